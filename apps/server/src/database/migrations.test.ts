import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { createDatabase } from '../testing/testDatabase';
import { type First, openDatabase } from './database';

const { TEST_DATABASE_URL: url = '' } = process.env;
const LIMIT_MS = 200;
/** The number that `database.ts` locks. */
const MIGRATION_LOCK = 715_517;

/** A first load that lasts longer than the limit. */
const load: First = (database) => database.execute(sql`select pg_sleep(${(2 * LIMIT_MS) / 1000})`);

// The embedded database has no roles, and one process.
test.runIf(url !== '')(
  'migrations and the first load wait their turn, whatever the limits of the role',
  async () => {
    const own = await createDatabase(url);
    const other = postgres(own.url, { max: 1, onnotice: () => {} });
    for (const limit of ['statement_timeout', 'lock_timeout'])
      await other.unsafe(
        `alter database ${new URL(own.url).pathname.slice(1)} set ${limit} = '${LIMIT_MS}ms'`,
      );
    const migrating = other.begin(async (transaction) => {
      await transaction`set local statement_timeout = 0`;
      await transaction`select pg_advisory_xact_lock(${MIGRATION_LOCK}), pg_sleep(${(5 * LIMIT_MS) / 1000})`;
    });
    const opened = await openDatabase({ databaseUrl: own.url, dataDir: '' }, load);
    await migrating;
    expect([
      ...(await opened.database.execute(sql`select count(*)::int as titles from content_items`)),
    ]).toEqual([{ titles: 0 }]);
    await opened.close();
    await other.end();
    await own.remove();
  },
);

test.runIf(url !== '')(
  'the limit of an address holds for the calls alone, not for the first load',
  async () => {
    const own = await createDatabase(url);
    const address = new URL(own.url);
    address.searchParams.set('statement_timeout', String(LIMIT_MS));
    address.searchParams.set('idle_in_transaction_session_timeout', String(LIMIT_MS));
    const opened = await openDatabase({ databaseUrl: address.href, dataDir: '' }, load);
    expect([...(await opened.database.execute(sql`show statement_timeout`))]).toEqual([
      { statement_timeout: `${LIMIT_MS}ms` },
    ]);
    await opened.close();
    await own.remove();
  },
);
