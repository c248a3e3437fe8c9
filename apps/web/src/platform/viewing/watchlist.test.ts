import { ApiError, type ViewingClient } from '@chalchitra/api';
import { MINUTE_MS } from '@chalchitra/api/constants';
import type { WatchlistEntry } from '@chalchitra/api/types';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCell } from '../../cell';
import type { PlacesView, ViewingToast, WatchlistView } from '../../viewing';
import type { Clients } from '../clients';
import { createMemoryStore, createStore } from '../storage';
import { createArea } from '../testing/createArea';
import { createFakeSession } from '../testing/createFakeSession';
import { sampleTitle } from '../testing/sampleTitle';
import { createRecentlyWatched } from './recentlyWatched';
import { startWatchlist, withListings } from './watchlist';

const entry = (id: string): WatchlistEntry => ({ title: sampleTitle(id), addedAt: '2026-01-01T00:00:00Z' });
const listing = (id: string, isListed: boolean, at = 1) => ({
  key: id,
  at,
  body: { title: sampleTitle(id), isListed },
});

let session = createFakeSession('u1');
/** Runs what waits for a response or for the next turn, and no timer of seconds. */
const settle = () => vi.advanceTimersByTimeAsync(20);

beforeEach(() => {
  session = createFakeSession('u1');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function start(viewing: Partial<ViewingClient>, local = createMemoryStore()) {
  const watchlist = createCell<WatchlistView | null>(null);
  const places = createCell<PlacesView | null>(null);
  const toast = createCell<ViewingToast | null>(null);
  const client = {
    watchlist: vi.fn(async () => ({ items: [entry('a'), entry('b')], skipped: [] })),
    changeWatchlist: vi.fn(async () => ({ refused: [] as string[] })),
    ...viewing,
  };
  const clients = async () => ({ viewing: client }) as unknown as Clients;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  startWatchlist(new EventTarget() as Window, local, {
    session: session.actor,
    clients,
    queryClient,
    watchlist,
    places,
    recentlyWatched: createRecentlyWatched(local, session.actor),
    toast,
  });
  await settle();
  const ids = () => watchlist.get()?.titles.map(({ id }) => id);
  return { client, ids, toast, view: () => watchlist.get() };
}

describe('the watchlist (spec §15)', () => {
  it('is the server’s with the changes that wait, the latest first and each title once', () => {
    const changed = withListings(
      [entry('a'), entry('b'), entry('c')],
      [listing('b', false), listing('c', true, 2), listing('d', true, 3)],
    );
    expect(changed.map(({ title: { id } }) => id)).toEqual(['d', 'c', 'a']);
  });

  it('shows a change at once, sends it, and undoes it', async () => {
    const { client, ids, toast, view } = await start({});
    view()?.change(sampleTitle('c'), true);
    expect(ids()).toEqual(['c', 'a', 'b']);
    await settle();
    expect(client.changeWatchlist).toHaveBeenCalledWith('u1', [
      { id: 'c', kind: 'videos', isListed: true, age: expect.any(Number) },
    ]);
    const said = toast.get();
    expect(said).toMatchObject({ type: 'added', title: 'Title c' });
    if (said?.type === 'added') said.undo();
    await settle();
    expect(ids()).toEqual(['a', 'b']);
    expect(client.watchlist).toHaveBeenCalledOnce();
  });

  it('offers Undo to nobody but the user who has made the change', async () => {
    const { client, toast, view } = await start({});
    view()?.change(sampleTitle('a'), false);
    await settle();
    const said = toast.get();
    session.become(null);
    expect(toast.get()).toBeNull();
    session.become('u2');
    if (said?.type === 'removed') said.undo();
    await settle();
    expect(client.changeWatchlist).toHaveBeenCalledOnce();
  });

  it('is loaded again where a change has cancelled its load', async () => {
    const load = vi
      .fn()
      .mockResolvedValueOnce({ items: [entry('a')], skipped: [] })
      .mockReturnValueOnce(new Promise(() => {}))
      .mockResolvedValue({ items: [entry('c'), entry('of another device'), entry('a')], skipped: [] });
    const { ids, view } = await start({ watchlist: load });
    view()?.retry();
    view()?.change(sampleTitle('c'), true);
    await settle();
    expect(ids()).toEqual(['c', 'of another device', 'a']);
  });

  it('says that the list is full, and shows what the server holds', async () => {
    const { ids, toast, view } = await start({ changeWatchlist: async () => ({ refused: ['c'] }) });
    view()?.change(sampleTitle('c'), true);
    await settle();
    expect([ids(), toast.get()]).toEqual([['a', 'b'], { type: 'full' }]);
  });

  it('says to nobody else that the list is full', async () => {
    const changeWatchlist = () =>
      new Promise<{ refused: string[] }>((done) => setTimeout(() => done({ refused: ['c'] }), 500));
    const { toast, view } = await start({ changeWatchlist });
    view()?.change(sampleTitle('c'), true);
    await settle();
    session.become('u2');
    await vi.advanceTimersByTimeAsync(600);
    expect(toast.get()).toBeNull();
  });

  it('shows what the server holds where it may have ignored an old change for a newer one', async () => {
    let isOffline = true;
    const changeWatchlist = vi.fn(async () => {
      if (isOffline) throw new ApiError({ kind: 'offline' });
      return { refused: [] };
    });
    const { ids, view } = await start({ changeWatchlist });
    view()?.change(sampleTitle('a'), false);
    await settle();
    expect(ids()).toEqual(['b']);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    isOffline = false;
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(ids()).toEqual(['a', 'b']);
  });

  it('says that a change was refused', async () => {
    const refuse = async () => Promise.reject(new ApiError({ kind: 'http', status: 400 }));
    const { ids, toast, view } = await start({ changeWatchlist: refuse });
    view()?.change(sampleTitle('c'), true);
    await settle();
    expect([ids(), toast.get()]).toEqual([['a', 'b'], { type: 'refused' }]);
  });

  it('keeps another tab’s change when that tab has sent it, and then shows what the server holds', async () => {
    const kept: Record<string, string> = {};
    const tabs = new EventTarget();
    const local = createStore(() => createArea(kept), tabs);
    const load = vi
      .fn()
      .mockResolvedValueOnce({ items: [entry('a')], skipped: [] })
      .mockImplementation(async () => {
        await new Promise((done) => setTimeout(done, 1000));
        return { items: [entry('c of the server'), entry('a')], skipped: [] };
      });
    const { client, ids } = await start({ watchlist: load }, local);
    kept['outbox:u1:watchlist:c'] = JSON.stringify(listing('c', true));
    tabs.dispatchEvent(new Event('storage'));
    expect(ids()).toEqual(['c', 'a']);
    delete kept['outbox:u1:watchlist:c'];
    tabs.dispatchEvent(new Event('storage'));
    await settle();
    expect(ids()).toEqual(['c', 'a']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(ids()).toEqual(['c of the server', 'a']);
    expect(client.changeWatchlist).not.toHaveBeenCalled();
  });

  it('is this browser’s where the server doesn’t know the call', async () => {
    const unknown = async () => Promise.reject(new ApiError({ kind: 'http', status: 404 }));
    const { ids, view } = await start({ watchlist: async () => null, changeWatchlist: unknown });
    view()?.change(sampleTitle('c'), true);
    await settle();
    expect([ids(), view()?.error]).toEqual([['c'], null]);
  });

  it('says why the server’s list could not be loaded, and loads it again', async () => {
    const failing = vi
      .fn()
      .mockRejectedValueOnce(new ApiError({ kind: 'timeout' }))
      .mockResolvedValue({ items: [entry('a')], skipped: [] });
    const { ids, view } = await start({ watchlist: failing });
    expect(view()).toMatchObject({ error: { kind: 'timeout' }, isPending: false });
    view()?.retry();
    await settle();
    expect([ids(), view()?.error]).toEqual([['a'], null]);
  });

  it.each([
    ['without an error offline, where a notice says it', false, null],
    ['and says so online, where another device may have changed it', true, { kind: 'offline' }],
  ])('is what it last was where the server can’t be reached, %s', async (_, isOnline, error) => {
    const local = createMemoryStore();
    await start({}, local);
    onlineManager.setOnline(isOnline);
    onTestFinished(() => onlineManager.setOnline(true));
    const away = async () => Promise.reject(new ApiError({ kind: 'offline' }));
    const { ids, view } = await start({ watchlist: away }, local);
    expect([ids(), view()?.error]).toEqual([['a', 'b'], error && expect.objectContaining(error)]);
  });

  it.each([
    [2, false],
    [101, true],
  ])('of %i titles, stored and being loaded, may lack some: %s', async (count, isIncomplete) => {
    const local = createMemoryStore();
    const items = Array.from({ length: count }, (_, index) => entry(`${index}`));
    const full = await start({ watchlist: async () => ({ items, skipped: [] }) }, local);
    expect(full.view()?.isIncomplete).toBe(false);
    const { view } = await start({ watchlist: () => new Promise(() => {}) }, local);
    expect(view()).toMatchObject({ isPending: false, isIncomplete });
  });
});
