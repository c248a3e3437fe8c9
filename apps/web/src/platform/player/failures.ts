import type { MediaFailureCode } from '@chalchitra/machines';

/** What an HTTP status says of an address; null where it says nothing bad. */
export function failureOfStatus(status: number): MediaFailureCode | null {
  if (status === 401 || status === 403 || status === 410) return 'expired';
  if (status === 404) return 'missing';
  return status >= 400 ? 'network' : null;
}

/** What can't be reached: for want of a connection, or of an answer. */
export const unreachable = (navigator: Pick<Navigator, 'onLine'>): MediaFailureCode =>
  navigator.onLine ? 'network' : 'offline';
