import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleEpisodes, sampleItem } from '../../stories/samples';
import { screenStory } from '../../stories/screen';
import { SeriesScreen } from './SeriesScreen';

const meta = {
  title: 'Screens/Series',
  component: SeriesScreen,
  args: {
    state: { name: 'ready', series: sampleItem, episodes: sampleEpisodes },
    onRetry: fn(),
    onOpen: fn(),
  },
  ...screenStory,
} satisfies Meta<typeof SeriesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Art, description and episodes, each of which opens the player on itself (spec §2). */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(sampleItem.title);
    await expect(canvas.getByText(sampleItem.description)).toBeVisible();
    await expect(canvasElement.querySelector('main img')).toHaveAttribute(
      'src',
      expect.stringContaining('lamps-on-the-river'),
    );
    await expect(canvas.getByRole('link', { name: 'Watch Now' })).toHaveAttribute(
      'href',
      '/video/lamps-on-the-river?episode=e1',
    );
    await expect(canvas.getByRole('link', { name: 'Low Tide' })).toHaveAttribute(
      'href',
      '/video/lamps-on-the-river?episode=e3',
    );
  },
};

/** Genres, languages, people and hashtags lead to the search for them (spec §16). */
export const LeadsToSearches: Story = {
  play: async ({ canvas }) => {
    const [genre] = canvas.getAllByRole('link', { name: 'Drama' });
    await expect(genre).toHaveAttribute('href', '/search?genre=Drama');
    await expect(canvas.getByRole('link', { name: 'Bengali' })).toHaveAttribute(
      'href',
      '/search?language=Bengali',
    );
    await expect(canvas.getByRole('link', { name: 'Devika Saran' })).toHaveAttribute(
      'href',
      '/search?q=Devika+Saran',
    );
    await expect(canvas.getByRole('link', { name: '#diya' })).toHaveAttribute('href', '/search?q=%23diya');
  },
};

/** Where the server can't search, they are text (spec §16). */
export const WithoutSearch: Story = {
  parameters: { canSearch: false },
  play: async ({ canvas }) => {
    for (const name of ['Bengali', 'Devika Saran', '#diya']) {
      await expect(canvas.getByText(name)).toBeVisible();
      await expect(canvas.queryByRole('link', { name })).toBeNull();
    }
  },
};

/** A series without art has its video host's thumbnail (spec §3). */
export const HostsThumbnail: Story = {
  args: {
    state: {
      name: 'ready',
      series: { ...sampleItem, artwork: { small: null, wide: null } },
      episodes: sampleEpisodes,
    },
    thumbnail: sampleItem.artwork.wide,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('main img')).toHaveAttribute(
      'src',
      expect.stringContaining('lamps-on-the-river'),
    );
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

/** Without episodes, Watch Now leads to the series' own video. */
export const NoEpisodes: Story = {
  args: {
    state: { name: 'ready', series: { ...sampleItem, youtubeVideoId: 'abc' }, episodes: [] },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Watch Now' })).toHaveAttribute(
      'href',
      '/video/lamps-on-the-river',
    ),
};

/** Where there is nothing to play, nothing leads to the player (spec §2). */
export const NothingToPlay: Story = {
  args: { state: { name: 'ready', series: sampleItem, episodes: [] } },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: 'Watch Now' })).toBeNull(),
};

/** An episode without a name is called by its number. */
export const UnnamedEpisode: Story = {
  args: {
    state: {
      name: 'ready',
      series: sampleItem,
      episodes: sampleEpisodes.map((episode, index) => (index === 1 ? { ...episode, name: '' } : episode)),
    },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Episode 2' })).toHaveAttribute(
      'href',
      '/video/lamps-on-the-river?episode=e2',
    ),
};

export const Loading: Story = { args: { state: { name: 'loading' } } };

export const Missing: Story = { args: { state: { name: 'missing' } } };

/** Retried by its button, and when the browser is online again. */
export const Failed: Story = {
  args: { state: { name: 'failed', error: { kind: 'timeout' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await expect(args.onRetry).toHaveBeenCalledTimes(3);
  },
};
