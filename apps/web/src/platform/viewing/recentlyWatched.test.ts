import { sessionMachine, type WatchedItem } from '@chalchitra/machines';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { createStore, type KeyValueStore } from '../storage';
import { createArea, sizeOf } from '../testing/createArea';
import { createRecentlyWatched } from './recentlyWatched';

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

const noEffects = sessionMachine.provide({
  actors: {
    watchIdentity: fromCallback(() => {}),
    watchTabs: fromCallback(() => {}),
    watchUse: fromCallback(() => {}),
    signOut: fromPromise(async () => {}),
  },
  actions: { storeToken() {}, clearToken() {}, announceSignOut() {}, clearUserData() {} },
});

function prepare(local: KeyValueStore = blockedStore()) {
  const session = createActor(noEffects, { input: { stored: null } }).start();
  const signIn = (uid: string) =>
    session.send({
      type: 'session.start',
      session: { user: { uid, displayName: null, email: null, photoUrl: null }, token: uid },
      isRemembered: true,
    });
  const signOut = async () => {
    session.send({ type: 'session.signOut' });
    await vi.waitFor(() => expect(session.getSnapshot().matches('signedOut')).toBe(true));
  };
  signIn('u1');
  const list = createRecentlyWatched(local, session);
  list.start();
  const ids = () => list.getSnapshot().context.items.map(({ id }) => id);
  const watch = (watched: WatchedItem) => list.send({ type: 'item.watched', item: watched });
  return { local, ids, watch, signIn, signOut };
}

describe('recently watched (spec §3, §9)', () => {
  it('stores ten, newest first, without duplicates', async () => {
    const { watch, ids, local } = prepare();
    for (let number = 1; number <= 12; number += 1) watch(item(String(number)));
    watch(item('5'));
    await vi.waitFor(() => expect(ids()).toEqual(['5', '12', '11', '10', '9', '8', '7', '6', '4', '3']));
    await vi.waitFor(() => expect(JSON.parse(local.get('recentlyWatched') ?? '')).toHaveLength(10));
  });

  it('shows what another tab has stored, and adds to it', async () => {
    const here = prepare();
    const elsewhere = prepare(here.local);
    elsewhere.watch(item('1'));
    await vi.waitFor(() => expect(here.local.get('recentlyWatched')).not.toBeNull());
    otherTabs.dispatchEvent(new Event('storage'));
    await vi.waitFor(() => expect(here.ids()).toEqual(['1']));
    here.watch(item('2'));
    await vi.waitFor(() => expect(here.ids()).toEqual(['2', '1']));
  });

  it.each([
    '{broken',
    '7',
    '[null, {"id": 1}, "x"]',
    '[{"id":"1","kind":"videos","title":"x","artwork":{}}]',
  ])('reads %s as nothing', async (text) => {
    await expectShown(text, []);
  });

  it('refuses pictures that are no web addresses', async () => {
    await expectShown(
      JSON.stringify([{ ...item('1'), artwork: { small: 'javascript:1', wide: null } }, item('2')]),
      ['2'],
    );
  });

  it.each(['', '.', '..', 'a\ud800'])('refuses the id %j, which no address can hold', async (id) => {
    await expectShown(JSON.stringify([item(id), item('1')]), ['1']);
  });

  async function expectShown(text: string, expected: string[]) {
    const local = blockedStore();
    local.set('recentlyWatched', text);
    const { watch, ids } = prepare(local);
    watch(item('last'));
    await vi.waitFor(() => expect(ids()).toEqual(['last', ...expected]));
  }

  it("sets another account's list aside and shows it again", async () => {
    const { watch, ids, signIn, signOut } = prepare();
    watch(item('1'));
    await vi.waitFor(() => expect(ids()).toEqual(['1']));
    await signOut();
    expect(ids()).toEqual([]);
    signIn('u2');
    watch(item('2'));
    await vi.waitFor(() => expect(ids()).toEqual(['2']));
    await signOut();
    signIn('u1');
    await vi.waitFor(() => expect(ids()).toEqual(['1']));
    watch(item('3'));
    await vi.waitFor(() => expect(ids()).toEqual(['3', '1']));
  });

  it('mixes no lists and loses none where the storage is full', async () => {
    const kept: Record<string, string> = {};
    let quota = Number.POSITIVE_INFINITY;
    const area = createArea(kept, () => quota);
    // Each page has a memory of its own.
    const openPage = () => prepare(createStore(() => area));
    const first = openPage();
    await first.signOut();
    first.signIn('u2');
    for (let number = 1; number <= 8; number += 1) first.watch(item(String(number)));
    const eight = ['8', '7', '6', '5', '4', '3', '2', '1'];
    await vi.waitFor(() => expect(first.ids()).toEqual(eight));
    await first.signOut();
    first.signIn('u1');
    first.watch(item('own'));
    await vi.waitFor(() => expect(JSON.parse(kept.recentlyWatched ?? '')).toHaveLength(1));

    quota = sizeOf(kept);
    const second = openPage();
    await second.signOut();
    second.signIn('u2');
    second.watch(item('new'));
    await vi.waitFor(() => expect(second.ids()).toEqual(['new', ...eight]));

    const third = openPage();
    await vi.waitFor(() => expect(third.ids()).toEqual(['own']));
    await third.signOut();
    third.signIn('u2');
    await vi.waitFor(() => expect(third.ids()).toEqual(eight));
  });
});
