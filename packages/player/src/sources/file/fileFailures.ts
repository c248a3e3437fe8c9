import type { MediaFailureCode } from '@chalchitra/machines';
import { failureOfConnection, failureOfStatus } from '../failures';

/** Why an element failed; its own error says little, so the first byte of the address is requested. */
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
    // A host that forbids reading across origins may still be there.
    const isThere = page.navigator.onLine && (await ask('no-cors').then(drop, () => false));
    return isThere && code === 4 ? 'unsupported' : failureOfConnection(page.navigator);
  }
  drop(answer);
  return failureOfStatus(answer.status) ?? (code === 4 ? 'unsupported' : 'network');
}

function drop(answer: Response): true {
  void answer.body?.cancel().catch(() => {});
  return true;
}
