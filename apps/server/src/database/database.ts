import { join } from 'node:path';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { locations } from '../locations';
import { makeFolder } from '../makeFolder';
import type { StorageSettings } from '../settings';
import { StartError } from '../startError';
import { openEmbedded } from './embedded';
import * as schema from './schema';

// Any number that nobody else locks in this database.
const MIGRATION_LOCK = 715_517;

/** Queries on all tables; a transaction passed to a callback is one too. */
export type Database = PostgresJsDatabase<typeof schema>;

/** An open database with all migrations applied. */
export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgresql';
  readonly database: Database;
  /** Whether it answers now. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Servers that start at once on one PostgreSQL migrate one after another. */
async function withMigrationLock(
  kind: OpenDatabase['kind'],
  client: postgres.Sql,
  work: () => Promise<void>,
): Promise<void> {
  // The embedded database has one connection, and one process that may use it.
  if (kind === 'embedded') return work();
  const connection = await client.reserve();
  try {
    await connection`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await work();
  } finally {
    await connection`select pg_advisory_unlock(${MIGRATION_LOCK})`;
    connection.release();
  }
}

/** Wraps a connected client and migrates its tables. */
export async function prepare(
  kind: OpenDatabase['kind'],
  client: postgres.Sql,
  close: () => Promise<void>,
): Promise<OpenDatabase> {
  const database = drizzle(client, { schema });
  await withMigrationLock(kind, client, () => migrate(database, { migrationsFolder: locations.migrations }));
  return {
    kind,
    database,
    async ping() {
      await client`select 1`;
    },
    close,
  };
}

async function openPostgresql(url: string): Promise<OpenDatabase> {
  const client = postgres(url, { max: 10, connect_timeout: 10, onnotice: () => {} });
  try {
    await client`select 1`;
  } catch (error) {
    await client.end({ timeout: 1 });
    throw new StartError('The database at DATABASE_URL does not respond.', { cause: error });
  }
  return prepare('postgresql', client, () => client.end({ timeout: 5 }));
}

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded database in the data folder, which the caller holds
 * (`lockDataFolder`).
 * @throws StartError where neither can be used.
 */
export async function openDatabase(
  options: Pick<StorageSettings, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  if (options.databaseUrl !== null) return openPostgresql(options.databaseUrl);
  try {
    makeFolder(options.dataDir);
    const embedded = await openEmbedded(join(options.dataDir, 'database'));
    return await prepare('embedded', embedded.client, embedded.close);
  } catch (error) {
    throw new StartError(`The database in ${options.dataDir} can't be opened.`, { cause: error });
  }
}
