/**
 * Runs the official Firebase Auth emulator as one process that ends with its parent.
 * `node tools/product/emulator.mjs FOLDER PROJECT AUTH_PORT HUB_PORT LOGGING_PORT`, started with an IPC channel.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Writes the emulator's configuration and becomes its command line. */
function become(folder, project, authPort, hubPort, loggingPort) {
  const accounts = join(folder, 'accounts');
  mkdirSync(folder, { recursive: true });
  const host = '127.0.0.1';
  const emulators = {
    auth: { host, port: authPort },
    hub: { host, port: hubPort },
    logging: { host, port: loggingPort },
    ui: { enabled: false },
    singleProjectMode: true,
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  process.chdir(folder);
  // The emulator notes its hub's address by project in the temporary folder, where two checkouts would meet.
  process.env.TMPDIR = folder;
  process.env.CI = 'true';
  // Where the parent is gone without a word (killed), nobody else would stop this process.
  process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
  process.argv.splice(
    2,
    process.argv.length,
    ...['emulators:start', '--only', 'auth', '--project', project, '--config', 'firebase.json'],
    ...['--import', accounts, '--export-on-exit', accounts],
  );
  createRequire(import.meta.url)('firebase-tools/lib/bin/firebase.js');
}

const [folder, project, ...ports] = process.argv.slice(2);
become(folder, project, ...ports.map(Number));
