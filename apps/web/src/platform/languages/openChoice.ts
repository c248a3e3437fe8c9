import type { LanguageClient } from '@chalchitra/api';
import type { Id } from '@chalchitra/api/types';
import type { SessionActor } from '@chalchitra/machines';
import type { LoadClients } from '../clients';
import type { KeyValueStore } from '../storage';
import { ageOf, type OutboxOptions, openOutbox, readChanges } from '../viewing/outbox';

/** One choice of an account, of which the latest counts. */
export interface ChoiceOptions<Chosen, Answer> extends Pick<OutboxOptions<Chosen>, 'name' | 'body'> {
  /** Null where the server doesn't know the call. */
  find: (client: LanguageClient, uid: Id) => Promise<Answer | null>;
  /** Answers what is in force, which another device may have chosen later. */
  choose: (client: LanguageClient, uid: Id, chosen: Chosen, age: number) => Promise<Answer>;
  /** `hasChosen` tells, also later, whether the user has chosen again since the server was asked. */
  onFound: (uid: Id, answer: Answer | null, hasChosen: () => boolean) => void;
  /** `hasChosen` tells, also later, whether the user has chosen again since. */
  onChosen: (uid: Id, answer: Answer, hasChosen: () => boolean) => void;
}

/**
 * A choice that the devices of an account share. What is chosen here waits until it is sent; else the server is asked for
 * it, once for each user for as long as they stay, because its answer to a choice holds the same.
 */
export function openChoice<Chosen, Answer>(
  page: Window,
  local: KeyValueStore,
  { session, clients }: { session: SessionActor; clients: LoadClients },
  { name, body, find, choose, onFound, onChosen }: ChoiceOptions<Chosen, Answer>,
) {
  /** The user whose choice the server was asked for, or sent. */
  let knownUid: Id | null = null;
  const hasChosenSince = (uid: Id, since: number) => () =>
    readChanges(local, uid, { name, body }).some(({ at }) => at > since);

  const outbox = openOutbox<Chosen>(page, local, session, {
    name,
    body,
    intervalMs: 0,
    callSize: 1,
    async send(uid, changes) {
      knownUid = uid;
      const { language } = await clients();
      for (const { at, body: chosen } of changes) {
        const answer = await choose(language, uid, chosen, ageOf(at, Date.now()));
        onChosen(uid, answer, hasChosenSince(uid, at));
      }
    },
  });

  const ask = async (uid: Id) => find((await clients()).language, uid);
  outbox.subscribe(({ context: { uid, waiting } }) => {
    if (uid === null) knownUid = null;
    if (uid === null || uid === knownUid || waiting.length > 0) return;
    knownUid = uid;
    const since = Date.now();
    ask(uid).then(
      (answer) => onFound(uid, answer, hasChosenSince(uid, since)),
      // The site works without it, and the next visit asks for it again.
      () => {},
    );
  });
  outbox.start();
  return {
    /** Keeps what the user who is signed in chooses, and sends it. */
    make(chosen: Chosen) {
      const change = { key: 'chosen', at: Date.now(), body: chosen };
      outbox.send({ type: 'change.make', change, isUrgent: true });
    },
  };
}
