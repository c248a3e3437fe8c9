import { open } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { contentTypeOf } from './contentTypes';
import { matchesEtag } from './etag';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** One byte range of a Range header, both ends included; null for none that is understood, `'outside'` for one past the end. */
export function readRange(header: string | null, size: number): Range | 'outside' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start >= size || (first === '' && Number(last) === 0) ? 'outside' : { start, end };
}

function isSafe(path: string): boolean {
  return (
    path !== '' &&
    !/[\\\0]/.test(path) &&
    path.split('/').every((part) => part !== '' && part !== '..' && !part.startsWith('.'))
  );
}

/**
 * A file below a folder as a response to GET or HEAD, whole or one range of it, or 304 where the client has it.
 * Null where there is no such file.
 */
export async function sendFile(
  request: Request,
  folder: string,
  path: string | null,
  headers: Readonly<Record<string, string>>,
): Promise<Response | null> {
  if (path === null || !isSafe(path)) return null;
  const handle = await open(join(folder, path.replaceAll('/', sep))).catch(() => null);
  if (handle === null) return null;
  let isStreaming = false;
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) return null;
    const etag = `"${stat.size.toString(36)}-${Math.floor(stat.mtimeMs).toString(36)}"`;
    const known = {
      ...headers,
      etag,
      'last-modified': stat.mtime.toUTCString(),
      'accept-ranges': 'bytes',
    };
    const { headers: sent } = request;
    if (matchesEtag(sent.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers: known });
    const ifRange = sent.get('if-range');
    const isSame = ifRange === null || ifRange === etag || ifRange === known['last-modified'];
    const range = isSame ? readRange(sent.get('range'), stat.size) : null;
    if (range === 'outside') {
      return new Response(null, {
        status: 416,
        headers: { ...known, 'content-range': `bytes */${stat.size}` },
      });
    }
    const { start, end } = range ?? { start: 0, end: stat.size - 1 };
    const described = {
      ...known,
      'content-type': contentTypeOf(path),
      'content-length': String(end - start + 1),
      ...(range === null ? {} : { 'content-range': `bytes ${start}-${end}/${stat.size}` }),
    };
    const status = range === null ? 200 : 206;
    if (request.method === 'HEAD' || stat.size === 0)
      return new Response(null, { status, headers: described });
    isStreaming = true;
    const stream = Readable.toWeb(handle.createReadStream({ start, end }));
    return new Response(stream as ReadableStream<Uint8Array>, { status, headers: described });
  } finally {
    // A stream closes the file itself when it ends or is given up.
    if (!isStreaming) await handle.close();
  }
}
