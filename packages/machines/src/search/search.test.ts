import type { Suggestion } from '@chalchitra/api/types';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { settled } from '../shared/testing/settled';
import { MAX_RECENTS, PAUSE_MS } from './search.constants';
import { type SearchEvent, searchMachine } from './search.machine';
import {
  movedKey,
  optionKeys,
  recentKey,
  toOptions,
  toQuery,
  withoutRecent,
  withRecent,
} from './search.rules';

const found = (...names: string[]): Suggestion[] =>
  names.map((name) => ({ type: 'genre', name, matched: [] }));
const options = (...names: string[]) => toOptions(found(...names));

interface Call {
  query: string;
  signal: { readonly aborted: boolean };
  respond: (suggestions: readonly Suggestion[] | null) => void;
  fail: (error: unknown) => void;
}

/** A search on a server whose responses come when the test says so. */
function start({ text = '', recents = [] as readonly string[] } = {}) {
  const calls: Call[] = [];
  const kept = { keepRecent: vi.fn(), removeRecent: vi.fn(), clearRecents: vi.fn() };
  const clock = new SimulatedClock();
  const actor = createActor(
    searchMachine.provide({
      actors: {
        suggest: fromPromise(
          ({ input: { query }, signal }) =>
            new Promise((resolve, reject) => {
              calls.push({ query, signal, respond: resolve, fail: reject });
            }),
        ),
        watchRecents: fromCallback(({ sendBack }) => sendBack({ type: 'recents.changed', recents })),
      },
      actions: {
        keepRecent: (_, { query }) => kept.keepRecent(query),
        removeRecent: (_, { query }) => kept.removeRecent(query),
        clearRecents: () => kept.clearRecents(),
      },
    }),
    { input: { text }, clock },
  );
  const cleared = vi.fn();
  actor.on('query.cleared', cleared);
  actor.start();
  return {
    clock,
    calls,
    cleared,
    ...kept,
    send(...events: SearchEvent[]) {
      for (const event of events) actor.send(event);
    },
    type: (typed: string) => actor.send({ type: 'query.edit', text: typed }),
    state: () => actor.getSnapshot().value,
    shown: () => actor.getSnapshot().context.latest?.options.map(({ key }) => key),
    active: () => actor.getSnapshot().context.activeKey,
    context: () => actor.getSnapshot().context,
    async respond(call: number, ...names: string[]) {
      calls[call]?.respond(found(...names));
      await settled();
    },
    async fail(call: number, error: unknown) {
      calls[call]?.fail(error);
      await settled();
    },
  };
}

describe('the search (spec §16)', () => {
  it('has no gap', () => {
    const findings = exploreMachine(searchMachine, {
      inputs: [{ text: '' }],
      events: [
        { type: 'search.close' },
        { type: 'search.escape' },
        { type: 'query.edit', text: 'a' },
        { type: 'query.edit', text: 'ab' },
        { type: 'query.submit' },
        { type: 'option.move', by: 1 },
        { type: 'suggestions.retry' },
        { type: 'recents.changed', recents: [] },
        { type: 'recents.changed', recents: ['a'] },
        { type: 'recent.remove', query: 'a' },
        { type: 'recents.clear' },
      ],
      listeners: ['watchRecents'],
      effects: { suggest: { results: [found('1'), null], failures: [{ kind: 'offline' }] } },
    });
    expect(findings).toMatchObject(noGaps);
  });

  it('loads what is trending when it is opened, and again only for another query', async () => {
    const { send, calls, respond, state } = start();
    expect(calls).toHaveLength(0);
    send({ type: 'query.edit', text: '' });
    await respond(0, '1');
    send({ type: 'search.close' }, { type: 'query.edit', text: '' });
    expect([calls.map(({ query }) => query), state()]).toEqual([[''], { open: 'settled' }]);
  });

  it('sends the first key at once, and further ones together while a response is pending', async () => {
    const { type, calls, clock, respond, shown } = start();
    type('k');
    type('ka');
    type('kay');
    clock.increment(PAUSE_MS - 1);
    expect(calls.map(({ query }) => query)).toEqual(['k']);
    clock.increment(1);
    expect(calls.map(({ query }) => query)).toEqual(['k', 'kay']);
    await respond(1, '1');
    type('kaya');
    expect(calls).toHaveLength(3);
    expect(shown()).toEqual(['genre/1']);
  });

  it('cancels what is superseded, and never shows its response', async () => {
    const { type, calls, clock, respond, shown } = start();
    type('k');
    type('ka');
    expect(calls[0]?.signal.aborted).toBe(true);
    clock.increment(PAUSE_MS);
    await respond(1, 'new');
    await respond(0, 'old');
    expect(shown()).toEqual(['genre/new']);
  });

  it('sends nothing for spaces', async () => {
    const { type, calls, respond } = start();
    type('k');
    await respond(0, '1');
    type(' k  ');
    expect(calls).toHaveLength(1);
  });

  it('keeps what is shown after a failure, and tries again', async () => {
    const { type, send, respond, fail, shown, state, context } = start();
    type('k');
    await respond(0, '1');
    type('ka');
    await fail(1, { kind: 'offline' });
    expect([state(), shown(), context().error]).toEqual([
      { open: 'failed' },
      ['genre/1'],
      { kind: 'offline' },
    ]);
    send({ type: 'suggestions.retry' });
    await respond(2, '2');
    expect([state(), shown(), context().error]).toEqual([{ open: 'settled' }, ['genre/2'], null]);
  });

  it('is unavailable where the server doesn’t know the call', async () => {
    const { send, calls, state } = start();
    send({ type: 'query.edit', text: '' });
    calls[0]?.respond(null);
    await settled();
    send({ type: 'query.edit', text: '' }, { type: 'query.submit' });
    expect([state(), calls.length]).toEqual(['unavailable', 1]);
    send({ type: 'search.escape' });
    expect(state()).toBe('closed');
  });

  it('goes through the options with the field between the last and the first', async () => {
    const { send, respond, active, type } = start({ recents: ['old'] });
    send({ type: 'query.edit', text: '' });
    await respond(0, '1');
    const seen = ([1, 1, 1, -1] as const).map((by) => {
      send({ type: 'option.move', by });
      return active();
    });
    expect(seen).toEqual([recentKey('old'), 'genre/1', null, 'genre/1']);
    type('n');
    expect(active()).toBeNull();
  });

  it('keeps the active option where the next response has it, too', async () => {
    const { type, send, respond, active, clock } = start();
    type('k');
    await respond(0, '1', '2');
    type('ka');
    send({ type: 'option.move', by: 1 }, { type: 'option.move', by: 1 });
    await respond(1, '2', '3');
    expect(active()).toBe('genre/2');
    type('kay');
    send({ type: 'option.move', by: 1 });
    clock.increment(PAUSE_MS);
    await respond(2, '3');
    expect(active()).toBeNull();
  });

  it('closes by Escape, and empties the field by another', () => {
    const { type, send, state, cleared, context } = start();
    type('kayal');
    send({ type: 'search.escape' });
    expect([state(), context().query, cleared.mock.calls.length]).toEqual(['closed', 'kayal', 0]);
    send({ type: 'search.escape' });
    expect([state(), context().query, cleared.mock.calls.length]).toEqual(['closed', '', 1]);
  });

  it('keeps as a recent search what the user went on with, not what was only typed', () => {
    const { type, send, keepRecent, state } = start();
    type('kay');
    send({ type: 'search.close' });
    expect(keepRecent).not.toHaveBeenCalled();
    type('  kayal ');
    send({ type: 'query.submit' });
    expect([keepRecent.mock.calls, state()]).toEqual([[['kayal']], 'closed']);
  });

  it('removes one recent search, or all', () => {
    const { send, removeRecent, clearRecents } = start({ recents: ['a', 'b'] });
    send({ type: 'recent.remove', query: 'a' }, { type: 'recents.clear' });
    expect([removeRecent.mock.calls, clearRecents.mock.calls.length]).toEqual([[['a']], 1]);
  });
});

describe('the rules of the search (spec §16)', () => {
  it('compares queries without what is typed beside words, in one form of Unicode', () => {
    expect(toQuery('  बा ढ़  ')).toBe('बा ढ़'.normalize('NFC'));
    expect(toQuery(' \n ')).toBe('');
  });

  it('shows recent searches only before something is typed', () => {
    const latest = { query: 'x', options: options('1') };
    expect(optionKeys('', ['a'], latest)).toEqual([recentKey('a'), 'genre/1']);
    expect(optionKeys('x', ['a'], latest)).toEqual(['genre/1']);
    expect(optionKeys('x', ['a'], null)).toEqual([]);
  });

  it('keeps suggestions of one type together, the type of the best one first', () => {
    const [genre] = found('Drama');
    const hashtag: Suggestion = { type: 'hashtag', name: 'rain', matched: [] };
    const episode: Suggestion = {
      type: 'episode',
      id: 'e1',
      name: 'Rain',
      lang: null,
      series: { id: 's1', title: 'Seasons' },
      matched: [],
    };
    const mixed = [hashtag, ...(genre ? [genre] : []), { ...hashtag, name: 'river' }, episode];
    expect(toOptions(mixed).map(({ key }) => key)).toEqual([
      'hashtag/rain',
      'hashtag/river',
      'genre/Drama',
      'episode/e1',
    ]);
  });

  it('stays in the field where there is no option', () => expect(movedKey([], null, 1)).toBeNull());

  it('has the latest search first, none twice, and eight at most', () => {
    const many = Array.from({ length: MAX_RECENTS + 2 }, (_, index) => `q${index}`);
    expect(many.reduce<string[]>(withRecent, [])).toHaveLength(MAX_RECENTS);
    expect(withRecent(['Sholay', 'dil'], 'sholay')).toEqual(['sholay', 'dil']);
    expect(withoutRecent(['Sholay', 'dil'], 'SHOLAY')).toEqual(['dil']);
  });
});
