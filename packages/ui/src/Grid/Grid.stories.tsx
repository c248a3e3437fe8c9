import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ContentCard } from '../ContentCard/ContentCard';
import { manyTitles, sampleTitles } from '../stories/content';
import { Grid, SkeletonGrid } from './Grid';

/**
 * Cards in as many columns as fit; of a long list only what can be seen is in the page. For a list on the
 * home page use a ContentRow.
 */
const meta = {
  title: 'Rows/Grid',
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

/** 1,000 cards cost no more elements than what can be seen and a margin. */
export const ThousandCards: Story = {
  args: {
    children: manyTitles(1000).map(({ id, ...item }) => (
      <ContentCard {...item} key={id} size="fill" href={`#${id}`} watchText="Watch Now" headingLevel={2} />
    )),
  },
  play: async ({ canvasElement }) => {
    const places = () =>
      [...canvasElement.querySelectorAll('[data-place]')].map((card) =>
        Number(card.getAttribute('data-place')),
      );
    await waitFor(() => expect(places().length).toBeLessThan(100));
    const whole = document.documentElement.scrollHeight;
    window.scrollTo({ top: whole / 2, behavior: 'instant' });
    await waitFor(() => expect(places()[0]).toBeGreaterThan(200));
    await expect(places().length).toBeLessThan(100);
    await expect(Math.abs(document.documentElement.scrollHeight - whole)).toBeLessThan(whole / 20);
    window.scrollTo({ top: whole, behavior: 'instant' });
    await waitFor(() => expect(places().at(-1)).toBe(999));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(places()[0]).toBe(0));
  },
};

export const Loading: Story = { render: () => <SkeletonGrid label="Loading" /> };

export const LoadingPeople: Story = { render: () => <SkeletonGrid label="Loading" variant="people" /> };

export const LoadingPosts: Story = { render: () => <SkeletonGrid label="Loading" variant="posts" /> };
