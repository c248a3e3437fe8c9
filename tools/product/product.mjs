import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { giveUp, root } from '../install.mjs';
import { freePort, isPortFree } from '../ports.mjs';
import { startPart } from './parts.mjs';

/**
 * Reads `.env` where there is one; what stands in the environment already wins. `--no-env-file` leaves the file out: a
 * product for tests must not run in a developer's database.
 */
export function loadEnvironment() {
  try {
    if (!process.argv.includes('--no-env-file')) process.loadEnvFile(join(root, '.env'));
  } catch (error) {
    if (error.code !== 'ENOENT') giveUp(`The file .env can't be read: ${error.message}`);
  }
  process.env.CHALCHITRA_MODE ||= 'local';
}

/** Makes a folder and those above it; Node's recursive mkdir never ends where a file system returns ENOENT (`/proc`). */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** The port and the data folder of the settings; an empty line of `.env` names none. */
export function readGround() {
  return {
    port: Number(process.env.PORT || 8080),
    dataFolder: resolve(root, process.env.DATA_DIR || '.data'),
  };
}

/** Says at once, before anything is built, what would stop the start later. */
export async function checkGround() {
  const { port, dataFolder } = readGround();
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    giveUp(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  }
  if (!(await isPortFree(port))) {
    giveUp(`Port ${port} is taken by another program: stop that one, or choose another with PORT=8081.`);
  }
  try {
    makeFolder(dataFolder);
    readdirSync(dataFolder);
    accessSync(dataFolder, constants.W_OK);
  } catch {
    giveUp(
      `The data folder ${dataFolder} can't be written: change its rights, or choose another with DATA_DIR.`,
    );
  }
  return { port, dataFolder };
}

/**
 * Starts the server and, in local mode, the Auth emulator beside it. The emulator waits until the
 * server holds the data folder's lock, so that a second start can't touch the first one's accounts.
 * Passes on the parts as they come to be through `onPart`, and the server's `ready` message.
 */
export async function startProduct({ port, dataFolder, serverFile, nodeArgs, env, onPart }) {
  const logFolder = join(dataFolder, 'logs');
  const isLocal = process.env.CHALCHITRA_MODE === 'local';
  const [authPort, hubPort, loggingPort] = [await freePort(), await freePort(), await freePort()];
  const emulatorEnv = isLocal ? { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}` } : {};

  const startServer = () => {
    const server = startPart({
      name: 'server',
      file: serverFile,
      nodeArgs,
      env: { NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataFolder, ...emulatorEnv, ...env },
      logFolder,
      stopDelay: Number(process.env.STOP_DELAY) || 0,
    });
    // What the server has to say to a person goes to standard error; its log stays in the file.
    server.child.stderr.pipe(process.stderr);
    onPart(server);
    return server;
  };

  const server = startServer();
  const ready = server.message('ready');
  ready.catch(() => {});
  if (isLocal) {
    // The server has refused a project that could be a real one before it locks the folder.
    await server.message('dataFolder.locked');
    const project = process.env.FIREBASE_PROJECT_ID?.trim() || 'demo-chalchitra';
    onPart(
      startPart({
        name: 'emulator',
        file: join(root, 'tools', 'product', 'emulator.mjs'),
        args: [join(dataFolder, 'identity'), project, authPort, hubPort, loggingPort].map(String),
        logFolder,
        // Only SIGINT makes it export the accounts before it goes.
        stopSignal: 'SIGINT',
      }),
    );
  }
  return { message: await ready, startServer };
}
