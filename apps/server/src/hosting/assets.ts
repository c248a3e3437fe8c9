import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from '../http/contentTypes';
import { hasEdition } from '../http/etag';
import { bytesOf, chooseEncoding } from '../http/publicResponses';

const QUICK = 4;
const BEST = 11;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const brotli = (body: Buffer, quality: number) =>
  toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** A body that is sent again and again, with its compressed editions. */
export interface StoredBody {
  /** Answers a request with headers of one's own; 304 where the asker has this body. */
  send(request: Request, headers: Readonly<Record<string, string>>): Promise<Response>;
  /** Makes the smallest editions, which take a while. */
  shrink(): Promise<void>;
}

/** Keeps a body in memory. */
export function storeBody(body: Buffer, contentType: string): StoredBody {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const isSmaller = isCompressible(contentType) && body.length > 512;
  const editions = new Map<'br' | 'gzip', Promise<Buffer>>();
  const edition = (encoding: 'br' | 'gzip') => {
    const known = editions.get(encoding);
    if (known !== undefined) return known;
    const made = encoding === 'br' ? brotli(body, QUICK) : toGzip(body);
    editions.set(encoding, made);
    return made;
  };
  return {
    async send(request, headers) {
      const vary = [headers.vary, isSmaller ? 'accept-encoding' : undefined].filter(Boolean).join(', ');
      const known = { ...headers, etag, ...(vary === '' ? {} : { vary }) };
      const asked = request.headers;
      if (hasEdition(asked.get('if-none-match'), etag))
        return new Response(null, { status: 304, headers: known });
      const encoding = isSmaller ? chooseEncoding(asked.get('accept-encoding')) : null;
      const sent = encoding === null ? body : await edition(encoding);
      return new Response(bytesOf(sent), {
        headers: {
          ...known,
          'content-type': contentType,
          'content-length': String(sent.length),
          ...(encoding === null ? {} : { 'content-encoding': encoding }),
        },
      });
    },
    async shrink() {
      if (!isSmaller) return;
      const best = await brotli(body, BEST);
      editions.set('br', Promise.resolve(best));
      editions.set('gzip', toGzip(body, { level: 9 }));
    },
  };
}

/** The built files of the web app by their path from its root, `index.html` and the manifest for servers left out. */
export function readAssets(folder: string): Map<string, StoredBody> {
  const assets = new Map<string, StoredBody>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (path === '/index.html' || path.startsWith('/.')) continue;
    assets.set(path, storeBody(readFileSync(file), contentTypeOf(file)));
  }
  return assets;
}
