import type { MediaFailureCode } from '@chalchitra/machines';
import { failureOfConnection, failureOfStatus } from '../failures';

/** Why an element failed; its own error says little, so the first byte of the address is requested. */
export async function failureOfElement(
  { code }: Pick<MediaError, 'code'>,
  url: string,
  window: Window & typeof globalThis,
): Promise<MediaFailureCode> {
  if (code === 3) return 'decode';
  const request = (mode: RequestMode) =>
    window.fetch(url, { mode, headers: mode === 'cors' ? { range: 'bytes=0-0' } : {}, cache: 'no-store' });
  const response = await request('cors').catch(() => null);
  if (response === null) {
    // A host that forbids reading across origins may still be there.
    const isThere = window.navigator.onLine && (await request('no-cors').then(drop, () => false));
    return isThere && code === 4 ? 'unsupported' : failureOfConnection(window.navigator);
  }
  drop(response);
  return failureOfStatus(response.status) ?? (code === 4 ? 'unsupported' : 'network');
}

function drop(response: Response): true {
  void response.body?.cancel().catch(() => {});
  return true;
}
