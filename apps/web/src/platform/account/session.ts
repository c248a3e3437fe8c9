import { readTokenClaims } from '@chalchitra/api';
import type { TokenClaims } from '@chalchitra/api/types';
import { type IdentityEvent, type SessionActor, sessionMachine, uidOf } from '@chalchitra/machines';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Platform } from '../platform';

/** A stored token with what it says. */
export interface StoredSession {
  token: string;
  claims: TokenClaims;
}

/**
 * Makes the session with its effects: the stored token, the identity provider, the other tabs and the user's actions.
 * It is started by the page; a server that renders only reads its first state.
 */
export function createSession(
  { tokens, identity, tabs, page }: Pick<Platform, 'tokens' | 'identity' | 'tabs' | 'page'>,
  stored: StoredSession | null,
  clearUserData: () => void,
): SessionActor {
  const machine = sessionMachine.provide({
    actors: {
      watchIdentity: fromCallback(({ sendBack }) => {
        // What is sent by an actor that has stopped arrives nowhere.
        const report: (event: IdentityEvent) => void = sendBack;
        const watching = identity.load().then(
          (provider) =>
            provider.watch((session) =>
              report(
                session === null ? { type: 'identity.nobody' } : { type: 'identity.confirmed', session },
              ),
            ),
          () => void report({ type: 'identity.failed' }),
        );
        return () => void watching.then((stop) => stop?.());
      }),
      watchTabs: fromCallback(({ sendBack }) =>
        tabs.watchSession(
          (uid) => sendBack({ type: 'session.endedElsewhere', uid }),
          // A sign-in form that is sent from this page would end the other tab's session.
          () => !session.getSnapshot().matches('signedIn') && page.reload(),
        ),
      ),
      watchUse: fromCallback(({ sendBack }) =>
        page.onNextAction(() => sendBack({ type: 'session.confirm' })),
      ),
      confirmAccount: fromPromise(async () => (await identity.load()).confirm()),
      signOut: fromPromise(async ({ input }) => (await identity.load()).signOut(input.uid)),
    },
    actions: {
      storeToken: (_, { session, isRemembered }) => tokens.write(session.token, isRemembered),
      renewToken: (_, { token }) => tokens.renew(token),
      clearToken: (_, { uid }) => {
        tokens.clear(uid);
        identity.forget(uid);
      },
      announceSignOut: (_, { uid }) => tabs.announceSignOut(uid, readTokenClaims(tokens.read())?.signedInAt),
      clearUserData,
    },
  });
  const session = createActor(machine, {
    input: {
      stored: stored && {
        uid: stored.claims.uid,
        token: stored.token,
        lifetimeMs: stored.claims.expiresAt - Date.now(),
      },
    },
  });
  // While the browser kept the page for Back, it received no sign-out and no sign-in.
  page.onRestored(() => {
    const uid = uidOf(session);
    if ((readTokenClaims(tokens.read())?.uid ?? null) === uid) return;
    if (uid === null) page.reload();
    else session.send({ type: 'session.endedElsewhere', uid });
  });
  return session;
}
