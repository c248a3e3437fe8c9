import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { hasEdition } from './etag';

const VERSION_HOLDS_MS = 1000;
const MAX_RESPONSES = 1000;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

interface StoredResponse {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** What is sent of a stored answer: everything, or that the asker has it. */
export interface ChosenResponse {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** What an asker has and takes. */
interface Asker {
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

/** Answers that are the same for everybody, kept in memory ready to send until the catalogue changes. */
export interface PublicResponses {
  /** The stored answer under a key, made first where there is none. */
  send(request: Request, key: string, make: () => Promise<unknown>): Promise<Response>;
  /** The stored answer under a key, without waiting; null where there is none or its time to be looked after has come. */
  peek(key: string, asker: Asker): ChosenResponse | null;
  /** Number of the catalogue that the answers are made from, so that what is made from them is kept no longer. */
  version(): Promise<number>;
}

/** A buffer as a body; fetch's types know no shared memory. */
export function bytesOf({ buffer, byteOffset, byteLength }: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
}

async function prepare(value: unknown): Promise<StoredResponse> {
  const plain = Buffer.from(JSON.stringify(value));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, zipped] = await Promise.all([toBrotli(plain, { params }), toGzip(plain)]);
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br,
    gzip: zipped,
  };
}

/** The best encoding that an Accept-Encoding header takes. */
export function chooseEncoding(accepted: string | null | undefined): 'br' | 'gzip' | null {
  const names = parseAccept(accepted ?? '').filter(({ q }) => q > 0);
  const takes = (name: string) => names.some(({ type }) => type.toLowerCase() === name);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

function choose({ etag, ...bodies }: StoredResponse, { ifNoneMatch, acceptEncoding }: Asker): ChosenResponse {
  const known = { etag, 'cache-control': 'public, no-cache', vary: 'accept-encoding' };
  if (hasEdition(ifNoneMatch, etag)) return { status: 304, headers: known, body: null };
  const encoding = chooseEncoding(acceptEncoding);
  const body = bodies[encoding ?? 'plain'];
  const described = { ...known, 'content-type': 'application/json', 'content-length': String(body.length) };
  const headers = encoding === null ? described : { ...described, 'content-encoding': encoding };
  return { status: 200, headers, body };
}

/**
 * Public answers by key.
 * @param version number of the catalogue in force; asked at most once a second, and taken as unchanged where it
 * can't be found out.
 */
export function createPublicResponses(
  version: () => Promise<number>,
  now: () => number = Date.now,
): PublicResponses {
  let stored = new Map<string, { readonly made: Promise<StoredResponse>; ready: StoredResponse | null }>();
  let current = -1;
  let askedAt = Number.NEGATIVE_INFINITY;
  const isFresh = () => now() - askedAt < VERSION_HOLDS_MS;
  const refresh = async () => {
    if (isFresh()) return;
    askedAt = now();
    const found = await version().catch(() => current);
    if (found !== current) stored = new Map();
    current = found;
  };
  const keep = (key: string, made: Promise<StoredResponse>) => {
    const among = stored;
    if (among.size >= MAX_RESPONSES) among.clear();
    const entry: { readonly made: Promise<StoredResponse>; ready: StoredResponse | null } = {
      made,
      ready: null,
    };
    among.set(key, entry);
    made.then(
      (answer) => {
        entry.ready = answer;
      },
      () => among.delete(key),
    );
    return entry;
  };
  return {
    async send({ headers }, key, make) {
      await refresh();
      const entry = stored.get(key) ?? keep(key, make().then(prepare));
      const chosen = choose(await entry.made, {
        ifNoneMatch: headers.get('if-none-match') ?? undefined,
        acceptEncoding: headers.get('accept-encoding') ?? undefined,
      });
      return new Response(chosen.body === null ? null : bytesOf(chosen.body), chosen);
    },
    async version() {
      await refresh();
      return current;
    },
    peek(key, asker) {
      const ready = isFresh() ? stored.get(key)?.ready : null;
      return ready ? choose(ready, asker) : null;
    },
  };
}
