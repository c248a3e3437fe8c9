import type { GenericSchema } from 'valibot';
import { fillPath } from './address';
import {
  type BodyOf,
  type Endpoint,
  mayRepeat,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from './endpoint';
import { ApiError } from './errors';
import type { SkippedItem } from './list.types';
import { carriesToken, type RequestInput, type ServerPlace, toRequest } from './request';
import { readResponse, refusal } from './response';
import { createBackOff, retryDelay } from './retry';
import { startTimeLimit, type TimeLimit } from './timeLimit';

const TIMEOUT_MS = 15_000;
const RETRY_BASE_MS = 300;

/** The bearer token in force, null when nobody is signed in; `isFresh` demands a new one whatever its age. */
export type TokenSource = (options?: { isFresh?: boolean }) => Promise<string | null>;

/** Which items of which response were left out. */
export interface ResponseReport {
  path: string;
  skipped: SkippedItem[];
}

/** How one server is reached. */
export interface ServerOptions extends ServerPlace {
  token?: TokenSource | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  report?: ((report: ResponseReport) => void) | undefined;
  /** Milliseconds that a call has, its repetitions included: 15 s by default. */
  timeoutMs?: number | undefined;
  /** Milliseconds before the first repetition, which double: 300 by default. */
  retryBaseMs?: number | undefined;
}

/** What every call of a client takes beside its own input. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
}

type CallInput<E extends Endpoint> = CallOptions &
  (E extends { params: GenericSchema } ? { params: ParamsOf<E> } : unknown) &
  (E extends { query: GenericSchema } ? { query?: QueryOf<E> | undefined } : unknown) &
  (E extends { body: GenericSchema } ? { body: BodyOf<E> } : unknown);

type LooseInput = CallOptions & RequestInput;

/** Makes one call of the contract; rejects with an ApiError and with nothing else. */
export type Caller = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ResponseOf<E>>;

function reportSkipped(result: unknown, path: string, report: ServerOptions['report']): void {
  if (!report || typeof result !== 'object' || result === null || !('skipped' in result)) return;
  const skipped = result.skipped as SkippedItem[];
  if (skipped.length > 0) report({ path, skipped });
}

/** A caller for one server: time-out, abort, bearer token, safe repetition and typed errors (spec §7). */
export function createCaller(options: ServerOptions): Caller {
  const { timeoutMs = TIMEOUT_MS, retryBaseMs = RETRY_BASE_MS } = options;
  const backOff = createBackOff(() => performance.now());

  async function tokenFor(endpoint: Endpoint, isFresh: boolean, limit: TimeLimit): Promise<string | null> {
    if (!options.token || !carriesToken(endpoint, options)) return null;
    return limit.within(options.token(isFresh ? { isFresh } : undefined));
  }

  async function send(endpoint: Endpoint, input: LooseInput, token: string | null, limit: TimeLimit) {
    const request = toRequest(options, endpoint, input, token);
    if (request === undefined) throw new ApiError({ kind: 'http', status: 404 });
    const [address, init] = request;
    const fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
    const response = await limit.within(fetch(address, { ...init, signal: limit.signal }));
    if (!response.ok) throw await limit.within(refusal(response, endpoint.errorField));
    const result = readResponse(endpoint.response, await limit.within(response.text()), response.status);
    reportSkipped(result, endpoint.path, options.report);
    return result;
  }

  async function requestWithToken(endpoint: Endpoint, input: LooseInput, limit: TimeLimit) {
    const token = await tokenFor(endpoint, false, limit);
    try {
      return await send(endpoint, input, token, limit);
    } catch (error) {
      if (token === null || !(error instanceof ApiError) || error.status !== 401) throw error;
      // Refused before anything was done: a token that lapsed on the way is worth one new one, whatever the call.
      const fresh = await tokenFor(endpoint, true, limit);
      if (fresh === null || fresh === token) throw error;
      return send(endpoint, input, fresh, limit);
    }
  }

  /** A request that comes too early waits where its time suffices, else fails with the seconds that the server still demands. */
  async function checkBackOff(address: string, limit: TimeLimit): Promise<void> {
    const early = backOff.remaining(address);
    if (early === null) return;
    if (early.waitMs >= limit.remaining()) throw early.refusal;
    await limit.pause(early.waitMs);
  }

  async function call(endpoint: Endpoint, input: LooseInput): Promise<unknown> {
    const limit = startTimeLimit(timeoutMs, input.signal);
    const address = `${endpoint.method} ${fillPath(endpoint.path, input.params ?? {})}`;
    try {
      await checkBackOff(address, limit);
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await requestWithToken(endpoint, input, limit);
        } catch (error) {
          const failure =
            error instanceof ApiError ? error : new ApiError({ kind: 'offline' }, { cause: error });
          // Only reads back off: a change that is sent again is a user's own decision.
          if (endpoint.method === 'GET') backOff.add(address, failure);
          const delay = mayRepeat(endpoint) ? retryDelay(failure, attempt, retryBaseMs, Math.random()) : null;
          if (delay === null || delay >= limit.remaining()) throw failure;
          await limit.pause(delay);
        }
      }
    } finally {
      limit.end();
    }
  }

  return call as Caller;
}
