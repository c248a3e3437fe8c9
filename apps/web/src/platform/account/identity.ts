import { forgetStoredUser } from '@chalchitra/api';
import type { Id, Identity, RuntimeSettings } from '@chalchitra/api/types';
import { once } from '../../once';
import { type KeyValueStore, toStorage } from '../storage';

/** The identity provider, loaded only when it is first needed: its code is far larger than a page's own. */
export interface LazyIdentity {
  /** The provider, loaded once; loaded again after a failure. */
  load(): Promise<Identity>;
  isLoaded(): boolean;
  /** Removes what the provider keeps of a user in this browser, at once: its code need not be there. */
  forget(uid: Id | null): void;
}

/**
 * Makes the lazy provider from the settings in force; a local emulator responds on the page's own origin. Of the stores in
 * which the provider may keep a user, the first outlives the tab.
 */
export function createLazyIdentity(
  settings: RuntimeSettings['firebase'],
  origin: string,
  languageCode: string,
  stores: readonly [KeyValueStore, ...KeyValueStore[]],
): LazyIdentity {
  let isLoaded = false;
  return {
    isLoaded: () => isLoaded,
    forget(uid) {
      for (const store of stores) forgetStoredUser(toStorage(store), settings.apiKey, uid);
    },
    load: once(async () => {
      const { createIdentity } = await import('@chalchitra/api/identity');
      const { projectId, apiKey, authDomain, emulator } = settings;
      const identity = createIdentity(
        { projectId, apiKey, authDomain, languageCode, ...(emulator && { emulatorUrl: origin }) },
        toStorage(stores[0]),
      );
      isLoaded = true;
      return identity;
    }),
  };
}
