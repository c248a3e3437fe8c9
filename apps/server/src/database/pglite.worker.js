import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const STARTUP_PROTOCOL = 196_608;
const SSL_REQUEST = 80_877_103;
const TERMINATE = 'X'.charCodeAt(0);

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
/** @type {Buffer} */
let pending = Buffer.alloc(0);
/** @type {Promise<void>} */
let turn = Promise.resolve();
let isClosing = false;

/**
 * Length of the message at an offset, or null while it is not whole: only the first message of a connection
 * has no type byte.
 * @param {Buffer} bytes
 * @param {number} at
 */
function messageLength(bytes, at) {
  if (bytes.length - at < 8) return bytes.length - at >= 5 ? typedLength(bytes, at) : null;
  const code = bytes.readInt32BE(at + 4);
  if (bytes[at] === 0 && (code === STARTUP_PROTOCOL || code === SSL_REQUEST))
    return whole(bytes, at, bytes.readInt32BE(at));
  return typedLength(bytes, at);
}

/**
 * @param {Buffer} bytes
 * @param {number} at
 */
function typedLength(bytes, at) {
  return whole(bytes, at, 1 + bytes.readInt32BE(at + 1));
}

/**
 * @param {Buffer} bytes
 * @param {number} at
 * @param {number} length
 */
function whole(bytes, at, length) {
  return at + length <= bytes.length ? length : null;
}

/** Everything that has arrived whole, as one batch: a round of parse, bind and execute gets its response in one go. */
function takeWholeMessages() {
  let end = 0;
  for (let length = messageLength(pending, 0); length !== null; length = messageLength(pending, end)) {
    if (pending[end] === TERMINATE) {
      pending = Buffer.alloc(0);
      return null;
    }
    end += length;
    if (end >= pending.length) break;
  }
  const batch = pending.subarray(0, end);
  pending = pending.subarray(end);
  return batch.length > 0 ? new Uint8Array(batch) : null;
}

const settings = Object.entries(workerData.settings).map(([name, value]) => `${name}=${value}`);

const database = await PGlite.create({
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])],
  ...(workerData.folder === null ? {} : { dataDir: workerData.folder }),
  ...(workerData.archive === null ? {} : { loadDataDir: new Blob([readFileSync(workerData.archive)]) }),
});

/**
 * The raw response to a batch. PGlite doesn't parse it, because the driver does.
 * @param {Uint8Array} batch
 */
async function respondTo(batch) {
  /** @type {Uint8Array[]} */
  const parts = [];
  // The parts are views of the database's own memory.
  await database.execProtocolRawStream(batch, { onRawData: (bytes) => parts.push(bytes.slice()) });
  return new Uint8Array(Buffer.concat(parts));
}

port.on('message', (/** @type {Uint8Array | 'close'} */ message) => {
  // After a query's timeout the driver connects again for the next one while it is being closed.
  if (isClosing) return;
  isClosing = message === 'close';
  turn = turn.then(async () => {
    if (message === 'close') {
      await database.close();
      port.close();
      return;
    }
    pending = Buffer.concat([pending, message]);
    const batch = takeWholeMessages();
    if (batch === null) return;
    const response = await respondTo(batch);
    port.postMessage(response, [response.buffer]);
  });
});
port.postMessage('ready');
