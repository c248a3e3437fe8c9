import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../Alert/Alert';
import { ContentCard } from '../ContentCard/ContentCard';
import { ContentRow } from '../ContentRow/ContentRow';
import { sampleTitles } from '../stories/content';
import { Shelf, SkeletonRow } from './Shelf';

/** A titled part of a page around a row or grid, with the way to all of it. Not for a single card. */
const meta = {
  component: Shelf,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Short Films',
    seeAll: { href: '#short', text: 'See All' },
    children: (
      <ContentRow
        label="Short Films"
        items={sampleTitles}
        getKey={(item) => item.id}
        renderItem={({ id, facts, ...item }) => (
          <ContentCard {...item} href={`#${id}`} facts={facts} watchText="Watch Now" />
        )}
        previousLabel="Previous"
        nextLabel="Next"
      />
    ),
  },
} satisfies Meta<typeof Shelf>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const WithoutSeeAll: Story = { args: { seeAll: undefined } };

export const Loading: Story = { args: { children: <SkeletonRow label="Loading" />, seeAll: undefined } };

export const LoadingWide: Story = {
  args: { children: <SkeletonRow label="Loading" shape="wide" />, seeAll: undefined },
};

export const Failed: Story = {
  args: {
    title: 'Trending in India',
    children: <Alert tone="bad">Failed to load trending videos</Alert>,
    seeAll: undefined,
  },
};
