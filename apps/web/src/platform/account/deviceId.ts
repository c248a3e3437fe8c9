import type { KeyValueStore } from '../storage';

const KEY = 'deviceId';
const UUID = /^[0-9a-f-]{36}$/;

/** This browser's own id, made when it is first needed: its tabs count as one screen. */
export function readDeviceId(local: KeyValueStore): string {
  const stored = local.get(KEY);
  if (stored !== null && UUID.test(stored)) return stored;
  const made = crypto.randomUUID();
  local.set(KEY, made);
  return made;
}

/** Removes it with an account: the server knew the account's players in this browser by it. */
export function forgetDeviceId(local: KeyValueStore): void {
  local.remove(KEY);
}
