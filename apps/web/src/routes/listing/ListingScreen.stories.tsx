import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleCards, sampleItems } from '../../stories/samples';
import { screenStory } from '../../stories/screen';
import { paths } from '../paths';
import type { ListingFilters } from './ListingFilterBar';
import { ListingScreen } from './ListingScreen';
import { readChoice } from './listingFilters';
import { type Listing, listings } from './listings';
import type { ListingData } from './useListingData';

const listingAt = (path: string): Listing => {
  const found = listings.find((listing) => listing.path === path);
  if (found === undefined) throw new Error(`${path} is no listing page`);
  return found;
};

const filled: ListingData = {
  items: sampleItems.map((item) => ({ list: 'videos', item })),
  languages: [],
  isPending: false,
  error: null,
  retry: fn(),
};
const filters: ListingFilters = {
  choice: readChoice(new URLSearchParams()),
  onToggle: fn(),
  onSort: fn(),
  onClear: fn(),
};
const empty: ListingData = { ...filled, items: [] };

const meta = {
  title: 'Screens/Listing',
  component: ListingScreen,
  args: { listing: listingAt(paths.movies), data: filled, genre: null, cards: sampleCards, filters },
  ...screenStory,
} satisfies Meta<typeof ListingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All first, then a shelf for each first genre, Other last (spec §2). */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const shelves = canvas.getAllByRole('region').map((shelf) => shelf.querySelector('h2')?.textContent);
    await expect(shelves).toEqual(['All', 'Drama', 'Adventure', 'Family', 'Thriller', 'Comedy', 'Other']);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

/** See All of a genre: its items alone, as a grid, with the way back (spec §2). */
export const OneGenre: Story = {
  args: { genre: 'Drama' },
  play: async ({ canvas }) => {
    const grid = within(canvas.getByRole('list', { name: 'Drama' }));
    const titles = grid.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
    const drama = sampleItems.filter(({ genres }) => genres[0] === 'Drama').map(({ title }) => title);
    await expect(titles).toEqual(drama);
    await expect(canvas.getByRole('link', { name: 'Back to Movies' })).toHaveAttribute('href', paths.movies);
  },
};

/** An address has the genre in every language alike: what is shared finds its shelf for everybody (spec §2, §18). */
export const InHindi: Story = {
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    const other = within(canvas.getByRole('region', { name: 'अन्य' }));
    const seeAll = other.getByRole('link', { name: 'सभी देखें' });
    await expect(seeAll).toHaveAttribute('href', `${paths.movies}?genre=Other`);
  },
};

const choosing = (query: string) => ({ ...filters, choice: readChoice(new URLSearchParams(query)) });

/** What is chosen takes the place of the shelves, with how many titles there are (spec §2). */
export const Filtered: Story = {
  args: { filters: choosing('language=Hindi&sort=title') },
  play: async ({ args, canvas, userEvent }) => {
    const found = within(canvas.getByRole('list', { name: 'Movies' })).getAllByRole('article');
    await expect(canvas.getByRole('status')).toHaveTextContent(`${found.length} titles`);
    await expect(canvas.queryByRole('region', { name: 'All' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Hindi' }));
    await expect(args.filters.onToggle).toHaveBeenCalledWith('language', 'Hindi');
  },
};

export const FilteredOnASmallScreen: Story = {
  args: { filters: choosing('language=Hindi&genres=Drama') },
  globals: { viewport: { value: 'small' } },
};

/** An address may name what isn’t there; the way on is to take filters away. */
export const NothingFound: Story = {
  args: { filters: choosing('year=1999') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No title has all of these' })).toBeVisible();
    const inPlace = canvas.getAllByRole('button', { name: 'Clear all filters' }).at(-1);
    await userEvent.click(inPlace as HTMLElement);
    await expect(args.filters.onClear).toHaveBeenCalledOnce();
    // The button is removed with the choices: the focus stays on the page.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** 8 tiles keep the place of what is loading (spec §2). */
export const Loading: Story = {
  args: { data: { ...empty, isPending: true } },
  play: async ({ canvas }) => {
    const [words, ...tiles] = canvas.getByRole('status').children;
    await expect(words).toHaveTextContent('Loading');
    await expect(tiles).toHaveLength(8);
  },
};

/** A genre that isn't in the lists that are there may be in one that is still to come (spec §2). */
export const GenreAwaited: Story = {
  args: { listing: listingAt(paths.tv), data: { ...filled, isPending: true }, genre: 'Politics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryAllByRole('article')).toEqual([]);
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const Empty: Story = { args: { data: empty } };

/** The message, Please try again later, and a Try again that works (spec §2). */
export const Failed: Story = {
  args: { data: { ...empty, error: new Error('refused'), retry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load movies');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please try again later');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.data.retry).toHaveBeenCalledTimes(2);
  },
};

/** Where one of several lists fails, what came is shown with the message beside it (spec §2). */
export const PartlyFailed: Story = {
  args: { listing: listingAt(paths.tv), data: { ...filled, error: new Error('refused') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load TV shows');
    await expect(canvas.getByRole('region', { name: 'All' })).toBeVisible();
  },
};

export const Cartoons: Story = { args: { listing: listingAt(paths.cartoons) } };
