import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentCard } from '../ContentCard/ContentCard';
import { sampleTitles } from '../stories/content';
import { Grid, SkeletonGrid } from './Grid';

/**
 * Cards in as many columns as fit, all of them in the page. For a long list on the home page use a
 * ContentRow.
 */
const meta = {
  component: Grid,
  args: {
    label: 'Comedy',
    children: sampleTitles.map(({ id, ...item }) => (
      <ContentCard {...item} key={id} size="fill" href={`#${id}`} watchText="Watch Now" headingLevel={2} />
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cards: Story = {};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const Loading: Story = { render: () => <SkeletonGrid label="Loading" /> };
