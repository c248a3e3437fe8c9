/**
 * Puts smaller editions beside the files of a build, `app.js.br` and `app.js.gz` beside `app.js`, for servers that send
 * files as they are: once for each build, and not at each start of a server. `node tools/compress.mjs FOLDER`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What pages load; index.html is filled in by the server first. */
const TEXT = /\.(js|css|svg|json)$/;
/** Below it headers weigh more than what is saved. */
const SMALLEST = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(/** @type {string} */ file) {
  const body = readFileSync(file);
  if (body.length <= SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: 9 })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the build.');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name));
await Promise.all(files.map((name) => compress(join(folder, name))));
