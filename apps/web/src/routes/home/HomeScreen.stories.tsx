import { HeroCarousel } from '@chalchitra/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { base } from '../../copy/en/base';
import { createPresenter } from '../../present/present';
import { sampleCards, sampleItems } from '../../stories/samples';
import { screenStory } from '../../stories/screen';
import { HomeScreen } from './HomeScreen';
import type { HomeData, ShelfState } from './homeData';
import { homeShelves } from './homeShelves';
import { toHeroSlides } from './useHeroSlides';

const present = createPresenter('en-IN', { invalidDate: base.invalidDate });

const shelves = (status: ShelfState['status']): HomeData['shelves'] =>
  homeShelves.map((shelf) => ({ shelf, status, items: status === 'loaded' ? sampleItems : [], error: null }));

const filled: HomeData = {
  hero: { status: 'loaded', items: sampleItems, error: null },
  shelves: shelves('loaded'),
  hasAllFailed: false,
  quietErrors: [],
};

const refusedFor = (retryAfterSeconds: number) => ({ kind: 'http', status: 429, retryAfterSeconds });

const hero = (
  <HeroCarousel
    label={base.home.hero}
    slides={toHeroSlides(sampleItems, () => null, base, present)}
    activeIndex={0}
    watchText={base.actions.watchNow}
    previousLabel={base.cards.previous}
    nextLabel={base.cards.next}
    pauseLabel={base.header.pauseMotion}
    resumeLabel={base.header.playMotion}
    isPaused
    onPauseToggle={fn()}
    onPrevious={fn()}
    onNext={fn()}
    onSelect={fn()}
  />
);

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  args: {
    brandName: 'Chalchitra',
    hero,
    isHeroPending: false,
    data: filled,
    recentlyWatched: [],
    cards: sampleCards,
    onChannelOpen: fn(),
    onRetry: fn(),
  },
  ...screenStory,
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    const shelfTitles = homeShelves.map(({ title }) => base.home[title]);
    await expect(titles.filter((title) => shelfTitles.includes(title ?? ''))).toEqual(shelfTitles);
  },
};

/** A live channel is no page of its own: it opens over this one. */
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

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

export const Loading: Story = {
  args: {
    hero: null,
    isHeroPending: true,
    data: { ...filled, hero: { status: 'pending', items: [], error: null }, shelves: shelves('pending') },
    recentlyWatched: null,
  },
};

export const WithRecentlyWatched: Story = {
  args: { recentlyWatched: sampleItems.slice(0, 3).map((item) => ({ ...item, kind: 'videos' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recently Watched' })).toBeVisible();
  },
};

/** Live TV and trending say that they failed; of the others' failure nothing is seen. */
export const SomeShelvesFailed: Story = {
  args: {
    data: {
      ...filled,
      shelves: homeShelves.map((shelf, index) => ({
        shelf,
        status: index < 4 ? 'failed' : 'loaded',
        items: index < 4 ? [] : sampleItems,
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

export const EverythingFailed: Story = {
  args: { hero: null, data: { ...filled, shelves: shelves('failed'), hasAllFailed: true } },
};

/** An empty shelf isn't shown. */
export const SomeShelvesEmpty: Story = {
  args: {
    data: {
      ...filled,
      shelves: homeShelves.map((shelf, index) => ({
        shelf,
        status: 'loaded',
        items: index % 2 === 0 ? sampleItems : [],
        error: null,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Trending in India' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Movies' })).toBeVisible();
  },
};
