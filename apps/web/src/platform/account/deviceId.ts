import type { KeyValueStore } from '../storage';

/** The key of the device's id. */
export const DEVICE_ID_KEY = 'deviceId';
const UUID = /^[0-9a-f-]{36}$/;

/** This browser's own id, made when it is first needed: its tabs count as one screen. */
export function readDeviceId(local: KeyValueStore): string {
  const stored = local.get(DEVICE_ID_KEY);
  if (stored !== null && UUID.test(stored)) return stored;
  const made = crypto.randomUUID();
  local.set(DEVICE_ID_KEY, made);
  return made;
}
