import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

const brotli = promisify(brotliCompress);

export type Encoding = 'br' | 'gzip';

/** Compresses a body with Brotli; the quality is from 0, quickest, to 11. */
export const toBrotli = (body: Buffer, quality: number): Promise<Buffer> =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

export const toGzip: (body: Buffer) => Promise<Buffer> = promisify(gzip);

/** The best encoding that an Accept-Encoding header takes. */
export function chooseEncoding(accepted: string | null | undefined): Encoding | null {
  const names = parseAccept(accepted ?? '').filter(({ q }) => q > 0);
  const takes = (name: string) => names.some(({ type }) => type.toLowerCase() === name);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}
