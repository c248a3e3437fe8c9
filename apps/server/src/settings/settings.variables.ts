import { isSecureAddress } from '@chalchitra/api/contract';

/** A setting that can't be used; its message is one sentence for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Characters that a key has at least. */
export const MIN_KEY_LENGTH = 32;

/** A variable without the spaces around it; null where it is empty or not there. */
export function text(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

/** A variable that hosted mode needs. */
export function required(env: Environment, name: string): string {
  const value = text(env, name);
  if (value === null) throw new SettingsError(`${name} must be set in hosted mode.`);
  return value;
}

/** A variable that names one of a few. */
export function oneOf<const T extends string>(
  env: Environment,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const value = text(env, name);
  if (value === null) return fallback;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined)
    throw new SettingsError(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
  return found;
}

/** A variable that is a whole number from 0 to the greatest. */
export function wholeNumber(env: Environment, name: string, fallback: number, greatest: number): number {
  const value = text(env, name);
  if (value === null) return fallback;
  if (!/^\d+$/.test(value) || Number(value) > greatest) {
    throw new SettingsError(`${name} must be a whole number from 0 to ${greatest}, not "${value}".`);
  }
  return Number(value);
}

/** An http(s) address without a slash at its end. */
export function httpUrl(name: string, value: string): string {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new SettingsError(
      `${name} must be an address that starts with http:// or https://, not "${value}".`,
    );
  }
  return value.replace(/\/+$/, '');
}

/** A variable that is an http(s) address. */
export function url(env: Environment, name: string, fallback: string): string {
  const value = text(env, name);
  return value === null ? fallback : httpUrl(name, value);
}

/** A variable that is one origin, in whatever spelling; without a slash at its end. */
export function origin(env: Environment, name: string, fallback: string): string {
  const value = text(env, name);
  if (value === null) return fallback;
  const { origin: own, href } = new URL(httpUrl(name, value));
  if (href !== `${own}/`)
    throw new SettingsError(`${name} must be an origin such as ${own}, not "${value}".`);
  return own;
}

/** An address that hosted mode may use: https, or http within this machine. */
export function secure(name: string, address: string): string {
  if (!isSecureAddress(address)) {
    throw new SettingsError(`${name} must start with https:// in hosted mode, not "${address}".`);
  }
  return address;
}

/** A variable that is an address which hosted mode may use. */
export function secureUrl(env: Environment, name: string, fallback: string): string {
  return secure(name, url(env, name, fallback));
}

/** A variable that is an http(s) address, or a path of this server. */
export function urlOrPath(env: Environment, name: string, fallback: string): string {
  const value = text(env, name);
  if (value === null) return fallback;
  return /^\/(?!\/)/.test(value) ? value.replace(/\/+$/, '') : httpUrl(name, value);
}

/** A variable that lists origins, separated by commas or spaces. */
export function origins(env: Environment, name: string): string[] {
  const all = (text(env, name) ?? '').split(/[\s,]+/).filter((part) => part !== '');
  for (const one of all) {
    if (!URL.canParse(one) || new URL(one).origin !== one) {
      throw new SettingsError(`${name} must be origins such as https://media.example, not "${one}".`);
    }
  }
  return all;
}

/** A variable that is `host:port`. */
export function hostAndPort(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value !== null && !/^[^\s:/]+:\d+$/.test(value)) {
    throw new SettingsError(`${name} must be given as host:port, not "${value}".`);
  }
  return value;
}

/** A variable that is a key; null where none is given. */
export function key(env: Environment, name: string): string | null {
  const value = text(env, name);
  if (value !== null && value.length < MIN_KEY_LENGTH) {
    throw new SettingsError(`${name} must have at least ${MIN_KEY_LENGTH} characters.`);
  }
  return value;
}
