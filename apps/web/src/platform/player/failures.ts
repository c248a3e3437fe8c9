import type { MediaFailureCode } from '@chalchitra/machines';
import type { ErrorData } from 'hls.js';

/** What an HTTP status says of an address; null where it says nothing bad. */
export function failureOfStatus(status: number): MediaFailureCode | null {
  if (status === 401 || status === 403 || status === 410) return 'expired';
  if (status === 404) return 'missing';
  return status >= 400 ? 'network' : null;
}

/** What can't be reached: for want of a connection, or of an answer. */
export const unreachable = (navigator: Pick<Navigator, 'onLine'>): MediaFailureCode =>
  navigator.onLine ? 'network' : 'offline';

const UNSUPPORTED: ReadonlySet<string> = new Set([
  'manifestParsingError',
  'manifestIncompatibleCodecsError',
  'bufferAddCodecError',
  'bufferIncompatibleCodecsError',
]);

/** Why hls.js stopped, from its own report. */
export function failureOfPlaylist(
  { type, details, response }: Pick<ErrorData, 'type' | 'details' | 'response'>,
  navigator: Pick<Navigator, 'onLine'>,
): MediaFailureCode {
  if (UNSUPPORTED.has(details) || type === 'keySystemError') return 'unsupported';
  if (type !== 'networkError') return 'decode';
  return failureOfStatus(response?.code ?? 0) ?? unreachable(navigator);
}

/** Why an element stopped; it says little itself, so the address is asked for its first byte. */
export async function failureOfElement(
  { code }: Pick<MediaError, 'code'>,
  url: string,
  page: Window & typeof globalThis,
): Promise<MediaFailureCode> {
  if (code === 3) return 'decode';
  const ask = (mode: RequestMode) =>
    page.fetch(url, { mode, headers: mode === 'cors' ? { range: 'bytes=0-0' } : {}, cache: 'no-store' });
  const answer = await ask('cors').catch(() => null);
  if (answer === null) {
    // A host that lets nobody read it may still be there.
    const isThere = page.navigator.onLine && (await ask('no-cors').then(drop, () => false));
    return isThere && code === 4 ? 'unsupported' : unreachable(page.navigator);
  }
  drop(answer);
  return failureOfStatus(answer.status) ?? (code === 4 ? 'unsupported' : 'network');
}

function drop(answer: Response): true {
  void answer.body?.cancel().catch(() => {});
  return true;
}
