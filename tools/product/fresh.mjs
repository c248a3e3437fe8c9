import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { freePort } from '../ports.mjs';

/** A guard against hanging: a start installs and builds, on however slow a machine. */
export const START_TIMEOUT_MS = 1_800_000;

/**
 * A running product: `npm start`'s own script on a port and a data folder of its own.
 * @typedef {object} Product
 * @property {string} url
 * @property {number} port
 * @property {string} dataFolder
 * @property {import('node:child_process').ChildProcess} process keeps the parts together
 * @property {() => Promise<void>} stop ends it as Ctrl+C does and waits until every part is gone
 * @property {() => void} removeData removes what it has written
 */

/**
 * Starts the product, builds included and without `.env`, and resolves when it says that it is ready.
 * @param {{ dataFolder?: string, port?: number, settings?: Record<string, string> }} [options] `settings` win over the environment.
 * @returns {Promise<Product>}
 */
export async function startFreshProduct(options = {}) {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'chalchitra-'));
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(root, 'tools', 'start.mjs'), '--no-env-file'], {
    cwd: root,
    env: {
      ...process.env,
      CHALCHITRA_MODE: 'local',
      ...options.settings,
      PORT: String(port),
      DATA_DIR: dataFolder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error(`Not ready in time:\n${output}`)), START_TIMEOUT_MS);
    const read = (chunk) => {
      output += chunk.toString();
      if (!output.includes(`Chalchitra is ready at ${url}`)) return;
      clearTimeout(timeout);
      resolve(undefined);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timeout);
      reject(new Error(`The product ended with code ${code}:\n${output}`));
    });
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    url,
    port,
    dataFolder,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    removeData: () => rmSync(dataFolder, { recursive: true, force: true }),
  };
}
