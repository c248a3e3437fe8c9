import type { ContentItem } from '@chalchitra/api/types';
import { expect, it } from 'vitest';
import { type Arrivals, joinLists, type LoadedLists, orderOfArrival } from './joinLists';

/** An item in the language that its id names first, as in `ta1`. */
const item = (id: string) => ({ id, languages: [id.slice(0, 2)] }) as ContentItem;
const page = (news?: string[], documentaries?: string[], interviews?: string[]): LoadedLists => [
  ['news', news?.map(item)],
  ['documentaries', documentaries?.map(item)],
  ['interviews', interviews?.map(item)],
];

/** The ids that a page shows after each of several states of its lists. */
function shown(...states: LoadedLists[]): string[][] {
  let order: Arrivals = [];
  return states.map((lists) => {
    order = orderOfArrival(order, lists);
    return joinLists(order, lists, ['ta']).map(({ item: { id } }) => id);
  });
}

it('joins lists that are there together in their own order, each item with its list', () => {
  const lists = page(['n'], ['d'], ['i']);
  expect(joinLists(orderOfArrival([], lists), lists, [])).toEqual([
    { list: 'news', item: item('n') },
    { list: 'documentaries', item: item('d') },
    { list: 'interviews', item: item('i') },
  ]);
});

it('shows what came at once, and puts nothing in front of what is shown (spec §2)', () => {
  expect(
    shown(
      page(),
      page(undefined, undefined, ['i']),
      page(['n'], undefined, ['i']),
      page(['n'], ['d'], ['i']),
    ),
  ).toEqual([[], ['i'], ['i', 'n'], ['i', 'n', 'd']]);
});

it('puts the chosen languages first in what came together, and not in front of what is shown (spec §2)', () => {
  expect(shown(page(['hi1', 'ta1'], ['ta2']))).toEqual([['ta1', 'ta2', 'hi1']]);
  expect(shown(page(['hi1']), page(['hi1'], ['hi2'], ['ta1']))).toEqual([['hi1'], ['hi1', 'ta1', 'hi2']]);
});

it('shows a title that is in several lists once, where it came first (spec §2)', () => {
  expect(shown(page(undefined, ['d', 'x']), page(['x', 'n'], ['d', 'x']))).toEqual([
    ['d', 'x'],
    ['d', 'x', 'n'],
  ]);
});

it('keeps titles apart that have the same id in two lists', () => {
  const lists: LoadedLists = [
    ['news', [{ ...item('1'), title: 'Monsoon' }]],
    ['documentaries', [{ ...item('1'), title: 'Looms' }]],
  ];
  const titles = joinLists(orderOfArrival([], lists), lists, []).map(({ item: { title } }) => title);
  expect(titles).toEqual(['Monsoon', 'Looms']);
});

it('keeps the order while a list is replaced by a newer one', () => {
  expect(shown(page(undefined, ['d']), page(['n'], ['d']), page(['n2'], ['d']))).toEqual([
    ['d'],
    ['d', 'n'],
    ['d', 'n2'],
  ]);
});

it('forgets the lists of another page, and gives the same array while nothing changes', () => {
  const order = orderOfArrival([['kids', 'news']], page(['n'], ['d']));
  expect(order).toEqual([['news'], ['documentaries']]);
  expect(orderOfArrival(order, page(['n2'], ['d2']))).toBe(order);
});
