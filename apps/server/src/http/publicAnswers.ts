import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const VERSION_HOLDS_MS = 1000;
const MOST_ANSWERS = 1000;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

interface StoredAnswer {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Answers that are the same for everybody, kept in memory ready to send until the catalogue changes. */
export interface PublicAnswers {
  /** The stored answer under a key, made first where there is none. */
  send(request: Request, key: string, make: () => Promise<unknown>): Promise<Response>;
}

async function prepare(value: unknown): Promise<StoredAnswer> {
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
export function chooseEncoding(accepted: string | null): 'br' | 'gzip' | null {
  const names = (accepted ?? '').split(',').map((part) => part.trim());
  const takes = (name: string) =>
    names.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

/**
 * Public answers by key.
 * @param version number of the catalogue in force; asked at most once a second.
 */
export function createPublicAnswers(
  version: () => Promise<number>,
  now: () => number = Date.now,
): PublicAnswers {
  let stored = new Map<string, Promise<StoredAnswer>>();
  let current = -1;
  let askedAt = Number.NEGATIVE_INFINITY;
  const refresh = async () => {
    if (now() - askedAt < VERSION_HOLDS_MS) return;
    askedAt = now();
    const found = await version();
    if (found !== current) stored = new Map();
    current = found;
  };
  return {
    async send(request, key, make) {
      await refresh();
      let answer = stored.get(key);
      if (answer === undefined) {
        answer = make().then(prepare);
        const among = stored;
        if (among.size >= MOST_ANSWERS) among.clear();
        among.set(key, answer);
        answer.catch(() => among.delete(key));
      }
      const { etag, ...bodies } = await answer;
      const headers = { etag, 'cache-control': 'public, no-cache', vary: 'accept-encoding' };
      if (
        request.headers
          .get('if-none-match')
          ?.split(/\s*,\s*/)
          .includes(etag)
      ) {
        return new Response(null, { status: 304, headers });
      }
      const encoding = chooseEncoding(request.headers.get('accept-encoding'));
      const body = bodies[encoding ?? 'plain'];
      return new Response(new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength), {
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': String(body.length),
          ...(encoding === null ? {} : { 'content-encoding': encoding }),
        },
      });
    },
  };
}
