import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';
import { matchesEtag } from './etag';

const VERSION_HOLDS_MS = 1000;
const VERSION_WAITS_MS = 500;
const MAX_BYTES = 16 * 1024 * 1024;
// What a small answer costs beside its own bytes.
const OWN_BYTES = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A response as it is sent: unchanged to clients that have it already, and to all others in an encoding that they take. */
interface StoredResponse {
  readonly etag: string;
  readonly unchanged: ChosenResponse;
  readonly plain: FullResponse;
  readonly br: FullResponse;
  readonly gzip: FullResponse;
}

type FullResponse = ChosenResponse & { readonly body: Buffer };

/** What is sent of a stored answer: everything, or that the asker has it. */
export interface ChosenResponse {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** What an asker has and takes. */
export interface Asker {
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

/** Answers that are the same for everybody, kept in memory ready to send until the catalogue changes, those asked for most recently. */
export interface PublicResponses {
  /** The stored answer under a key, made first where there is none. */
  send(request: Request, key: string, make: () => Promise<unknown>): Promise<Response>;
  /** The stored answer under a key, without waiting; null where there is none or its time to be looked after has come. */
  peek(key: string, asker: Asker): ChosenResponse | null;
  /** Number of the catalogue that the answers are made from, so that what is made from them is kept no longer. */
  version(): Promise<number>;
  /** The same without waiting; null where its time to be looked after has come. */
  versionNow(): number | null;
  /** Bytes that are kept. */
  size(): number;
}

/** What the asker of a request has and takes. */
export const askerOf = ({ headers }: Request): Asker => ({
  ifNoneMatch: headers.get('if-none-match') ?? undefined,
  acceptEncoding: headers.get('accept-encoding') ?? undefined,
});

/** A buffer as a body; fetch's types know no shared memory. */
export function bytesOf({ buffer, byteOffset, byteLength }: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
}

/** What was chosen as a response. */
export const toResponse = (chosen: ChosenResponse): Response =>
  new Response(chosen.body === null ? null : bytesOf(chosen.body), chosen);

async function prepare(value: unknown): Promise<StoredResponse> {
  const plain = Buffer.from(JSON.stringify(value));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, zipped] = await Promise.all([toBrotli(plain, { params }), toGzip(plain)]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': 'public, no-cache', vary: 'accept-encoding' };
  const full = (body: Buffer, encoding?: string): FullResponse => ({
    status: 200,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': String(body.length),
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    },
    body,
  });
  return {
    etag,
    unchanged: { status: 304, headers, body: null },
    plain: full(plain),
    br: full(br, 'br'),
    gzip: full(zipped, 'gzip'),
  };
}

const weightOf = ({ plain, br, gzip: zipped }: StoredResponse) =>
  plain.body.length + br.body.length + zipped.body.length + OWN_BYTES;

/** The best encoding that an Accept-Encoding header takes. */
export function chooseEncoding(accepted: string | null | undefined): 'br' | 'gzip' | null {
  const names = parseAccept(accepted ?? '').filter(({ q }) => q > 0);
  const takes = (name: string) => names.some(({ type }) => type.toLowerCase() === name);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

function choose(stored: StoredResponse, { ifNoneMatch, acceptEncoding }: Asker): ChosenResponse {
  if (matchesEtag(ifNoneMatch, stored.etag)) return stored.unchanged;
  return stored[chooseEncoding(acceptEncoding) ?? 'plain'];
}

/**
 * Public answers by key.
 * @param version number of the catalogue in force; asked at most once a second, and taken as unchanged where it
 * can't be found out soon.
 * @param mostBytes kept at the most.
 */
export function createPublicResponses(
  version: () => Promise<number>,
  now: () => number = Date.now,
  mostBytes: number = MAX_BYTES,
): PublicResponses {
  const stored = new LRUCache<string, StoredResponse>({ maxSize: mostBytes, sizeCalculation: weightOf });
  let pending = new Map<string, Promise<StoredResponse>>();
  let current = -1;
  let askedAt = Number.NEGATIVE_INFINITY;
  const isFresh = () => now() - askedAt < VERSION_HOLDS_MS;
  let refreshing: Promise<void> = Promise.resolve();
  const find = async () => {
    const waiting = new AbortController();
    const late = setTimeout(VERSION_WAITS_MS, current, { signal: waiting.signal }).catch(() => current);
    const found = await Promise.race([version().catch(() => current), late]);
    waiting.abort();
    if (found === current) return;
    stored.clear();
    pending = new Map();
    current = found;
  };
  const refresh = () => {
    if (!isFresh()) {
      askedAt = now();
      refreshing = find();
    }
    return refreshing;
  };
  const make = (key: string, value: Promise<unknown>) => {
    const among = pending;
    const made = value.then(prepare);
    among.set(key, made);
    const done = () => among.delete(key);
    made.then((answer) => {
      done();
      // Of a catalogue that was replaced meanwhile nothing is kept.
      if (among === pending) stored.set(key, answer);
    }, done);
    return made;
  };
  return {
    async send(request, key, load) {
      await refresh();
      const answer = stored.get(key) ?? (await (pending.get(key) ?? make(key, load())));
      return toResponse(choose(answer, askerOf(request)));
    },
    async version() {
      await refresh();
      return current;
    },
    versionNow: () => (isFresh() ? current : null),
    peek(key, asker) {
      const ready = isFresh() ? stored.get(key) : undefined;
      return ready === undefined ? null : choose(ready, asker);
    },
    size: () => stored.calculatedSize,
  };
}
