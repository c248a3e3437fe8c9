import type { Server } from 'node:http';
import { createApp } from './app';
import { openDatabase } from './database/database';
import { createHttpServer } from './http/httpServer';
import { createIdentification } from './http/identify';
import { createLog } from './log';
import { readSettings, type Settings } from './settings';
import { StartError } from './startError';

const SHUTDOWN_MS = 10_000;

function listen(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is taken by another program' : "can't be listened on";
      reject(new StartError(`Port ${port} ${reason}; choose another with PORT.`, { cause: error }));
    });
    server.listen(port, host, resolve);
  });
}

/** Stops taking requests and waits for those under way, at most `SHUTDOWN_MS`. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
  await closed;
  clearTimeout(late);
}

/**
 * Starts the whole server and stops it on SIGINT or SIGTERM; prints one JSON line `{"ready": …}` when it answers.
 * @throws SettingsError or StartError with one sentence.
 */
export async function runServer(environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings(environment);
  const log = createLog(settings.logLevel);
  const opened = await openDatabase(settings);
  const identification = createIdentification(settings.firebase);
  const app = await createApp({
    settings,
    log,
    opened,
    identify: identification.identify,
    now: () => new Date(),
  });
  const server = createHttpServer(app);
  const close = async () => {
    await app.close();
    await identification.close();
    await opened.close();
  };
  try {
    await listen(server, settings);
  } catch (error) {
    await close();
    throw error;
  }
  log.info('listening', { url: settings.publicUrl, database: opened.kind, mode: settings.mode });
  process.stdout.write(`${JSON.stringify({ ready: { url: settings.publicUrl } })}\n`);
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping', { signal });
    void drain(server)
      .then(close)
      .then(() => log.info('stopped'))
      .catch((error: unknown) => {
        log.error('could not stop cleanly', { error });
        process.exitCode = 1;
      });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
