import { ApiError, type ViewingClient } from '@chalchitra/api';
import { MINUTE_MS } from '@chalchitra/api/constants';
import type { ListResult, Place, TitleSummary } from '@chalchitra/api/types';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCell } from '../../cell';
import type { PlacesView, ReachedPlace, ViewingToast, WatchlistView } from '../../viewing';
import type { Clients } from '../clients';
import { createMemoryStore } from '../storage';
import { RECENTLY_WATCHED_KEY } from '../storageKeys';
import { createFakeSession } from '../testing/createFakeSession';
import { sampleTitle } from '../testing/sampleTitle';
import { type PlaceBody, withChanges } from './mergedPlaces';
import { startPlaces } from './places';
import { createRecentlyWatched } from './recentlyWatched';
import { readItems } from './watchedItems';

const title = sampleTitle('film', { title: 'A film' });
const NOW = Date.parse('2026-01-01T10:00:00Z');
const place = (position: number, more: Partial<Place> = {}): Place => ({
  title,
  episode: null,
  nextEpisode: null,
  position,
  duration: 100,
  watchedAt: new Date(NOW).toISOString(),
  isRemoved: false,
  ...more,
});
const reached = (position: number): ReachedPlace => ({
  title,
  episode: null,
  nextEpisode: null,
  position,
  duration: 100,
  session: { id: 's1', startedAt: NOW },
});
const change = (at: number, body: PlaceBody) => ({
  key: body.type === 'row' ? 'row:film' : 'place:film/',
  at,
  body,
});

/** Runs what waits for a response or for the next turn, and no timer of seconds. */
const settle = () => vi.advanceTimersByTimeAsync(20);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

async function start(
  viewing: Partial<ViewingClient> = {},
  remembered: readonly TitleSummary[] = [],
  local = createMemoryStore(),
) {
  const places = createCell<PlacesView | null>(null);
  const toast = createCell<ViewingToast | null>(null);
  const client = {
    places: vi.fn(async () => ({ items: [place(20)], skipped: [] })),
    changePlaces: vi.fn(async () => {}),
    ...viewing,
  };
  const window = Object.assign(new EventTarget(), {
    document: { visibilityState: 'visible' },
    setInterval: (...given: Parameters<typeof setInterval>) => setInterval(...given),
    clearInterval: (timer: NodeJS.Timeout) => clearInterval(timer),
  }) as unknown as Window;
  const session = createFakeSession('u1').actor;
  const recentlyWatched = createRecentlyWatched(local, session);
  recentlyWatched.start();
  for (const item of remembered) recentlyWatched.send({ type: 'item.watched', item });
  startPlaces(window, local, {
    session,
    recentlyWatched,
    clients: async () => ({ viewing: client }) as unknown as Clients,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    watchlist: createCell<WatchlistView | null>(null),
    places,
    toast,
  });
  await settle();
  const kept = () => JSON.parse(local.get('playbackPositions:u1') ?? '[]');
  const rememberedIds = () => readItems(local, RECENTLY_WATCHED_KEY).map(({ id }) => id);
  return {
    local,
    client,
    toast,
    kept,
    rememberedIds,
    view: () => places.get(),
    shown: () => places.get()?.places ?? [],
  };
}

describe('the server’s places with what waits (spec §15)', () => {
  it('has the later of two places, and the later word on a row', () => {
    const later = change(NOW + 1, { type: 'place', ...reached(30) });
    const earlier = change(NOW - 1, { type: 'place', ...reached(30) });
    expect(withChanges([place(20)], [later])).toMatchObject([{ position: 30 }]);
    expect(withChanges([place(20)], [earlier])).toMatchObject([{ position: 20 }]);
    const removed = (at: number) => change(at, { type: 'row', title, isRemoved: true });
    expect(withChanges([place(20)], [removed(NOW + 1)])).toMatchObject([{ isRemoved: true }]);
    expect(withChanges([place(20)], [removed(NOW - 1)])).toMatchObject([{ isRemoved: false }]);
    expect(withChanges([], [removed(NOW), later])).toMatchObject([{ position: 30, isRemoved: false }]);
  });
});

describe('the places (spec §15)', () => {
  it('are collected while something plays, and sent at once where it stops', async () => {
    const { client, view, shown } = await start();
    view()?.report(reached(30), false);
    await settle();
    expect(client.changePlaces).not.toHaveBeenCalled();
    expect(shown()).toMatchObject([{ position: 30 }]);
    view()?.report(reached(35), true);
    await settle();
    expect(client.changePlaces).toHaveBeenCalledExactlyOnceWith('u1', [
      expect.objectContaining({ type: 'place', id: 'film', episodeId: '', position: 35, sessionId: 's1' }),
    ]);
    expect(shown()).toMatchObject([{ position: 35 }]);
  });

  it('of a session that began while the one before was being sent come after it', async () => {
    const changePlaces = vi.fn(async (..._: Parameters<ViewingClient['changePlaces']>) => {
      if (changePlaces.mock.calls.length === 1) await new Promise((done) => setTimeout(done, 5000));
    });
    const { view } = await start({ changePlaces });
    const begun = Date.now();
    view()?.report({ ...reached(30), session: { id: 's1', startedAt: begun } }, true);
    await vi.advanceTimersByTimeAsync(1000);
    const session = { id: 's2', startedAt: Date.now() };
    view()?.report({ ...reached(31), session }, true);
    await vi.advanceTimersByTimeAsync(14_000);
    view()?.report({ ...reached(40), session }, true);
    await settle();
    const sent = changePlaces.mock.calls.map(([, [change]]) => change);
    expect(sent).toMatchObject([
      { sessionId: 's1', sessionAge: 0 },
      { sessionId: 's2', sessionAge: 0 },
      { sessionId: 's2', sessionAge: 10_000 },
    ]);
  });

  it('of this page are no news to its player, which has gone on since', async () => {
    const { kept, view } = await start({
      places: async () => ({ items: [place(30)], skipped: [] }),
    });
    view()?.report(reached(30), true);
    view()?.report(reached(50), true);
    await settle();
    await vi.advanceTimersByTimeAsync(5000);
    await view()?.prepare('film');
    expect(kept()).toEqual([]);
  });

  it('that were sent while the list was loading are shown until it has come', async () => {
    let respond = (_list: ListResult<Place>) => {};
    const { client, view, shown } = await start({
      places: vi.fn(() => new Promise<ListResult<Place>>((resolve) => (respond = resolve))),
    });
    view()?.report(reached(30), true);
    await settle();
    expect(client.changePlaces).toHaveBeenCalledOnce();
    expect(shown()).toMatchObject([{ position: 30 }]);
    respond({ items: [place(40)], skipped: [] });
    await settle();
    expect(shown()).toMatchObject([{ position: 40 }]);
  });

  it('are removed from the row and put back', async () => {
    const { client, toast, view, shown } = await start();
    view()?.remove?.(title);
    await settle();
    expect(shown()).toMatchObject([{ isRemoved: true }]);
    const said = toast.get();
    expect(said).toMatchObject({ type: 'rowRemoved', title: 'A film' });
    if (said?.type === 'rowRemoved') said.undo();
    await settle();
    expect(shown()).toMatchObject([{ isRemoved: false }]);
    expect(client.changePlaces).toHaveBeenCalledTimes(2);
  });

  it('are removed and put back also where this device’s clock is behind the server’s', async () => {
    const watchedAt = new Date(NOW + 10 * MINUTE_MS).toISOString();
    const { toast, view, shown } = await start({
      places: async () => ({ items: [place(20, { watchedAt })], skipped: [] }),
    });
    view()?.remove?.(title);
    const said = toast.get();
    expect(shown()).toMatchObject([{ isRemoved: true }]);
    if (said?.type === 'rowRemoved') said.undo();
    await settle();
    expect(shown()).toMatchObject([{ isRemoved: false }]);
  });

  it('are removed on every device also where only this browser remembers the title', async () => {
    const { client, view, shown } = await start({ places: async () => ({ items: [], skipped: [] }) });
    view()?.remove?.(title);
    await settle();
    expect(shown()).toMatchObject([{ isRemoved: true, duration: null }]);
    expect(client.changePlaces).toHaveBeenCalledExactlyOnceWith('u1', [
      expect.objectContaining({ type: 'place', position: 0, duration: 0 }),
      expect.objectContaining({ type: 'row', isRemoved: true }),
    ]);
  });

  it('take out of this browser’s own list what is removed, on any device, or finished with nothing next', async () => {
    const titled = (id: string) => sampleTitle(id, { title: id });
    const at = (minute: number) => new Date(NOW - minute * MINUTE_MS).toISOString();
    const nextEpisode = { id: 'e3', name: 'Third' };
    const { rememberedIds } = await start(
      {
        places: async () => ({
          items: [
            place(20, { title: titled('removed'), isRemoved: true }),
            place(100, { title: titled('finished') }),
            place(100, { title: titled('series'), episode: { id: 'e2', name: '' }, nextEpisode }),
            place(100, { title: titled('series'), episode: { id: 'e1', name: '' }, watchedAt: at(1) }),
            place(20),
          ],
          skipped: [],
        }),
      },
      ['removed', 'finished', 'series', 'film', 'only here'].map(titled),
    );
    expect(rememberedIds()).toEqual(['only here', 'film', 'series']);
  });

  it('take out of this browser’s own list what is finished here, however often that is reported', async () => {
    const { view, rememberedIds } = await start({ places: async () => ({ items: [], skipped: [] }) }, [
      title,
    ]);
    expect(rememberedIds()).toEqual(['film']);
    for (const position of [96, 98]) {
      view()?.report(reached(position), false);
      await settle();
      expect(rememberedIds()).toEqual([]);
    }
  });

  it('of a server that keeps none leave what is finished in this browser’s own list, and in the row (spec §3)', async () => {
    const changePlaces = () => Promise.reject({ kind: 'http', status: 404 });
    const { local, view, shown, rememberedIds } = await start({ places: async () => null, changePlaces }, [
      title,
    ]);
    view()?.report(reached(100), true);
    await settle();
    expect(rememberedIds()).toEqual(['film']);
    expect(shown()).toMatchObject([{ title, position: 100, duration: null }]);
    // A page that is opened knows what waits, and doesn't know yet what the server keeps; or never will, offline.
    for (const places of [() => Promise.race([]), () => Promise.reject(new Error('offline'))]) {
      const later = await start({ places, changePlaces }, [title], local);
      expect(later.shown()).toMatchObject([{ title, position: 100 }]);
      expect(later.rememberedIds()).toEqual(['film']);
    }
    view()?.remove?.(title);
    await settle();
    expect(rememberedIds()).toEqual([]);
  });

  it('put a title that was finished and is played again back into this browser’s own list', async () => {
    const { view, rememberedIds } = await start(
      { places: async () => ({ items: [place(100)], skipped: [] }) },
      [title],
    );
    expect(rememberedIds()).toEqual([]);
    view()?.report(reached(5), false);
    await settle();
    expect(rememberedIds()).toEqual(['film']);
  });

  it('of a title that has left the catalogue are removed from this browser’s own list, and put back into it', async () => {
    const { rememberedIds, shown, toast, view } = await start(
      { places: async () => ({ items: [], skipped: [] }) },
      [title],
    );
    const stopFollowing = view()?.follow();
    view()?.remove?.(title);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([shown(), rememberedIds()]).toEqual([[], []]);
    const said = toast.get();
    if (said?.type === 'rowRemoved') said.undo();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([shown(), rememberedIds()]).toEqual([[], ['film']]);
    stopFollowing?.();
  });

  it('are not removed before the server’s list says which of them it knows', async () => {
    let respond = (_: { items: Place[]; skipped: [] }) => {};
    const list = new Promise<{ items: Place[]; skipped: [] }>((resolve) => {
      respond = resolve;
    });
    const { view, shown } = await start({ places: () => list });
    expect(view()).not.toBeNull();
    expect(view()?.remove).toBeUndefined();
    respond({ items: [place(20)], skipped: [] });
    await settle();
    view()?.remove?.(title);
    await settle();
    expect(shown()).toMatchObject([{ position: 20, isRemoved: true }]);
  });

  it('of another device are where this one’s player goes on, unless this one has gone on since', async () => {
    const { kept, view } = await start();
    await view()?.prepare('another');
    expect(kept()).toEqual([]);
    await view()?.prepare('film');
    expect(kept()).toEqual([['film/', 20, 100]]);
    const own = await start({
      changePlaces: async () => Promise.reject(new ApiError({ kind: 'offline' })),
    });
    own.view()?.report(reached(30), true);
    await settle();
    await own.view()?.prepare('film');
    expect(own.kept()).toEqual([]);
  });

  it('of another device are known to this one’s player also where a change has cancelled their load', async () => {
    const of = (position: number) => ({ items: [place(position)], skipped: [] });
    const load = vi
      .fn()
      .mockResolvedValueOnce(of(20))
      .mockReturnValueOnce(new Promise(() => {}))
      .mockResolvedValue(of(50));
    const { kept, view } = await start({ places: load });
    await vi.advanceTimersByTimeAsync(5000);
    const prepared = view()?.prepare('film');
    view()?.report(reached(30), true);
    await prepared;
    expect(kept()).toEqual([['film/', 50, 100]]);
  });

  it('of other devices are fetched within ten seconds, for as long as they are shown and the page is used', async () => {
    const load = vi.fn(async () => ({ items: [place(20)], skipped: [] }));
    const { view } = await start({ places: load });
    const stopFollowing = view()?.follow();
    load.mockClear();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(load).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(600_000);
    load.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
    stopFollowing?.();
  });

  it('of other devices are known also where a call takes longer than the time between two', async () => {
    let position = 20;
    const load = vi.fn(async () => {
      const items = [place(position)];
      await new Promise((resolve) => setTimeout(resolve, 12_000));
      return { items, skipped: [] };
    });
    const { view, shown } = await start({ places: load });
    const stopFollowing = view()?.follow();
    await vi.advanceTimersByTimeAsync(13_000);
    position = 50;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(shown()).toMatchObject([{ position: 50 }]);
    stopFollowing?.();
  });

  it('are this browser’s own where the server doesn’t know the call', async () => {
    const unknown = async () => Promise.reject(new ApiError({ kind: 'http', status: 405 }));
    const { view, shown, kept } = await start({ places: async () => null, changePlaces: unknown });
    view()?.report(reached(30), true);
    await settle();
    await view()?.prepare('film');
    expect([shown().length, kept()]).toEqual([1, []]);
  });
});
