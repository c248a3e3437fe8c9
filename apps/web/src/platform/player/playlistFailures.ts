import type { MediaFailureCode } from '@chalchitra/machines';
import type { ErrorData } from 'hls.js';
import { failureOfStatus, unreachable } from './failures';

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
