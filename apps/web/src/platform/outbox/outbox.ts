import {
  type OutboxActor,
  outboxMachine,
  type SessionActor,
  uidOf,
  type WaitingChange,
} from '@chalchitra/machines';
import { type GenericSchema, number, object } from 'valibot';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { type KeyValueStore, readJson } from '../storage';
import { changeKey, storeChange } from './keys';
import { byTime, inOrder } from './sendOrder';

/** A waiting change with a typed body. */
export interface Change<Body> extends WaitingChange {
  body: Body;
}

/** One kind of changes. */
export interface OutboxOptions<Body> {
  /** By which they are stored. */
  name: string;
  /** Milliseconds for which changes that aren't urgent are collected. */
  intervalMs: number;
  /** How many changes one call takes. */
  callSize: number;
  /** How many changes are stored at most; the oldest beyond them are dropped. */
  maxStored?: number;
  body: GenericSchema<unknown, Body>;
  send: (uid: string, changes: readonly Change<Body>[]) => Promise<void>;
  /** Called with changes that were shown here and that another tab has sent; the server may have refused them. */
  onSentElsewhere?: (uid: string, changes: readonly Change<Body>[]) => void;
}

/**
 * The changes of one kind that are stored for an account, or with a null `uid` for the next one, the oldest first; each
 * under a key of its own, so that two tabs never write one value together.
 */
export function readChanges<Body>(
  local: KeyValueStore,
  uid: string | null,
  { name, body }: Pick<OutboxOptions<Body>, 'name' | 'body'>,
): Change<Body>[] {
  const prefix = changeKey(uid, name, '');
  const stored = object({ at: number(), body });
  return local
    .keys(prefix)
    .flatMap((key) => {
      const found = readJson(local, key, stored);
      return found === null ? [] : [{ key: key.slice(prefix.length), ...found }];
    })
    .sort((one, other) => one.at - other.at);
}

/** The outbox of one kind of changes; its actor is started by whoever opens it. */
export interface Outbox<Body> {
  actor: OutboxActor;
  /** Stores and sends a change of the signed-in user, made at `at` in Unix milliseconds; an urgent one at once. */
  make: (key: string, body: Body, isUrgent: boolean, at?: number) => void;
  /** What waits to be sent, the oldest first. */
  waiting: () => readonly Change<Body>[];
}

/** Opens the outbox of one kind of changes for the signed-in user. */
export function openOutbox<Body>(
  window: Window,
  local: KeyValueStore,
  session: SessionActor,
  options: OutboxOptions<Body>,
): Outbox<Body> {
  const { name, intervalMs, callSize, maxStored } = options;
  const keyOf = (uid: string | null, key: string) => changeKey(uid, name, key);
  const waitingOf = (uid: string | null) => (uid === null ? [] : readChanges(local, uid, options));
  const send = inOrder<Body>(options.send, byTime);
  const machine = outboxMachine.provide({
    actors: {
      watch: fromCallback(({ sendBack }) => {
        const seen = { uid: null as string | null, waiting: '' };
        const reportAccount = () => {
          const uid = uidOf(session);
          if (uid === seen.uid) return;
          seen.uid = uid;
          sendBack({ type: 'account.changed', uid, waiting: waitingOf(uid) });
        };
        const reportStorage = () => {
          const uid = uidOf(session);
          const waiting = waitingOf(uid);
          // Other tabs write much else.
          const shape = waiting.map(({ key, at }) => `${key} ${at}`).join();
          if (shape === seen.waiting) return;
          seen.waiting = shape;
          const sent = shown().filter(({ key }) => !waiting.some((other) => other.key === key));
          sendBack({ type: 'storage.changed', waiting });
          if (uid !== null && sent.length > 0) options.onSentElsewhere?.(uid, sent);
        };
        reportAccount();
        const subscription = session.subscribe(reportAccount);
        const unwatch = local.watch(reportStorage);
        const listening = new AbortController();
        const { signal } = listening;
        window.addEventListener('online', () => sendBack({ type: 'connection.restored' }), { signal });
        window.addEventListener('pagehide', () => sendBack({ type: 'page.leaving' }), { signal });
        return () => {
          subscription.unsubscribe();
          unwatch();
          listening.abort();
        };
      }),
      send: fromPromise(({ input: { uid, changes } }) => send(uid, changes as readonly Change<Body>[])),
    },
    actions: {
      store: (_, { uid, change }) => {
        storeChange(local, keyOf(uid, change.key), change);
        if (maxStored === undefined) return;
        for (const old of waitingOf(uid).slice(0, -maxStored)) local.remove(keyOf(uid, old.key));
      },
      remove: (_, { uid, changes }) => {
        const waiting = waitingOf(uid);
        for (const { key, at } of changes) {
          // Another tab may have written a later one.
          if (waiting.some((other) => other.key === key && other.at === at)) local.remove(keyOf(uid, key));
        }
      },
    },
  });
  const actor: OutboxActor = createActor(machine, { input: { intervalMs, callSize } });
  const shown = () => actor.getSnapshot().context.waiting as readonly Change<Body>[];
  return {
    actor,
    make: (key, body, isUrgent, at = Date.now()) =>
      actor.send({ type: 'change.make', change: { key, at, body }, isUrgent }),
    waiting: shown,
  };
}
