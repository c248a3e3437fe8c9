import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import postgres from 'postgres';
import { PLANNER_SETTINGS } from './plannerSettings';
import { preparing } from './preparing';

/** Embedded PostgreSQL in a worker thread, reached by the ordinary driver. */
export interface Embedded {
  readonly client: postgres.Sql;
  close(): Promise<void>;
}

/** The folder of the embedded database in a data folder. */
export const embeddedFolder = (dataDir: string) => join(dataDir, 'database');

/** Whether a folder holds a database. */
export const isMade = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

/** One connection of the driver, whose bytes go to the worker and back as messages. */
function connectionTo(worker: Worker): Duplex {
  const receive = (message: unknown) => {
    if (message instanceof Uint8Array)
      connection.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
  };
  const connection = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      worker.postMessage(new Uint8Array(chunk));
      done();
    },
    final(done) {
      worker.off('message', receive);
      done();
      connection.destroy();
    },
  });
  worker.on('message', receive);
  // The driver says goodbye only on a stream that calls itself open, as a socket does.
  return Object.assign(connection, { readyState: 'open' });
}

/** Starts a worker on a database and waits until that is open. */
async function startWorker(folder: string | null, archive: string | null): Promise<Worker> {
  const worker = new Worker(new URL('./pglite.worker.js', import.meta.url), {
    workerData: { folder, archive, settings: PLANNER_SETTINGS },
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The embedded database stopped while it was starting.')));
  });
  worker.removeAllListeners('error');
  worker.removeAllListeners('exit');
  worker.on('error', (error) => {
    throw new Error('The embedded database failed.', { cause: error });
  });
  return worker;
}

async function stopWorker(worker: Worker): Promise<void> {
  const stopped = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.postMessage('close');
  await stopped;
}

/**
 * Opens the embedded database.
 * @param folder where it keeps its files; null: in memory.
 * @param archive file with a whole database folder to begin with.
 */
export async function openEmbedded(folder: string | null, archive: string | null = null): Promise<Embedded> {
  // Making the files takes some 350 MiB that only the end of its worker gives back.
  if (folder !== null && !isMade(folder)) {
    await stopWorker(await startWorker(folder, archive));
  }
  const worker = await startWorker(folder, folder === null ? archive : null);
  // PGlite is one connection; the driver's queue keeps transactions apart.
  const options = {
    socket: () => connectionTo(worker),
    max: 1,
    user: 'postgres',
    database: 'postgres',
    max_lifetime: null,
    onnotice: () => {},
  };
  const client = preparing(postgres(options as postgres.Options<Record<string, postgres.PostgresType>>));
  return {
    client,
    async close() {
      await client.end({ timeout: 5 });
      await stopWorker(worker);
    },
  };
}
