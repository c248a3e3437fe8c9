import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../tools/ports.mjs';

const START_PATIENCE_MS = 180_000;

/** A running product: `npm start`'s own script on a port and a data folder of its own. */
export interface Product {
  url: string;
  port: number;
  dataFolder: string;
  /** Ends it as Ctrl+C does and waits until every part is gone. */
  stop: () => Promise<void>;
  /** The process that keeps the parts together, for tests that kill it. */
  process: ChildProcess;
}

/** Starts the built product and resolves when it says that it is ready. */
export async function startProduct(options: { dataFolder?: string; port?: number } = {}): Promise<Product> {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'chalchitra-e2e-'));
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, CHALCHITRA_MODE: 'local' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error(`Not ready in time:\n${output}`)), START_PATIENCE_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes(`Chalchitra is ready at ${url}`)) return;
      clearTimeout(patience);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The product ended with code ${code}:\n${output}`)));
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url,
    port,
    dataFolder,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Removes what a product has written. */
export function removeData(product: Product) {
  rmSync(product.dataFolder, { recursive: true, force: true });
}
