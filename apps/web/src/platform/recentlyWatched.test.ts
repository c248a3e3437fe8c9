import { describe, expect, it, vi } from 'vitest';
import { createRecentlyWatched, type WatchedItem } from './recentlyWatched';
import { createStore, type KeyValueStore } from './storage';

const item = (id: string, kind: WatchedItem['kind'] = 'videos'): WatchedItem => ({
  id,
  kind,
  title: `Title ${id}`,
  artwork: { small: null, wide: '/artwork/a.webp' },
  genres: ['Drama'],
  durationSeconds: 60,
  createdAt: null,
  lang: 'hi',
  youtubeVideoId: null,
});

function prepare(uid: string | null = 'u1') {
  const local: KeyValueStore = createStore(() => {
    throw new Error('blocked');
  });
  const who = { uid };
  return { local, who, watched: createRecentlyWatched(local, () => who.uid) };
}

describe('recently watched', () => {
  it('keeps ten, newest first, without duplicates', () => {
    const { watched, local } = prepare();
    for (let number = 1; number <= 12; number += 1) watched.add(item(String(number)));
    watched.add(item('5'));
    expect(watched.list().map(({ id }) => id)).toEqual(['5', '12', '11', '10', '9', '8', '7', '6', '4', '3']);
    expect(JSON.parse(local.get('recentlyWatched') ?? '')).toHaveLength(10);
  });

  it('tells items of different kinds with one id apart', () => {
    const { watched } = prepare();
    watched.add(item('1', 'videos'));
    watched.add(item('1', 'news'));
    expect(watched.list()).toHaveLength(2);
  });

  it('gives the same array until something changes, and tells subscribers', () => {
    const { watched } = prepare();
    const listener = vi.fn();
    watched.subscribe(listener);
    watched.add(item('1'));
    expect(listener).toHaveBeenCalledOnce();
    expect(watched.list()).toBe(watched.list());
  });

  it.each([
    '{broken',
    '7',
    '[null, {"id": 1}, "x"]',
    '[{"id":"1","kind":"videos","title":"x","artwork":{}}]',
  ])('reads %s as nothing', (text) => {
    const { watched, local } = prepare();
    local.set('recentlyWatched', text);
    expect(watched.list()).toEqual([]);
  });

  it('refuses pictures that are no web addresses', () => {
    const { watched, local } = prepare();
    local.set(
      'recentlyWatched',
      JSON.stringify([{ ...item('1'), artwork: { small: 'javascript:1', wide: null } }]),
    );
    expect(watched.list()).toEqual([]);
  });

  it.each(['', '.', '..', 'a\ud800'])('refuses the id %j, which no address can hold', (id) => {
    const { watched, local } = prepare();
    local.set('recentlyWatched', JSON.stringify([item(id), item('1')]));
    expect(watched.list().map((kept) => kept.id)).toEqual(['1']);
  });

  it("sets another account's list aside and brings it back", () => {
    const { watched, who } = prepare();
    watched.add(item('1'));
    who.uid = 'u2';
    expect(watched.list()).toEqual([]);
    watched.add(item('2'));
    who.uid = 'u1';
    expect(watched.list().map(({ id }) => id)).toEqual(['1']);
    who.uid = null;
    expect(watched.list()).toEqual([]);
  });
});
