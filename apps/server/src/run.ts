import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { createAccountStore } from './account/account.store';
import { createApp } from './app';
import { seedCatalogue } from './catalogue/catalogue.seed';
import { type Database, openDatabase } from './database/database';
import { lockDataFolder } from './database/lock';
import { endOnFailure } from './endOnFailure';
import type { Phase } from './health/health.routes';
import { createHttpServer } from './http/httpServer';
import { createIdentification } from './http/identify';
import type { DemoAccount } from './identity/demoAccounts';
import { createLocalIdentity } from './identity/localIdentity';
import { locations } from './locations';
import { createLog, type Log } from './log';
import { createMetrics } from './metrics/metrics';
import { createMetricsServer } from './metrics/metricsServer';
import { countOpenBills } from './metrics/openBills';
import { readLastReconciliation } from './payments/payments.reconcile.store';
import { createSubscriptions } from './payments/payments.subscriptions';
import { refreshIndex } from './search/search.index';
import { readSettings, type Settings } from './settings/settings';
import { settingsWarning } from './settings/settings.warning';
import { StartError } from './startError';
import { createUidHash } from './uidHash';

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

/** Codes of an address that isn't one of this machine's. */
const OTHER_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EAI_AGAIN', 'ENOTFOUND'];

/** Listens on an address and a port, whose settings' names begin with `prefix`. */
function listen(server: Server, host: string, port: number, prefix: '' | 'METRICS_'): Promise<void> {
  const sentenceFor = (code = '') => {
    if (OTHER_ADDRESS.includes(code))
      return `${prefix}HOST must be an address of this machine, not "${host}" (${code}).`;
    const reason = code === 'EADDRINUSE' ? 'is taken by another program' : `can’t be listened on (${code})`;
    return `Port ${port} ${reason}: choose another with ${prefix}PORT.`;
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(sentenceFor(error.code), { cause: error })),
    );
    server.listen(port, host, resolve);
  });
}

/** Lets balancers notice that this server isn't ready, while it still responds. */
function announce({ stopDelay }: Settings, log: Log): Promise<void> {
  if (stopDelay > 0) log.info('not ready any more', { stopsInSeconds: stopDelay });
  return new Promise((resolve) => setTimeout(resolve, stopDelay * 1000));
}

/** Stops taking requests and waits for those that are pending, at most `SHUTDOWN_MS`. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
  await closed;
  clearTimeout(late);
}

/** What the start and the end of a server share. */
interface Life {
  phase: Phase;
  readonly undo: Undo;
}

async function start(settings: Settings, log: Log, life: Life): Promise<void> {
  const { undo } = life;
  // The emulator's accounts live in the data folder too, so local mode holds it whatever the database.
  if (settings.mode === 'local' || settings.databaseUrl === null) undo.push(lockDataFolder(settings.dataDir));
  notifyParent({ type: 'dataFolder.locked' });

  const metrics = createMetrics();
  const seed = async (database: Database) => {
    if (await seedCatalogue(database, settings.catalogueDir))
      log.info('seeded', { from: settings.catalogueDir });
    await refreshIndex(database);
  };
  const opened = await openDatabase(settings, seed, metrics.database);
  undo.push(opened.close);
  const { database } = opened;

  const now = () => new Date();
  const identification = createIdentification(settings, log);
  undo.push(identification.close);
  const host = settings.firebase.emulatorHost;
  const accounts = createAccountStore(database);
  const subscriptions = createSubscriptions({ database, now });
  const local = host === null ? null : createLocalIdentity({ settings, host, accounts, subscriptions, log });
  const { identify } = identification;
  const onAccountsChanged = () => local?.onAccountsChanged();
  const app = await createApp({
    settings,
    log,
    opened,
    identify,
    now,
    onAccountsChanged,
    hashUid: createUidHash(settings),
    metrics,
    phase: () => life.phase,
    webFolder: locations.web,
  });
  undo.push(app.close);

  // The port is taken at once, so that a taken one is said at once; the emulator may need a while longer.
  const { maxConnections } = settings;
  const server = createHttpServer(app, {
    maxConnections,
    isStopping: () => life.phase === 'stopping',
    onDropped: metrics.droppedConnection,
  });
  metrics.watch({
    sockets: () => promisify(server.getConnections.bind(server))(),
    openBills: () => countOpenBills(database, now()),
    reconciled: () => readLastReconciliation(database),
  });
  if (settings.metricsPort !== 0) {
    const metricsServer = createMetricsServer(metrics);
    await listen(metricsServer, settings.metricsHost, settings.metricsPort, 'METRICS_');
    undo.push(() => drain(metricsServer));
  }
  await listen(server, settings.host, settings.port, '');
  undo.push(() => drain(server));
  const demo = local === null ? [] : await local.prepare();
  if (local !== null) {
    local.start();
    undo.push(local.close);
  }
  life.phase = 'ready';
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
  endOnFailure(log);
  const warning = settingsWarning(settings);
  if (warning !== null) log.warn(warning);
  const life: Life = { phase: 'starting', undo: [] };
  const undoAll = async () => {
    for (const step of life.undo.splice(0).reverse()) await step();
  };
  let isStopping = false;
  const stop = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping', { reason });
    const wasReady = life.phase === 'ready';
    life.phase = 'stopping';
    const isAnnounced = reason === 'SIGTERM' && wasReady;
    void (isAnnounced ? announce(settings, log) : Promise.resolve()).then(undoAll).then(
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
    await start(settings, log, life);
  } catch (error) {
    if (isStopping) return;
    isStopping = true;
    await undoAll();
    throw error;
  }
}
