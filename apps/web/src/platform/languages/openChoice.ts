import type { LanguageClient } from '@chalchitra/api';
import type { Id } from '@chalchitra/api/types';
import type { SessionActor } from '@chalchitra/machines';
import type { LoadClients } from '../clients';
import { type OutboxOptions, openOutbox, readChanges } from '../outbox/outbox';
import { ageOf } from '../outbox/sendOrder';
import type { KeyValueStore } from '../storage';

/** How a choice of an account is stored, fetched and sent. The latest one counts. */
export interface ChoiceOptions<Chosen, Current> extends Pick<OutboxOptions<Chosen>, 'name' | 'body'> {
  /** Null where the server doesn't know the call. */
  find: (client: LanguageClient, uid: Id) => Promise<Current | null>;
  /** Returns the choice in force, which another device may have made later. */
  choose: (client: LanguageClient, uid: Id, chosen: Chosen, age: number) => Promise<Current>;
  /** `hasChosen` returns, also later, whether the user has chosen again since the request was sent. */
  onFound: (uid: Id, current: Current | null, hasChosen: () => boolean) => void;
  /** `hasChosen` returns, also later, whether the user has chosen again since. */
  onChosen: (uid: Id, current: Current, hasChosen: () => boolean) => void;
}

/**
 * A choice that the devices of an account share. What is chosen here waits in an outbox until it is sent; the response says
 * which choice is in force. Where nothing waits, that is fetched once for each user who is signed in.
 */
export function openChoice<Chosen, Current>(
  window: Window,
  local: KeyValueStore,
  { session, clients }: { session: SessionActor; clients: LoadClients },
  { name, body, find, choose, onFound, onChosen }: ChoiceOptions<Chosen, Current>,
) {
  /** The user whose choice was fetched from the server, or sent to it. */
  let knownUid: Id | null = null;
  const hasChosenSince = (uid: Id, since: number) => () =>
    readChanges(local, uid, { name, body }).some(({ at }) => at > since);

  const { actor, make, waiting } = openOutbox<Chosen>(window, local, session, {
    name,
    body,
    intervalMs: 0,
    callSize: 1,
    async send(uid, changes) {
      knownUid = uid;
      const { language } = await clients();
      for (const { at, body: chosen } of changes) {
        const current = await choose(language, uid, chosen, ageOf(at, Date.now()));
        onChosen(uid, current, hasChosenSince(uid, at));
      }
    },
  });

  const fetchChoice = async (uid: Id) => find((await clients()).language, uid);
  actor.subscribe(({ context: { uid } }) => {
    if (uid === null) knownUid = null;
    if (uid === null || uid === knownUid || waiting().length > 0) return;
    knownUid = uid;
    const since = Date.now();
    fetchChoice(uid).then(
      (current) => onFound(uid, current, hasChosenSince(uid, since)),
      // The site works without it, and the next visit fetches it again.
      () => {},
    );
  });
  actor.start();
  return {
    /** Keeps what the user who is signed in chooses, and sends it. */
    make: (chosen: Chosen) => make('chosen', chosen, true),
  };
}
