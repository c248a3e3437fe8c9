type Fetch = typeof globalThis.fetch;

/** Milliseconds for which a response that was not taken is as good as a new one. */
const KEPT_FOR_MS = 30_000;

/** Responses that were requested before the app's code was loaded, by method, address and token. */
export interface EarlyResponses {
  /** Sends a request and keeps a copy of its response. */
  fetch: Fetch;
  /** Returns a kept response, once; sends every other request. */
  take: Fetch;
}

/** Keeps responses between the early start and the app, whose first requests are the same. */
export function createEarlyResponses(send: Fetch, now: () => number): EarlyResponses {
  const kept = new Map<string, { response: Promise<Response>; sentAt: number }>();
  return {
    async fetch(address, init) {
      const response = send(address, init);
      kept.set(keyOf(address, init), { response, sentAt: now() });
      return (await response).clone();
    },
    take(address, init) {
      const key = keyOf(address, init);
      const early = kept.get(key);
      kept.delete(key);
      return early !== undefined && now() - early.sentAt < KEPT_FOR_MS ? early.response : send(address, init);
    },
  };
}

function keyOf(address: Parameters<Fetch>[0], { method = 'GET', headers }: RequestInit = {}): string {
  return `${method} ${String(address)} ${new Headers(headers).get('authorization') ?? ''}`;
}
