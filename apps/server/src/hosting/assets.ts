import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type ChosenResponse, type ClientHeaders, clientHeadersOf, toResponse } from '../http/chosenResponse';
import { contentTypeOf, isCompressible } from '../http/contentTypes';
import { chooseEncoding, type Encoding, toBrotli, toGzip } from '../http/encodings';
import { etagOf, matchesEtag } from '../http/etag';

const QUICK = 4;

/** Compressed editions of a body. */
type Editions = ReadonlyMap<Encoding, Buffer>;
type Headers = Readonly<Record<string, string>>;

/** A body that is sent again and again, with its compressed editions. */
export interface StoredBody {
  /** Responds to a request with headers of one's own; 304 where the client has this body. */
  send(request: Request, headers: Headers): Promise<Response>;
  /** The same without waiting; null while the edition that the client takes isn't made. */
  peek(client: ClientHeaders, headers: Headers): ChosenResponse | null;
}

const quickly: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => toBrotli(body, QUICK),
  gzip: toGzip,
};

/** Keeps a body in memory; an edition that isn't there is made with the first request for it, by `compress`. */
export function storeBody(
  body: Buffer,
  contentType: string,
  editions: Editions = new Map(),
  compress = quickly,
): StoredBody {
  const etag = etagOf(body);
  const isSmaller = isCompressible(contentType) && body.length > 512;
  const made = new Map(editions);
  const making = new Map<Encoding, Promise<Buffer>>();
  const make = async (encoding: Encoding) => {
    const bytes = await compress[encoding](body);
    made.set(encoding, bytes);
    return bytes;
  };
  const edition = async (encoding: Encoding) => {
    const ready = made.get(encoding);
    if (ready !== undefined) return ready;
    // What could not be made is made with the next request.
    const pending = making.get(encoding) ?? make(encoding).finally(() => making.delete(encoding));
    making.set(encoding, pending);
    return pending;
  };
  const encodingFor = ({ acceptEncoding }: ClientHeaders) =>
    isSmaller ? chooseEncoding(acceptEncoding) : null;
  const choose = (
    { ifNoneMatch }: ClientHeaders,
    headers: Headers,
    encoding: Encoding | null,
    sent: Buffer,
  ): ChosenResponse => {
    const vary = [headers.vary, isSmaller ? 'accept-encoding' : undefined].filter(Boolean).join(', ');
    const known = { ...headers, etag, ...(vary === '' ? {} : { vary }) };
    if (matchesEtag(ifNoneMatch, etag)) return { status: 304, headers: known, body: null };
    const described = { ...known, 'content-type': contentType, 'content-length': String(sent.length) };
    const encoded = encoding === null ? described : { ...described, 'content-encoding': encoding };
    return { status: 200, headers: encoded, body: sent };
  };
  return {
    async send(request, headers) {
      const client = clientHeadersOf(request);
      const encoding = encodingFor(client);
      const sent = encoding === null ? body : await edition(encoding);
      return toResponse(choose(client, headers, encoding, sent));
    },
    peek(client, headers) {
      const encoding = encodingFor(client);
      const sent = encoding === null ? body : made.get(encoding);
      return sent === undefined ? null : choose(client, headers, encoding, sent);
    },
  };
}

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
const isEdition = (name: string) => Object.values(ENDINGS).some((ending) => name.endsWith(ending));

/** The editions of a file that the build has put beside it. */
function readEditions(file: string): Editions {
  const encodings = Object.keys(ENDINGS) as Encoding[];
  return new Map(
    encodings
      .filter((encoding) => existsSync(file + ENDINGS[encoding]))
      .map((encoding) => [encoding, readFileSync(file + ENDINGS[encoding])]),
  );
}

/** The built files of the web app by their path from its root, `index.html` and the build's own manifest left out. */
export function readAssets(folder: string): Map<string, StoredBody> {
  const assets = new Map<string, StoredBody>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || isEdition(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (path === '/index.html' || path.startsWith('/.')) continue;
    assets.set(path, storeBody(readFileSync(file), contentTypeOf(file), readEditions(file)));
  }
  return assets;
}
