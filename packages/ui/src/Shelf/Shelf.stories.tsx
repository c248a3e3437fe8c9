import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from '../Alert/Alert';
import { ContentCard } from '../ContentCard/ContentCard';
import { ContentRow } from '../ContentRow/ContentRow';
import { sampleTitles } from '../stories/content';
import { Shelf, SkeletonRow } from './Shelf';

/** A titled part of a page around a row or grid, with the way to all of it. Not for a single card. */
const meta = {
  title: 'Rows/Shelf',
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

/** See All leads to all of it (spec §2). */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /See All/ })).toHaveAttribute('href', '#short');
  },
};

/** A shelf without a listing page has no See All (spec §2). */
export const WithoutSeeAll: Story = {
  args: { seeAll: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Short Films' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /See All/ })).toBeNull();
  },
};

export const Loading: Story = { args: { children: <SkeletonRow label="Loading" />, seeAll: undefined } };

export const LoadingWide: Story = {
  args: { children: <SkeletonRow label="Loading" shape="wide" />, seeAll: undefined },
};

export const LoadingFaces: Story = {
  args: {
    title: 'Suggested Creators',
    children: <SkeletonRow label="Loading" shape="face" />,
    seeAll: undefined,
  },
};

export const Failed: Story = {
  args: {
    title: 'Trending in India',
    children: <Alert tone="bad">Failed to load trending videos</Alert>,
    seeAll: undefined,
  },
};
