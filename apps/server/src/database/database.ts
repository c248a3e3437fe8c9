import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { locations } from '../locations';
import { makeFolder } from '../makeFolder';
import type { StorageSettings } from '../settings/settings';
import { StartError } from '../startError';
import { BUCKET_TABLE } from './bucketTable';
import { isDatabaseUnavailable, reasonOf } from './databaseErrors';
import { type Embedded, embeddedFolder, openEmbedded } from './embedded';
import { type Deadlines, guardClient, type ObserveQuery } from './guardedClient';
import { PLANNER_SETTINGS } from './plannerSettings';
import { preparing } from './preparing';
import * as schema from './schema';

// Any number that nobody else locks in this database.
const MIGRATION_LOCK = 715_517;

/** A call waits for the database and its response together below ten seconds. */
const DEADLINES: Deadlines = { queueTimeoutMs: 3000, responseMs: 6500, maxConcurrent: 40, maxQueued: 400 };
const STATEMENT_MS = 5000;
const IDLE_TRANSACTION_MS = 10_000;
const CONNECT_S = 3;
const SLOWEST_RECONNECT_S = 1;

/** Queries on all tables; a transaction passed to a callback is one too. */
export type Database = PostgresJsDatabase<typeof schema>;

/** An open database with all migrations applied. */
export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgresql';
  readonly database: Database;
  /** Whether it responds within a time. */
  ping(withinMs: number): Promise<void>;
  close(): Promise<void>;
}

/** What is done with the migrated tables before the database is given out, and before deadlines hold. */
export type First = (database: Database) => Promise<unknown>;

async function migrateTables(client: postgres.Sql): Promise<Database> {
  const database = drizzle(client, { schema });
  await migrate(database, { migrationsFolder: locations.migrations });
  return database;
}

/**
 * Servers that start at once on one PostgreSQL migrate one after another. All of it is one transaction, so that the lock
 * holds, and the role's limits on statements, pauses and locks don't, behind a pool of transactions too.
 */
async function migrateAlone(client: postgres.Sql): Promise<Database> {
  await client.begin(async (transaction) => {
    await transaction`set local statement_timeout = 0`;
    await transaction`set local idle_in_transaction_session_timeout = 0`;
    await transaction`set local lock_timeout = 0`;
    await transaction`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    // The migrator begins a transaction, which is a part of this one.
    const nested = { options: client.options, begin: transaction.savepoint };
    await migrateTables(Object.assign(transaction, nested) as unknown as postgres.Sql);
    await transaction.unsafe(BUCKET_TABLE);
  });
  return drizzle(client, { schema });
}

/** Migrates the embedded database of a process, and closes it where that fails: its worker would keep the process alive. */
export async function prepareEmbedded(embedded: Embedded): Promise<OpenDatabase> {
  const database = await migrateTables(embedded.client).catch(async (error: unknown) => {
    await embedded.close();
    throw error;
  });
  return {
    kind: 'embedded',
    database,
    async ping() {
      await embedded.client`select 1`;
    },
    close: embedded.close,
  };
}

/** A client of an address. The driver's own error would show what it can't read, which has a password. */
function clientFor(url: string, options: postgres.Options<Record<string, postgres.PostgresType>>) {
  try {
    return postgres(url, options);
  } catch {
    throw new StartError(
      'DATABASE_URL can’t be read: look at its host and port; in its user and password write %2F for /, %23 for #, %25 for % and %40 for @.',
    );
  }
}

/** Why PostgreSQL can't be used, from its response to the first query, which has no parameters. */
function refusalOf(error: unknown): string {
  return isDatabaseUnavailable(error) || !(error instanceof Error)
    ? `does not respond (${reasonOf(error)})`
    : `can’t be used: ${error.message}`;
}

async function preparePostgresql(url: string, first: First): Promise<void> {
  const client = clientFor(url, {
    max: 1,
    connect_timeout: 10,
    onnotice: () => {},
  });
  // These limits of a role, or of the address, are for a server's calls. Options would lose against the address, and the
  // driver leaves out numbers that are 0. A PgBouncer refuses parameters that it wasn't told of, as `lock_timeout`.
  Object.assign(client.options.connection, {
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  });
  try {
    await client`select 1`.catch((error: unknown) => {
      throw new StartError(`The database at DATABASE_URL ${refusalOf(error)}.`, { cause: error });
    });
    await first(await migrateAlone(client));
  } finally {
    await client.end({ timeout: 1 });
  }
}

async function openPostgresql(url: string, first: First, observe?: ObserveQuery): Promise<OpenDatabase> {
  await preparePostgresql(url, first);
  const connect = () => {
    const client = postgres(url, {
      max: 10,
      connect_timeout: CONNECT_S,
      // The query for types fails unhandled, and ends the process, where its connection is lost; drizzle needs none.
      fetch_types: false,
      // A database that is back is used again within a second.
      backoff: (retries: number) => Math.min(SLOWEST_RECONNECT_S, 2 ** retries / 20),
      connection: {
        ...PLANNER_SETTINGS,
        statement_timeout: STATEMENT_MS,
        idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
      },
      onnotice: () => {},
    } as postgres.Options<Record<string, postgres.PostgresType>>);
    // It changes how the client reads dates.
    drizzle(client);
    return preparing(client);
  };
  const { client, ping, close } = guardClient(connect, DEADLINES, observe);
  return { kind: 'postgresql', database: drizzle(client, { schema }), ping, close };
}

async function openFolder(dataDir: string): Promise<OpenDatabase> {
  try {
    makeFolder(dataDir);
    return await prepareEmbedded(await openEmbedded(embeddedFolder(dataDir)));
  } catch (error) {
    throw new StartError(`The database in ${dataDir} can't be opened (${reasonOf(error)}).`, {
      cause: error,
    });
  }
}

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded database in the data folder, which the caller holds
 * (`lockDataFolder`).
 * @throws StartError where neither can be used.
 */
export async function openDatabase(
  options: Pick<StorageSettings, 'databaseUrl' | 'dataDir'>,
  first: First = async () => {},
  observe?: ObserveQuery,
): Promise<OpenDatabase> {
  if (options.databaseUrl !== null) return openPostgresql(options.databaseUrl, first, observe);
  const opened = await openFolder(options.dataDir);
  try {
    await first(opened.database);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
