import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { settled } from '../shared/testing/settled';
import { recentlyWatchedMachine } from './recentlyWatched.machine';
import type { FoundLists, StoredList, WatchedItem } from './recentlyWatched.rules';

const item = (id: string, kind: WatchedItem['kind'] = 'videos'): WatchedItem => ({
  id,
  kind,
  title: `Title ${id}`,
  artwork: { small: null, wide: null },
  genres: [],
  durationSeconds: null,
  createdAt: null,
  lang: null,
  youtubeVideoId: null,
});

function start(uid: string | null = 'u1') {
  const storage = { stored: { owner: null, items: [] } as StoredList, aside: new Map<string, StoredList>() };
  const load = vi.fn(
    async (account: string): Promise<FoundLists> => ({
      stored: storage.stored,
      setAside: storage.aside.get(account)?.items ?? [],
    }),
  );
  const save = vi.fn(async ({ stored, aside }: { stored: StoredList; aside: StoredList | null }) => {
    storage.stored = stored;
    if (aside?.owner) storage.aside.set(aside.owner, aside);
  });
  const actor = createActor(
    recentlyWatchedMachine.provide({
      actors: {
        load: fromPromise(({ input }) => load(input.uid)),
        save: fromPromise(({ input }) => save(input)),
        watchAccount: fromCallback(() => {}),
        watchStorage: fromCallback(() => {}),
      },
    }),
    { input: { uid } },
  ).start();
  const watch = async (watched: WatchedItem) => {
    actor.send({ type: 'item.watched', item: watched });
    await settled();
  };
  const ids = () => storage.stored.items.map(({ id }) => id);
  const shown = () => actor.getSnapshot().context.items.map(({ id }) => id);
  return { actor, storage, load, save, watch, ids, shown };
}

describe('recentlyWatched (spec §3)', () => {
  it('has no gap', () => {
    const lists = { stored: { owner: 'u2', items: [item('1')] }, setAside: [] };
    const findings = exploreMachine(recentlyWatchedMachine, {
      inputs: [{ uid: null }, { uid: 'u1' }],
      events: [
        { type: 'item.watched', item: item('1') },
        { type: 'item.left', ids: ['1'] },
        { type: 'account.changed', uid: null },
        { type: 'account.changed', uid: 'u1' },
        { type: 'storage.changed' },
      ],
      listeners: ['watchAccount', 'watchStorage'],
      effects: {
        load: {
          results: [lists, { ...lists, stored: { owner: 'u1', items: [] } }],
          failures: [new Error('blocked')],
        },
        save: { results: [undefined], failures: [new Error('full')] },
      },
      settle: ({ uid, aside, queued, applied }: Record<string, { length: number } | null>) => [
        uid,
        aside === null,
        Math.min(1, queued?.length ?? 0),
        Math.min(1, applied?.length ?? 0),
      ],
    });
    expect(findings).toMatchObject(noGaps);
  });

  it('keeps ten, newest first, without duplicates', async () => {
    const { watch, ids } = start();
    for (let number = 1; number <= 12; number += 1) await watch(item(String(number)));
    await watch(item('5'));
    expect(ids()).toEqual(['5', '12', '11', '10', '9', '8', '7', '6', '4', '3']);
  });

  it('keeps a title once that is watched from another list', async () => {
    const { watch, ids } = start();
    await watch(item('1', 'videos'));
    await watch(item('2'));
    await watch(item('1', 'trending-in-india'));
    expect(ids()).toEqual(['1', '2']);
  });

  it('loses nothing of what is watched while it is saving', async () => {
    const { actor, ids } = start();
    for (const id of ['1', '2', '3']) actor.send({ type: 'item.watched', item: item(id) });
    await settled();
    await settled();
    expect(ids()).toEqual(['3', '2', '1']);
  });

  it('keeps nothing of what has left the row, until it is watched again', async () => {
    const { actor, watch, ids, shown } = start();
    for (const id of ['1', '2', '3']) await watch(item(id));
    actor.send({ type: 'item.left', ids: ['1', '3', '4'] });
    await settled();
    expect([ids(), shown()]).toEqual([['2'], ['2']]);
    await watch(item('3'));
    expect(ids()).toEqual(['3', '2']);
  });

  it('takes what is watched and what leaves while it is saving in their order', async () => {
    const { actor, watch, ids } = start();
    await watch(item('1'));
    actor.send({ type: 'item.watched', item: item('2') });
    actor.send({ type: 'item.left', ids: ['1', '2'] });
    actor.send({ type: 'item.watched', item: item('1') });
    await settled();
    await settled();
    expect(ids()).toEqual(['1']);
  });

  it('adds to what another tab has kept meanwhile', async () => {
    const { watch, ids, storage } = start();
    await watch(item('1'));
    storage.stored = { owner: 'u1', items: [item('2'), item('1')] };
    await watch(item('3'));
    expect(ids()).toEqual(['3', '2', '1']);
  });

  it('shows what another tab has stored, and stores nothing for it', async () => {
    const { actor, save, storage, shown } = start();
    await settled();
    expect(shown()).toEqual([]);
    storage.stored = { owner: 'u1', items: [item('1')] };
    actor.send({ type: 'storage.changed' });
    await settled();
    expect(shown()).toEqual(['1']);
    expect(save).not.toHaveBeenCalled();
  });

  it("shows each account its own list, and sets the other's aside with the first item", async () => {
    const { actor, watch, ids, shown } = start();
    await watch(item('1'));
    actor.send({ type: 'account.changed', uid: 'u2' });
    await settled();
    expect([shown(), ids()]).toEqual([[], ['1']]);
    await watch(item('2'));
    expect(ids()).toEqual(['2']);
    actor.send({ type: 'account.changed', uid: 'u1' });
    await settled();
    expect(shown()).toEqual(['1']);
  });

  it('gives a list that nobody has claimed to whoever comes first', async () => {
    const { watch, ids, storage } = start();
    await settled();
    storage.stored = { owner: null, items: [item('1')] };
    await watch(item('2'));
    expect(ids()).toEqual(['2', '1']);
  });

  it('keeps nothing of what nobody in particular watches', async () => {
    const { watch, save } = start(null);
    await watch(item('1'));
    expect(save).not.toHaveBeenCalled();
  });

  it('keeps what the storage refused together with the next item', async () => {
    const { actor, watch, ids, save, load } = start();
    await settled();
    save.mockRejectedValueOnce(new Error('full'));
    await watch(item('1'));
    expect(actor.getSnapshot().value).toBe('notStored');
    load.mockRejectedValueOnce(new Error('blocked'));
    await watch(item('2'));
    await watch(item('3'));
    expect(ids()).toEqual(['3', '2', '1']);
  });
});
