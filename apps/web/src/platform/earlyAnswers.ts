type Fetch = typeof globalThis.fetch;

/** Milliseconds for which an answer that nobody has taken is as good as a new one. */
const KEPT_FOR_MS = 30_000;

/** Answers that are on their way since before the app itself was there, by method, address and token. */
export interface EarlyAnswers {
  /** Sends a request, once, and keeps a copy of its answer for the app. */
  ask: Fetch;
  /** Hands a kept answer over, once; sends everything else. */
  take: Fetch;
}

/** Keeps answers between those who ask early and the app, whose first requests are the same ones. */
export function createEarlyAnswers(send: Fetch, now: () => number): EarlyAnswers {
  const kept = new Map<string, { answer: Promise<Response>; askedAt: number }>();
  const isFresh = (askedAt: number) => now() - askedAt < KEPT_FOR_MS;
  return {
    async ask(address, init) {
      const key = keyOf(address, init);
      const early = kept.get(key);
      const answer = early !== undefined && isFresh(early.askedAt) ? early.answer : send(address, init);
      if (answer !== early?.answer) kept.set(key, { answer, askedAt: now() });
      return (await answer).clone();
    },
    take(address, init) {
      const key = keyOf(address, init);
      const early = kept.get(key);
      kept.delete(key);
      return early !== undefined && isFresh(early.askedAt) ? early.answer : send(address, init);
    },
  };
}

function keyOf(address: Parameters<Fetch>[0], { method = 'GET', headers }: RequestInit = {}): string {
  return `${method} ${String(address)} ${new Headers(headers).get('authorization') ?? ''}`;
}

/** The page's own: with what was asked at its top, where anything was. */
export const earlyAnswers =
  globalThis.firstVisit?.answers ??
  createEarlyAnswers(
    (address, init) => globalThis.fetch(address, init),
    () => performance.now(),
  );
