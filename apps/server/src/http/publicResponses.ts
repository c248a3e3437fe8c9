import { LRUCache } from 'lru-cache';
import { within } from '../within';
import { type ChosenResponse, type ClientHeaders, clientHeadersOf, toResponse } from './chosenResponse';
import { chooseEncoding, toBrotli, toGzip } from './encodings';
import { etagOf, matchesEtag } from './etag';

const VERSION_LIFETIME_MS = 1000;
const VERSION_TIMEOUT_MS = 500;
const MAX_BYTES = 16 * 1024 * 1024;
// What a small response costs beside its own bytes.
const OWN_BYTES = 1024;
const BROTLI_QUALITY = 9;

/** A response as it is sent: unchanged to clients that have it already, and to all others in an encoding that they take. */
interface StoredResponse {
  readonly etag: string;
  readonly unchanged: ChosenResponse;
  readonly plain: FullResponse;
  readonly br: FullResponse;
  readonly gzip: FullResponse;
}

type FullResponse = ChosenResponse & { readonly body: Buffer };

/** Responses that are the same for everybody: the latest are cached, ready to be sent, until the catalogue changes. */
export interface PublicResponses {
  /** The stored response under a key, made first where there is none. */
  send(request: Request, key: string, make: () => Promise<unknown>): Promise<Response>;
  /** The stored response under a key, without waiting; null where there is none, or the catalogue's number has to be read again. */
  peek(key: string, client: ClientHeaders): ChosenResponse | null;
  /** Number of the catalogue that the responses are made from, so that what is made from them is kept no longer. */
  version(): Promise<number>;
  /** The same without waiting; null where it has to be read again. */
  versionNow(): number | null;
  /** Bytes that are kept. */
  size(): number;
}

async function prepare(value: unknown): Promise<StoredResponse> {
  const plain = Buffer.from(JSON.stringify(value));
  const [br, gzip] = await Promise.all([toBrotli(plain, BROTLI_QUALITY), toGzip(plain)]);
  const etag = etagOf(plain);
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
    gzip: full(gzip, 'gzip'),
  };
}

const weightOf = ({ plain, br, gzip }: StoredResponse) =>
  plain.body.length + br.body.length + gzip.body.length + OWN_BYTES;

function choose(stored: StoredResponse, { ifNoneMatch, acceptEncoding }: ClientHeaders): ChosenResponse {
  if (matchesEtag(ifNoneMatch, stored.etag)) return stored.unchanged;
  return stored[chooseEncoding(acceptEncoding) ?? 'plain'];
}

/**
 * Public responses by key.
 * @param version number of the catalogue in force; called at most once a second, and taken as unchanged where it
 * can't be found out soon.
 * @param maxBytes how many are kept at most.
 */
export function createPublicResponses(
  version: () => Promise<number>,
  now: () => number = () => performance.now(),
  maxBytes: number = MAX_BYTES,
): PublicResponses {
  const stored = new LRUCache<string, StoredResponse>({ maxSize: maxBytes, sizeCalculation: weightOf });
  let pending = new Map<string, Promise<StoredResponse>>();
  let current = -1;
  let readAt = Number.NEGATIVE_INFINITY;
  const isFresh = () => now() - readAt < VERSION_LIFETIME_MS;
  let refreshing: Promise<void> = Promise.resolve();
  const find = async () => {
    const unchanged = async () => current;
    const found = await within(VERSION_TIMEOUT_MS, version().catch(unchanged), unchanged);
    if (found === current) return;
    stored.clear();
    pending = new Map();
    current = found;
  };
  const refresh = () => {
    if (!isFresh()) {
      readAt = now();
      refreshing = find();
    }
    return refreshing;
  };
  const make = (key: string, value: Promise<unknown>) => {
    const among = pending;
    const made = value.then(prepare);
    among.set(key, made);
    const done = () => among.delete(key);
    made.then((response) => {
      done();
      // Of a catalogue that was replaced meanwhile nothing is kept.
      if (among === pending) stored.set(key, response);
    }, done);
    return made;
  };
  return {
    async send(request, key, load) {
      await refresh();
      const response = stored.get(key) ?? (await (pending.get(key) ?? make(key, load())));
      return toResponse(choose(response, clientHeadersOf(request)));
    },
    async version() {
      await refresh();
      return current;
    },
    versionNow: () => (isFresh() ? current : null),
    peek(key, client) {
      const ready = isFresh() ? stored.get(key) : undefined;
      return ready === undefined ? null : choose(ready, client);
    },
    size: () => stored.calculatedSize,
  };
}
