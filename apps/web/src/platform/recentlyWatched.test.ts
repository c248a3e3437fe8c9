import type { WatchedItem } from '@chalchitra/machines';
import { describe, expect, it, vi } from 'vitest';
import { createRecentlyWatched } from './recentlyWatched';
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

const otherTabs = new EventTarget();
const blockedStore = () =>
  createStore(() => {
    throw new Error('blocked');
  }, otherTabs);

function prepare(uid: string | null = 'u1', local: KeyValueStore = blockedStore()) {
  const who = { uid };
  const watched = createRecentlyWatched(local, () => who.uid);
  const ids = () => watched.list().map(({ id }) => id);
  return { local, who, watched, ids };
}

describe('recently watched (spec §3, §9)', () => {
  it('keeps ten, newest first, without duplicates', async () => {
    const { watched, ids, local } = prepare();
    for (let number = 1; number <= 12; number += 1) watched.add(item(String(number)));
    watched.add(item('5'));
    await vi.waitFor(() => expect(ids()).toEqual(['5', '12', '11', '10', '9', '8', '7', '6', '4', '3']));
    expect(JSON.parse(local.get('recentlyWatched') ?? '')).toHaveLength(10);
  });

  it('gives the same array until something changes, and tells subscribers', async () => {
    const { watched, ids } = prepare();
    const listener = vi.fn();
    const stop = watched.subscribe(listener);
    watched.add(item('1'));
    await vi.waitFor(() => expect(ids()).toEqual(['1']));
    expect(listener).toHaveBeenCalledOnce();
    expect(watched.list()).toBe(watched.list());
    stop();
    watched.add(item('2'));
    await vi.waitFor(() => expect(ids()).toEqual(['2', '1']));
    expect(listener).toHaveBeenCalledOnce();
  });

  it('shows what another tab has kept, and adds to it', async () => {
    const here = prepare();
    const elsewhere = prepare('u1', here.local);
    const listener = vi.fn();
    here.watched.subscribe(listener);
    elsewhere.watched.add(item('1'));
    await vi.waitFor(() => expect(elsewhere.ids()).toEqual(['1']));
    expect(listener).not.toHaveBeenCalled();
    otherTabs.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledOnce();
    expect(here.ids()).toEqual(['1']);
    here.watched.add(item('2'));
    await vi.waitFor(() => expect(elsewhere.ids()).toEqual(['2', '1']));
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

  it("sets another account's list aside and brings it back", async () => {
    const { watched, who, ids } = prepare();
    watched.add(item('1'));
    await vi.waitFor(() => expect(ids()).toEqual(['1']));
    who.uid = 'u2';
    expect(ids()).toEqual([]);
    watched.add(item('2'));
    await vi.waitFor(() => expect(ids()).toEqual(['2']));
    who.uid = 'u1';
    expect(ids()).toEqual(['1']);
    watched.add(item('3'));
    await vi.waitFor(() => expect(ids()).toEqual(['3', '1']));
    who.uid = 'u2';
    expect(ids()).toEqual(['2']);
    who.uid = null;
    expect(ids()).toEqual([]);
  });
});
