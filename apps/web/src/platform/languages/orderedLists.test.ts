import type { ContentClient, SearchClient } from '@chalchitra/api';
import type { FoundTitle, SearchQuery, Suggestion } from '@chalchitra/api/types';
import { describe, expect, it, vi } from 'vitest';
import { sampleItem, sampleResponse } from '../../stories/samples';
import { putLanguagesFirst, putLanguagesFirstInSearch } from './orderedLists';

const titled = (id: string, ...languages: string[]) => ({ ...sampleItem, id, languages });
const ids = (items: readonly { id?: string }[] = []) => items.map(({ id }) => id).join('');

describe('lists (spec §16)', () => {
  const films = [
    titled('a', 'Hindi'),
    titled('b', 'Tamil', 'Telugu'),
    titled('c', 'English'),
    titled('d', 'Telugu'),
  ];
  const listWith = (chosen: readonly string[]) => {
    const content = { list: async () => ({ items: films, skipped: [] }) } as unknown as ContentClient;
    return putLanguagesFirst(content, () => chosen).list('news');
  };

  it('have titles of the chosen languages first, and are else as they were', async () => {
    const { items, first } = await listWith(['Odia', 'Telugu']);
    expect(ids(items)).toBe('bdac');
    expect(first).toEqual(['Telugu']);
  });

  it.each([[[]], [['Odia']]])('stay as they are with %j', async (chosen) => {
    expect(await listWith(chosen)).toEqual({ items: films, first: [] });
  });
});

describe('what nothing ranks in a search (spec §16)', () => {
  const found = (id: string, ...languages: string[]): FoundTitle => ({
    ...titled(id, ...languages),
    kind: 'videos',
    matched: [],
    alias: null,
  });
  const popular = ['a', 'b', 'c', 'd'].map((id) => found(id, id === 'c' ? 'Tamil' : 'Hindi'));
  const rare = ['x', 'y', 'z'].map((id) => found(id, 'Tamil'));
  const start = (chosen: readonly string[], isUnknown = false) => {
    const search = vi.fn(async ({ language = [], limit = 40 }: SearchQuery) =>
      isUnknown
        ? null
        : { ...sampleResponse, items: (language.includes('Tamil') ? rare : popular).slice(0, limit) },
    );
    const suggestions = vi.fn(async (_typed: string) =>
      isUnknown
        ? null
        : { items: popular.map((title): Suggestion => ({ type: 'title', ...title })), skipped: [] },
    );
    const client = { search, suggestions } as unknown as SearchClient;
    return { ...putLanguagesFirstInSearch(client, () => chosen), requests: search };
  };

  it('begins with titles that aren’t among the most popular, half of what is shown, and stays as long', async () => {
    const { searchInOrder, suggestions } = start(['Tamil']);
    const response = await searchInOrder({ q: '', limit: 4 });
    expect(ids(response?.items)).toBe('xyca');
    expect(response?.first).toEqual(['Tamil']);
    const suggested = await suggestions('');
    expect(ids(suggested?.items as { id?: string }[])).toBe('xyzc');
  });

  it('goes on with the first title that had to go for them', async () => {
    const { searchInOrder } = start(['Tamil']);
    expect((await searchInOrder({ q: '', limit: 4 }))?.nextOffset).toBe(1);
    expect((await start([]).searchInOrder({ q: '', limit: 4 }))?.nextOffset).toBe(4);
  });

  it.each([
    ['nothing is chosen', [], { q: '', limit: 4 }],
    ['the list goes on', ['Tamil'], { q: '', limit: 4, offset: 4 }],
    ['a language is named', ['Tamil'], { q: '', limit: 4, language: ['Hindi'] }],
  ] as const)('sends one request where %s', async (_case, chosen, query) => {
    const { searchInOrder, requests } = start(chosen);
    await searchInOrder(query);
    expect(requests).toHaveBeenCalledOnce();
  });

  it('leaves what was typed to how well it matches', async () => {
    const { suggestions, requests } = start(['Tamil']);
    expect(ids((await suggestions('nadi'))?.items as { id?: string }[])).toBe('abcd');
    expect(requests).not.toHaveBeenCalled();
  });

  it('is unknown where the server doesn’t know the calls', async () => {
    const { searchInOrder, suggestions } = start(['Tamil'], true);
    expect(await searchInOrder({ q: '' })).toBeNull();
    expect(await suggestions('')).toBeNull();
  });
});
