import { ApiError } from '../shared/errors';
import { CONTENT_KINDS } from './content.contract';
import type { ContentItem, ContentKind } from './content.types';

const WAVE_SIZE = 4;
const NOT_FOUND_STATUSES = [400, 404, 410, 422];
/** Refusals that may be of all calls alike. */
const GENERAL_STATUSES = [401, 403, 429];

interface Lookup {
  id: string;
  kind: ContentKind | undefined;
  signal: AbortSignal | undefined;
  fetchOne(kind: ContentKind, id: string, options: { signal: AbortSignal }): Promise<ContentItem>;
}

type Found = { kind: ContentKind; item: ContentItem };
type Settled = Found | { failure: unknown };

function isRefusal(failure: unknown, statuses: readonly number[]): boolean {
  return failure instanceof ApiError && failure.kind === 'http' && statuses.includes(failure.status ?? 0);
}

/** Whether a call waited in vain, as one of any other kind would. */
function hasTimedOut(failure: unknown): boolean {
  return !(failure instanceof ApiError) || failure.kind === 'timeout' || failure.kind === 'aborted';
}

/** Whether a failure may have nothing to do with the kind: where all calls of a whole wave fail so, it hasn't. */
function concernsAllCalls(failure: unknown): boolean {
  return (
    hasTimedOut(failure) ||
    // A browser also reports so that it may not read a response, which a server gives one call and not the next.
    (failure instanceof ApiError && failure.kind === 'offline') ||
    isRefusal(failure, GENERAL_STATUSES)
  );
}

function wavesFor(kind: ContentKind | undefined): ContentKind[][] {
  const rest = CONTENT_KINDS.filter((candidate) => candidate !== kind);
  // A kind may come from storage: only one that exists becomes part of an address.
  const waves: ContentKind[][] = kind === undefined || !CONTENT_KINDS.includes(kind) ? [] : [[kind]];
  for (let start = 0; start < rest.length; start += WAVE_SIZE)
    waves.push(rest.slice(start, start + WAVE_SIZE));
  return waves;
}

/**
 * Finds an item by its id: the first ok response in the order of spec §7. A few calls at a time run side by side,
 * their responses are read in order, and those still open are aborted once one is found. When none is ok, a
 * failure of any of them is thrown before "not found" (an ApiError with status 404) is concluded.
 */
export async function findInOrder({ id, kind, signal, fetchOne }: Lookup): Promise<Found> {
  const failures: unknown[] = [];
  for (const wave of wavesFor(kind)) {
    const controller = new AbortController();
    const giveUp = () => controller.abort();
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
    const responses = wave.map((candidate) =>
      fetchOne(candidate, id, { signal: controller.signal }).then(
        (item): Settled => ({ kind: candidate, item }),
        (failure: unknown): Settled => ({ failure }),
      ),
    );
    const ofWave: unknown[] = [];
    try {
      for (const response of responses) {
        const settled = await response;
        if ('item' in settled) return settled;
        ofWave.push(settled.failure);
      }
    } finally {
      signal?.removeEventListener('abort', giveUp);
      controller.abort();
    }
    // The other kinds aren't tried where they would fail in the same way.
    if (ofWave.every(ofWave.length === WAVE_SIZE ? concernsAllCalls : hasTimedOut)) throw ofWave[0];
    failures.push(...ofWave.filter((failure) => !isRefusal(failure, NOT_FOUND_STATUSES)));
  }
  throw failures[0] ?? new ApiError({ kind: 'http', status: 404 });
}
