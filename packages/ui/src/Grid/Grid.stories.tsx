import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentCard } from '../ContentCard/ContentCard';
import { sampleTitles } from '../stories/content';
import { Grid, SkeletonGrid } from './Grid';

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
