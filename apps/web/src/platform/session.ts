import {
  type IdentityEvent,
  type SessionActor,
  type StoredToken,
  sessionMachine,
} from '@chalchitra/machines';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { LazyIdentity } from './identity';
import type { Tabs } from './tabs';
import type { TokenStore } from './tokenStore';

/** The session with its effects: the stored token, the identity provider and the other tabs. */
export function startSession(
  effects: { tokens: TokenStore; identity: LazyIdentity; tabs: Tabs },
  stored: StoredToken | null,
): SessionActor {
  const { tokens, identity, tabs } = effects;
  const machine = sessionMachine.provide({
    actors: {
      watchIdentity: fromCallback(({ sendBack }) => {
        const say = (event: IdentityEvent) => sendBack(event);
        let isOver = false;
        let stop: () => void = () => {};
        identity.load().then(
          (provider) => {
            if (isOver) return;
            stop = provider.watch((session) =>
              say(session === null ? { type: 'identity.nobody' } : { type: 'identity.confirmed', session }),
            );
          },
          (error: unknown) => say({ type: 'identity.failed', error }),
        );
        return () => {
          isOver = true;
          stop();
        };
      }),
      watchTabs: fromCallback(({ sendBack }) =>
        tabs.onSignOut(() => sendBack({ type: 'session.endedElsewhere' })),
      ),
      signOut: fromPromise(async () => {
        await (await identity.load()).signOut();
      }),
    },
    actions: {
      storeToken: (_, { token, isRemembered }) => tokens.write(token, isRemembered),
      renewToken: (_, { token }) => tokens.renew(token),
      clearToken: () => tokens.clear(),
      announceSignOut: () => tabs.announceSignOut(),
    },
  });
  return createActor(machine, { input: { stored } }).start();
}
