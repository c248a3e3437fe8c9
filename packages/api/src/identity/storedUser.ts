import type { Id } from '../shared/list.types';

const keyOf = (apiKey: string) => `firebase:authUser:${apiKey}:[DEFAULT]`;

/** Whose session the SDK keeps in a storage, under its own key; undefined where it keeps none. */
export function storedUid(storage: () => Pick<Storage, 'getItem'>, apiKey: string): unknown {
  try {
    return JSON.parse(storage().getItem(keyOf(apiKey)) ?? '{}').uid;
  } catch {
    return undefined;
  }
}

/** Removes the session of one user that the SDK keeps in a storage; the SDK needn't be loaded for it. */
export function forgetStoredUser(
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  apiKey: string,
  uid: Id | null,
): void {
  if (storedUid(() => storage, apiKey) === uid) storage.removeItem(keyOf(apiKey));
}
