import type { MediaFailureCode } from '@chalchitra/machines';
import { failureOfStatus, unreachable } from './failures';

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
