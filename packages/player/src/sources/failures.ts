import type { MediaFailureCode } from '@chalchitra/machines';

/** The failure that an HTTP status means; null where it means none. */
export function failureOfStatus(status: number): MediaFailureCode | null {
  if (status === 401 || status === 403 || status === 410) return 'expired';
  if (status === 404) return 'missing';
  return status >= 400 ? 'network' : null;
}

/** The failure of a request without a response: the browser is offline, or the server can't be reached. */
export const failureOfConnection = (navigator: Pick<Navigator, 'onLine'>): MediaFailureCode =>
  navigator.onLine ? 'network' : 'offline';
