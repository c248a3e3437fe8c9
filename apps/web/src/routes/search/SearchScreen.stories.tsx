import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { OrderedResponse } from '../../platform/languages/orderedLists';
import { sampleCards, sampleResponse } from '../../stories/samples';
import { screenStory } from '../../stories/screen';
import { SearchScreen, type SearchScreenProps } from './SearchScreen';
import { readSearch } from './searchAddress';
import type { SearchResults } from './useSearchResults';

const found: OrderedResponse = { ...sampleResponse, first: [], nextOffset: 8 };
const results: SearchResults = {
  found: found,
  isPending: false,
  error: null,
  isUnavailable: false,
  rest: 'none',
  onMore: fn(),
  retry: fn(),
};
const nothing = { ...found, items: [], episodes: [], creators: [], people: [], genres: [], hashtags: [] };
const at = (query: string) => readSearch(new URLSearchParams(query));

const meta = {
  title: 'Screens/Search',
  component: SearchScreen,
  args: {
    choice: at('q=nadi&language=Hindi'),
    results,
    cards: sampleCards,
    hrefWithout: (filter) => `#without-${filter}`,
    onToggle: fn(),
    onSort: fn(),
    onClear: fn(),
  },
  ...screenStory,
} satisfies Meta<typeof SearchScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

/** In groups, with what matched marked, and how many there are read out (spec §16). */
export const Found: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “nadi”');
    const titles = within(canvas.getByRole('list', { name: 'Titles' }));
    await expect(titles.getAllByRole('article')).toHaveLength(8);
    await expect(titles.getByText('नदी').tagName).toBe('MARK');
    await expect(canvas.getByRole('region', { name: 'Hashtags' })).toHaveTextContent('#river');
    await expect(canvas.getByRole('region', { name: 'People' })).toHaveTextContent('Devika Saran');
    await expect(canvas.getByText('15 results')).toHaveAttribute('role', 'status');
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'small' } } };

/** A chip for what is chosen, and menus of what has results (spec §16). */
export const Filters: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Hindi' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('language', 'Hindi');
    canvas.getByRole('button', { name: /^Genre/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /Drama/ }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('genre', 'Drama');
  },
};

const first = { ...nothing, items: sampleResponse.items, total: 640 };

/** More titles than are shown: the server says how many, and the button shows more (spec §16). */
export const MoreThanShown: Story = {
  args: { results: { ...results, found: first, rest: 'more' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('640 results')).toHaveAttribute('role', 'status');
    canvas.getByRole('button', { name: 'Show more' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.results.onMore).toHaveBeenCalled();
  },
};

/** Many titles, so that the button is far below. */
const many = Array.from({ length: 15 }, (_, part) =>
  sampleResponse.items.map((title) => ({ ...title, id: `${title.id}-${part}` })),
).flat();
const hundred: SearchResults = {
  ...results,
  found: { ...nothing, items: many.slice(0, 100), total: 120 },
  rest: 'more',
};

/** A hundred titles, until the button is pressed by a key; near the screen it shows nothing yet. */
function Ending({ end, ...props }: SearchScreenProps & { end: SearchResults }) {
  const [hasEnded, setEnded] = useState(false);
  const more = () => setEnded(document.activeElement?.matches('button') ?? false);
  return <SearchScreen {...props} results={hasEnded ? end : { ...hundred, onMore: more }} />;
}

/** Goes to the button, once the cards before it are there, and presses it. */
async function pressMore({ canvas, userEvent }: Pick<Playing, 'canvas' | 'userEvent'>) {
  const button = canvas.getByRole('button', { name: 'Show more' });
  button.scrollIntoView();
  await waitFor(() =>
    expect(canvas.getByRole('list', { name: 'Titles' }).querySelector('[data-place="99"]')).toBeVisible(),
  );
  button.focus();
  await userEvent.keyboard('{Enter}');
}

/** The last titles take the button away: its focus goes to the first of them. */
export const LastTitlesShown: Story = {
  render: (args) => (
    <Ending {...args} end={{ ...hundred, found: { ...nothing, items: many, total: 120 }, rest: 'none' }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await pressMore({ canvas, userEvent });
    const titles = canvas.getByRole('list', { name: 'Titles' });
    await waitFor(() => expect(titles.querySelector('[data-place="100"] a')).toHaveFocus());
    window.scrollTo(0, 0);
  },
};

/** Its focus goes to the page's heading, which the message follows. */
export const FailedAtMore: Story = {
  render: (args) => <Ending {...args} end={{ ...hundred, error: { kind: 'offline' }, rest: 'none' }} />,
  play: async ({ canvas, userEvent }) => {
    await pressMore({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    window.scrollTo(0, 0);
  },
};

/** What no search gives is left to the filters. */
export const MoreThanASearchGives: Story = {
  args: { results: { ...results, found: first, rest: 'cut' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Only the first 8 titles/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

/** Nothing matches: the nearest titles, and which filter to drop (spec §16). */
export const Nearest: Story = {
  args: {
    results: {
      ...results,
      found: {
        ...nothing,
        items: sampleResponse.items.slice(0, 3),
        isNearest: true,
        dropFilters: ['language'],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results')).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('heading', { name: 'Nothing found for “nadi”' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Remove the Language filter' })).toHaveAttribute(
      'href',
      '#without-language',
    );
    await expect(canvas.getByRole('list', { name: 'Closest matches' })).toBeVisible();
  },
};

/** The response to the query before says nothing of the next one, whether that is slow or fails (spec §16). */
export const NearestOfBefore: Story = {
  args: { results: { ...results, found: { ...nothing, isNearest: true }, isPending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “nadi”');
    await expect(canvas.queryByRole('heading', { name: /^Nothing found/ })).toBeNull();
  },
};

export const FailedAfterNothing: Story = {
  args: { results: { ...results, found: nothing, error: { kind: 'offline' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline');
    await expect(canvas.queryByRole('heading', { name: /^Nothing found/ })).toBeNull();
  },
};

export const NothingFound: Story = { args: { results: { ...results, found: nothing } } };

/** Filters alone have no spelling to check. */
export const NothingChosen: Story = {
  args: { choice: at('language=Klingon'), results: { ...results, found: nothing } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No title has all of these' })).toBeVisible();
    await expect(canvas.queryByText(/^Check the spelling/)).toBeNull();
  },
};

/** Without a search: what is watched most, in that order alone. */
export const NotAsked: Story = {
  args: { choice: at('') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Genre/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Sort by/ })).toBeNull();
  },
};

/** Titles of the viewer's languages come first, says so and leads to the choice (spec §16). */
export const LanguagesFirst: Story = {
  args: { choice: at(''), results: { ...results, found: { ...found, first: ['Tamil', 'Urdu'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Titles in Tamil(,| and) Urdu first$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change which languages come first' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { results: { ...results, found: null, isPending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
};

/** What is shown stays below the message, whose button tries again (spec §16). */
export const Failed: Story = {
  args: { results: { ...results, error: { kind: 'offline' }, retry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.results.retry).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('list', { name: 'Titles' })).toBeVisible();
  },
};

export const FailedAtFirst: Story = {
  args: { results: { ...results, found: null, error: new Error('refused') } },
};

/** Where the server doesn't know the call, with a way on (spec §16). */
export const Unavailable: Story = {
  args: { results: { ...results, found: null, isUnavailable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Search isn’t available here');
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};
