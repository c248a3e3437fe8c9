import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { english } from '../../copy/english';
import { sampleEpisodes, sampleItem } from '../../stories/samples';
import { screenStory } from '../../stories/screen';
import { VideoScreen } from './VideoScreen';
import { embed } from './VideoScreen.css';

const { base } = english;

const [firstEpisode = null] = sampleEpisodes;
const unnamedEpisodes = sampleEpisodes.map((episode) => ({ ...episode, name: '' }));
const [, unnamedEpisode = null] = unnamedEpisodes;

const meta = {
  title: 'Screens/Video',
  component: VideoScreen,
  args: {
    state: { name: 'ready', item: sampleItem, episodes: [], episode: null },
    player: <img className={embed} src={sampleItem.artwork.wide ?? ''} alt="" />,
    onBack: fn(),
    onRetry: fn(),
  },
  ...screenStory,
} satisfies Meta<typeof VideoScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Title, genres, languages, year, duration, quality and hashtags, and the way back (spec §2). */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(sampleItem.title);
    await expect(canvas.getByText(sampleItem.description)).toBeVisible();
    for (const fact of ['Drama', 'Family', 'Hindi', 'Bengali', '2025', '2h 8m', 'HD', 'Premium', '#river']) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** Genres, languages, people and hashtags lead to the search for them (spec §16). */
export const Details: Story = {
  play: async ({ canvas }) => {
    const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(hrefOf('Drama')).toBe('/search?genre=Drama');
    await expect(hrefOf('Bengali')).toBe('/search?language=Bengali');
    await expect(hrefOf('Devika Saran')).toBe('/search?q=Devika+Saran');
    await expect(hrefOf('#river')).toBe('/search?q=%23river');
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const Series: Story = {
  args: { state: { name: 'ready', item: sampleItem, episodes: sampleEpisodes, episode: firstEpisode } },
  play: async ({ canvas }) => {
    // The list's code comes with the first series.
    const current = await canvas.findByRole('link', { name: /The Key/ });
    await expect(current).toHaveAttribute('aria-current', 'true');
  },
};

/** An episode without a name is called by its number. */
export const UnnamedEpisode: Story = {
  args: {
    state: {
      name: 'ready',
      item: sampleItem,
      episodes: unnamedEpisodes,
      episode: unnamedEpisode,
    },
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Episode 2' });
    await expect(link).toHaveAttribute('aria-current', 'true');
    const words = canvas.getByText('Episode 2', { selector: 'h1 + p' });
    await expect(words).toBeVisible();
    // They are no words of the title.
    for (const element of [link.parentElement, words]) await expect(element).not.toHaveAttribute('lang');
  },
};

export const LoadingWithTheCardsItem: Story = { args: { state: { name: 'loading', item: sampleItem } } };

export const LoadingByAddress: Story = {
  args: { state: { name: 'loading', item: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

/** A price is a badge, and another subscription by its own name; the free one has none (spec §3). */
export const Badges: Story = {
  args: {
    state: {
      name: 'ready',
      item: { ...sampleItem, subscription: 'Gold', price: 49 },
      episodes: [],
      episode: null,
    },
  },
  play: async ({ canvas }) => {
    const badges = within(canvas.getByRole('list', { name: 'Quality and subscription' }));
    await expect(badges.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual([
      'HD',
      'Gold',
      '₹49',
    ]);
  },
};

/** The free subscription and a price of 0 have no badge (spec §3). */
export const FreeTitle: Story = {
  args: {
    state: { name: 'ready', item: { ...sampleItem, subscription: 'free' }, episodes: [], episode: null },
  },
  play: async ({ canvas }) => {
    const badges = within(canvas.getByRole('list', { name: 'Quality and subscription' }));
    await expect(badges.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** A date that is none (spec §3). */
export const InvalidDate: Story = {
  args: {
    state: { name: 'ready', item: { ...sampleItem, createdAt: 'someday' }, episodes: [], episode: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invalid Date')).toBeVisible();
  },
};

export const Missing: Story = { args: { state: { name: 'missing' } } };

export const Failed: Story = {
  args: { state: { name: 'failed', error: { kind: 'offline' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(base.failures.offline);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};
