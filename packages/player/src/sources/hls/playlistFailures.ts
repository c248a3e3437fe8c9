import type { MediaFailureCode } from '@chalchitra/machines';
import type { ErrorData } from 'hls.js';
import { failureOfConnection, failureOfStatus } from '../failures';

const UNSUPPORTED: ReadonlySet<string> = new Set([
  'manifestParsingError',
  'manifestIncompatibleCodecsError',
  'bufferAddCodecError',
  'bufferIncompatibleCodecsError',
]);

/** Why hls.js stopped, from its error event. */
export function failureOfPlaylist(
  { type, details, response }: Pick<ErrorData, 'type' | 'details' | 'response'>,
  navigator: Pick<Navigator, 'onLine'>,
): MediaFailureCode {
  if (UNSUPPORTED.has(details) || type === 'keySystemError') return 'unsupported';
  if (type !== 'networkError') return 'decode';
  return failureOfStatus(response?.code ?? 0) ?? failureOfConnection(navigator);
}
