import type { Server } from 'node:http';
import { createAccountStore } from './account/account.store';
import { createApp } from './app';
import { seedCatalogue } from './catalogue/catalogue.seed';
import { openDatabase } from './database/database';
import { lockDataFolder } from './database/lock';
import { createHttpServer } from './http/httpServer';
import { createIdentification } from './http/identify';
import type { DemoAccount } from './identity/demoAccounts';
import { createLocalIdentity } from './identity/localIdentity';
import { locations } from './locations';
import { createLog, type Log } from './log';
import { createSubscriptions } from './payments/payments.subscriptions';
import { readSettings, type Settings } from './settings';
import { StartError } from './startError';

const SHUTDOWN_MS = 10_000;

/** What a parent process is sent over the channel between the two. */
type Message =
  | { readonly type: 'dataFolder.locked' }
  | { readonly type: 'ready'; readonly url: string; readonly accounts: readonly DemoAccount[] };

/** Steps that undo a start, the newest first. */
type Undo = (() => Promise<void> | void)[];

function notifyParent(message: Message): void {
  process.send?.(message);
}

function listen(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is taken by another program' : 'can’t be listened on';
      reject(new StartError(`Port ${port} ${reason}: choose another with PORT.`, { cause: error }));
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

async function start(settings: Settings, log: Log, undo: Undo): Promise<void> {
  // The emulator's accounts live in the data folder too, so local mode holds it whatever the database.
  if (settings.mode === 'local' || settings.databaseUrl === null) undo.push(lockDataFolder(settings.dataDir));
  notifyParent({ type: 'dataFolder.locked' });

  const opened = await openDatabase(settings);
  undo.push(opened.close);
  const { database } = opened;
  if (await seedCatalogue(database, settings.catalogueDir))
    log.info('seeded', { from: settings.catalogueDir });

  const now = () => new Date();
  const identification = createIdentification(settings.firebase);
  undo.push(identification.close);
  const host = settings.firebase.emulatorHost;
  const accounts = createAccountStore(database);
  const subscriptions = createSubscriptions({ database, now });
  const local = host === null ? null : createLocalIdentity({ settings, host, accounts, subscriptions, log });
  const { identify } = identification;
  const onRegistered = () => local?.onRegistered();
  // The port is taken at once, so that a taken one is said at once; the emulator may need a while longer.
  let isPrepared = false;
  const app = await createApp({
    settings,
    log,
    opened,
    identify,
    now,
    onRegistered,
    isPrepared: () => isPrepared,
    webFolder: locations.web,
  });
  undo.push(app.close);

  const server = createHttpServer(app);
  await listen(server, settings);
  undo.push(() => drain(server));
  const demo = local === null ? [] : await local.prepare();
  if (local !== null) {
    local.start();
    undo.push(local.close);
  }
  isPrepared = true;
  log.info('listening', { url: settings.publicUrl, database: opened.kind, mode: settings.mode });
  notifyParent({ type: 'ready', url: settings.publicUrl, accounts: demo });
}

/**
 * Starts the whole server, and stops it on SIGINT, on SIGTERM or when the parent process that it has a channel to
 * is gone.
 * @throws SettingsError or StartError with one sentence.
 */
export async function runServer(environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings(environment);
  const log = createLog(settings.logLevel);
  const undo: Undo = [];
  const undoAll = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  let isStopping = false;
  const stop = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping', { reason });
    void undoAll().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('could not stop cleanly', { error });
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', () => stop('the parent process is gone'));
  try {
    await start(settings, log, undo);
  } catch (error) {
    if (isStopping) return;
    isStopping = true;
    await undoAll();
    throw error;
  }
}
