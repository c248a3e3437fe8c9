import { readTokenClaims } from '@chalchitra/api';
import {
  type IdentityEvent,
  type SessionActor,
  type StoredToken,
  sessionMachine,
  uidOf,
} from '@chalchitra/machines';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Platform } from '../platform';
import type { TokenStore } from './tokenStore';

/** The stored token, where it can be read. */
export function readStored(tokens: Pick<TokenStore, 'read'>): StoredToken | null {
  const token = tokens.read() ?? '';
  const claims = readTokenClaims(token);
  return claims && { uid: claims.uid, token, lifetimeMs: claims.expiresAt - Date.now() };
}

/**
 * Makes the session with its effects: the stored token, the identity provider, the other tabs and the user's actions.
 * It is started by the page; a server that renders only reads its first state.
 */
export function createSession(
  { tokens, identity, tabs, page }: Pick<Platform, 'tokens' | 'identity' | 'tabs' | 'page'>,
  stored: StoredToken | null,
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
          async () => {
            // A provider that doesn't know of them would end their session, in all tabs.
            if (identity.isLoaded() && !(await identity.load()).followsTabs()) return;
            const stored = readStored(tokens);
            if (stored) sendBack({ type: 'session.startedElsewhere', stored });
          },
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
  const session = createActor(machine, { input: { stored } });
  // A page that the browser kept whole was told of no sign-out.
  page.onRestored(() => {
    const uid = uidOf(session);
    if (readTokenClaims(tokens.read())?.uid !== uid) session.send({ type: 'session.endedElsewhere', uid });
  });
  return session;
}
