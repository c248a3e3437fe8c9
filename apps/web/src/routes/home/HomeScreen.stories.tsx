import { heroCarouselMachine } from '@chalchitra/machines';
import { HeroCarousel } from '@chalchitra/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createActor, SimulatedClock } from 'xstate';
import { english } from '../../copy/english';
import { createPresenter } from '../../present/present';
import { sampleCards, sampleItem, sampleItems } from '../../stories/samples';
import { screenStory } from '../../stories/screen';
import { toSummary } from '../viewing/useWatchlist';
import { HomeScreen } from './HomeScreen';
import type { HomeData, ShelfState } from './homeData';
import { homeShelves } from './homeShelves';
import { RecentlyWatchedShelf } from './RecentlyWatchedShelf';
import { toHeroSlides } from './useHeroSlides';
import { WatchlistShelf } from './WatchlistShelf';
import type { WatchingItem } from './watchingRow';

const { base } = english;

const present = createPresenter('en-IN', base);

const shelves = (status: ShelfState['status']): HomeData['shelves'] =>
  homeShelves.map((shelf) => ({
    shelf,
    status,
    items: status === 'loaded' ? sampleItems : [],
    isWhole: true,
    error: null,
  }));

const filled: HomeData = {
  hero: { status: 'loaded', items: sampleItems, isWhole: true, error: null },
  shelves: shelves('loaded'),
  hasAllFailed: false,
  hasLanguagesFirst: false,
};

const refusedFor = (retryAfterSeconds: number) => ({ kind: 'http', status: 429, retryAfterSeconds });

const slides = toHeroSlides(sampleItems, () => null, base, present);

const heroAt = (index: number) => (
  <HeroCarousel
    label={base.home.hero}
    slides={slides}
    activeIndex={index}
    watchText={base.actions.watchNow}
    previousLabel={base.cards.previous}
    nextLabel={base.cards.next}
    pauseLabel={base.header.pauseMotion}
    resumeLabel={base.header.playMotion}
    isPaused
    isHalted
    onPauseToggle={fn()}
    onPrevious={fn()}
    onNext={fn()}
    onSelect={fn()}
  />
);

const clock = new SimulatedClock();

/** The hero as its machine moves it, by a clock that only a test turns. */
function MovingHero() {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const actor = createActor(heroCarouselMachine, { clock }).start();
    actor.send({ type: 'slides.change', count: slides.length });
    const { unsubscribe } = actor.subscribe(({ context }) => setIndex(context.index));
    return () => {
      unsubscribe();
      actor.stop();
    };
  }, []);
  return heroAt(index);
}

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  args: {
    brandName: 'Chalchitra',
    hero: heroAt(0),
    isHeroPending: false,
    data: filled,
    recentlyWatched: null,
    watchlist: null,
    cards: sampleCards,
    onChannelOpen: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
  ...screenStory,
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The hero, live TV above trending, and the shelves in their order (spec §2). */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    const shelfTitles = homeShelves.map(({ title }) => title(base));
    await expect(titles.filter((title) => shelfTitles.includes(title ?? ''))).toEqual(shelfTitles);
  },
};

/** Titles of the viewer's languages come first; it says so and leads to the choice (spec §16). */
export const InOrder: Story = {
  args: { data: { ...filled, hasLanguagesFirst: true } },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('link', { name: 'Titles in your languages come first. Change this' });
    await expect(note).toHaveAttribute('href', '/profile#content-languages');
  },
};

/** A live channel is no page of its own: it opens over this one (spec §2). */
export const OpensAChannel: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const live = within(canvas.getByRole('region', { name: 'Live TV' }));
    const [channel] = live.getAllByRole('button', { name: /The Salt Caravan/ });
    channel?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChannelOpen).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'the-salt-caravan' }),
    );
  },
};

/** The hero goes on after 7000 ms, and from its last slide to its first one (spec §4, §9). */
export const HeroAdvances: Story = {
  args: { hero: <MovingHero /> },
  play: async ({ canvas }) => {
    // The clock is the story's own; a busy machine only renders later.
    const isAt = (place: number) =>
      waitFor(() =>
        expect(
          canvas.getByRole('button', { name: base.home.slide({ number: place, count: slides.length }) }),
        ).toHaveAttribute('aria-current', 'true'),
      );
    clock.increment(6999);
    await isAt(1);
    clock.increment(1);
    let at = 2;
    await isAt(at);
    while (at !== 1) {
      at = (at % slides.length) + 1;
      clock.increment(7000);
      await isAt(at);
    }
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const Loading: Story = {
  args: {
    hero: null,
    isHeroPending: true,
    data: {
      ...filled,
      hero: { status: 'pending', items: [], isWhole: true, error: null },
      shelves: shelves('pending'),
    },
    recentlyWatched: <RecentlyWatchedShelf items={null} cards={sampleCards} />,
    watchlist: <WatchlistShelf titles={null} cards={sampleCards} />,
  },
};

const watching = (index: number, more: Partial<WatchingItem> = {}): WatchingItem => ({
  title: toSummary(sampleItems[index] ?? sampleItem, 'videos'),
  episode: null,
  isNext: false,
  progress: null,
  ...more,
});
const sampleWatching: WatchingItem[] = [
  watching(0, { progress: 0.42 }),
  watching(1, { episode: { id: 'e2', name: 'Low Tide' }, isNext: true }),
  watching(2, { episode: { id: 'e1', name: 'First Light' }, progress: 0.9 }),
  watching(3, { episode: { id: 'e2', name: '' }, isNext: true }),
];

const sampleWatchlist = sampleItems.slice(0, 3).map((item) => toSummary(item, 'videos'));

const removeFromRow = fn();

/** How far each title was watched, the next episode of a series, and a button that removes it (spec §3, §15). */
export const WithRecentlyWatched: Story = {
  args: {
    recentlyWatched: (
      <RecentlyWatchedShelf items={sampleWatching} cards={sampleCards} onRemove={removeFromRow} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const row = within(canvas.getByRole('region', { name: 'Recently Watched' }));
    await expect(row.getByRole('progressbar', { name: '42% watched' })).toHaveValue(0.42);
    await expect(row.getByText('Next: Low Tide')).toBeVisible();
    // Of an episode without a name nothing is said.
    await expect(row.getAllByText(/^Next:/)).toHaveLength(1);
    const [first] = sampleWatching;
    const name = `Remove ${first?.title.title} from Recently Watched`;
    await userEvent.click(row.getByRole('button', { name }));
    await userEvent.keyboard('{Enter}');
    await expect(removeFromRow).toHaveBeenCalledTimes(2);
    await expect(removeFromRow).toHaveBeenCalledWith(first?.title);
  },
};

/** What was put aside, between live TV and trending, with the way to all of it (spec §15). */
export const WithWatchlist: Story = {
  args: { watchlist: <WatchlistShelf titles={sampleWatchlist} cards={sampleCards} /> },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('region', { name: 'Watchlist' }));
    await expect(row.getAllByRole('article')).toHaveLength(sampleWatchlist.length);
    await expect(row.getByRole('link', { name: 'See All' })).toHaveAttribute('href', '/watchlist');
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(titles.indexOf('Watchlist')).toBe(titles.indexOf('Live TV') + 1);
  },
};

/** Live TV and trending say that they failed; of the others' failure nothing is seen (spec §2, §8). */
export const SomeShelvesFailed: Story = {
  args: {
    data: {
      ...filled,
      shelves: homeShelves.map((shelf, index) => ({
        shelf,
        status: index < 4 ? 'failed' : 'loaded',
        items: index < 4 ? [] : sampleItems,
        isWhole: true,
        error: index < 4 ? refusedFor(60) : null,
      })),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to load live TV channels')).toBeVisible();
    await expect(canvas.getByText('Failed to load trending videos')).toBeVisible();
    await expect(canvas.getAllByText(/Try again in 60 s/)).toHaveLength(2);
    await expect(canvas.queryByRole('region', { name: 'Movies' })).toBeNull();
    const [retry] = canvas.getAllByRole('button', { name: 'Try again' });
    if (retry) await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** One message for all of them, with Try again (spec §2); what the user has put aside stays (spec §15). */
export const EverythingFailed: Story = {
  args: {
    hero: null,
    data: { ...filled, shelves: shelves('failed'), hasAllFailed: true },
    watchlist: <WatchlistShelf titles={sampleWatchlist} cards={sampleCards} />,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Watchlist' })).toBeVisible();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** An empty shelf isn't shown (spec §1). */
export const SomeShelvesEmpty: Story = {
  args: {
    data: {
      ...filled,
      shelves: homeShelves.map((shelf, index) => ({
        shelf,
        status: 'loaded',
        items: index % 2 === 0 ? sampleItems : [],
        isWhole: true,
        error: null,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Trending in India' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Movies' })).toBeVisible();
  },
};
