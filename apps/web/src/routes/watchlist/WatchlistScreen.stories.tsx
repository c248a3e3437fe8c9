import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { createCell } from '../../cell';
import { sampleCards, sampleItems } from '../../stories/samples';
import { screenStory } from '../../stories/screen';
import type { WatchlistView } from '../../viewing';
import { toSummary, WatchlistProvider } from '../viewing/useWatchlist';
import { WatchlistScreen } from './WatchlistScreen';

const titles = sampleItems.map((item) => toSummary(item, 'videos'));
const filled: WatchlistView = {
  titles,
  ids: new Set(titles.map(({ id }) => id)),
  isPending: false,
  isIncomplete: false,
  error: null,
  retry: fn(),
  change: fn(),
};
const empty: WatchlistView = { ...filled, titles: [], ids: new Set() };

const meta = {
  title: 'Screens/Watchlist',
  component: WatchlistScreen,
  args: { watchlist: filled, cards: sampleCards },
  ...screenStory,
  render: (args) => (
    <WatchlistProvider value={createCell<WatchlistView | null>({ ...filled, ...args.watchlist })}>
      <WatchlistScreen {...args} />
    </WatchlistProvider>
  ),
} satisfies Meta<typeof WatchlistScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The titles, the latest first, each with the button that removes it (spec §15). */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = titles;
    await expect(canvas.getByText(`${titles.length} titles`)).toBeVisible();
    const button = canvas.getByRole('button', { name: `Remove ${first?.title} from Watchlist` });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(filled.change).toHaveBeenCalledTimes(2);
    await expect(filled.change).toHaveBeenCalledWith(first, false);
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const One: Story = {
  args: { watchlist: { ...filled, titles: titles.slice(0, 1) } },
};

/** Says how titles come here, and leads to them (spec §15). */
export const Empty: Story = {
  args: { watchlist: empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};

export const Loading: Story = { args: { watchlist: { ...empty, isPending: true } } };

/** What waits in this browser is shown beside the failure. */
export const Failed: Story = {
  args: { watchlist: { ...filled, titles: titles.slice(0, 1), error: { kind: 'timeout' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to load your watchlist')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(filled.retry).toHaveBeenCalledOnce();
  },
};

export const FailedAndEmpty: Story = {
  args: { watchlist: { ...empty, error: { kind: 'offline' } } },
};
