import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database';
import * as schema from '../database/schema';
import { openTestDatabase } from '../testing/testDatabase';
import { createPersonalDataStore } from './personalData.store';
import { toExportWire } from './personalData.wire';

/** What is decided about a table that names people: what an export calls it, and whether it goes with the account. */
interface Decision {
  readonly exportedAs: string | null;
  readonly isDeleted: boolean;
  /** Why it stays, or isn't exported; empty where it is exported and deleted. */
  readonly why: string;
}

const own = (exportedAs: string): Decision => ({ exportedAs, isDeleted: true, why: '' });
const sandbox: Decision = {
  exportedAs: null,
  isDeleted: false,
  why: 'stands in for the provider on one computer, and is empty in a service',
};
const law = 'the law asks to keep what was paid, and it names nobody';

/** Every table that names people, by uid, name or address, or by a payment of theirs. */
const DECISIONS: Readonly<Record<string, Decision>> = {
  users: own('account'),
  account_languages: own('language'),
  content_languages: own('content_languages'),
  screens: own('screens'),
  watchlist_titles: own('watchlist'),
  places: own('places'),
  removed_titles: own('removed_titles'),
  mails: own('emails'),
  email_reminders: own('email_reminders'),
  payments: { exportedAs: 'payments', isDeleted: false, why: law },
  payment_requests: { exportedAs: 'bills', isDeleted: false, why: law },
  receipts: { exportedAs: 'receipts', isDeleted: false, why: law },
  payment_webhooks: {
    exportedAs: null,
    isDeleted: false,
    why: 'names payments alone, and goes after seven days',
  },
  account_deletions: { exportedAs: null, isDeleted: false, why: 'keeps the deleted account out' },
  operator_audit: { exportedAs: null, isDeleted: false, why: 'only grows, and holds ids alone' },
  sandbox_orders: sandbox,
  sandbox_payments: sandbox,
  sandbox_payment_links: sandbox,
  sandbox_refunds: sandbox,
  sandbox_disputes: sandbox,
};

/** Tables whose names and addresses are those of what is shown to everybody. */
const PUBLISHED = ['content_items', 'episodes', 'creators', 'plans', 'search_names'];

const PERSONAL =
  /^uid$|user|person|viewer|payer|payment|mail|phone|contact|customer|(^|_)name$|address|notes|subject|operator|token|device|browser/;

const tables: PgTable[] = (Object.values(schema) as unknown[]).filter((value) => is(value, PgTable));
const columnsOf = (table: PgTable) => Object.entries(getTableColumns(table));
const columnNames = (table: PgTable) => columnsOf(table).map(([, { name }]) => name);

const UID = 'user-of-all-tables';

/** A row about one user with something in each column. */
function rowOf(table: PgTable): Record<string, unknown> {
  const anyValue = (key: string, type: string): unknown => {
    if (key === 'uid') return UID;
    if (key === 'paymentId' || key === 'id' || key === 'billId') return 'pay_of_all_tables';
    const values: Record<string, unknown> = {
      string: 'text',
      number: 1,
      boolean: true,
      date: new Date(),
      json: {},
    };
    return values[type];
  };
  return Object.fromEntries(columnsOf(table).map(([key, { dataType }]) => [key, anyValue(key, dataType)]));
}

describe('every table of the schema', () => {
  it('that names people is decided on, and no table more', () => {
    const naming = tables.filter((table) => columnNames(table).some((name) => PERSONAL.test(name)));
    expect(naming.map(getTableName).sort()).toEqual([...Object.keys(DECISIONS), ...PUBLISHED].sort());
  });

  it('with a uid is exported and deleted, or says why not', () => {
    for (const table of tables.filter((one) => columnNames(one).includes('uid'))) {
      const { exportedAs, isDeleted, why } = DECISIONS[getTableName(table)] as Decision;
      expect(why === '', getTableName(table)).toBe(exportedAs !== null && isDeleted);
    }
  });
});

describe('what is decided is done', () => {
  let database: Database;
  let close: () => Promise<void>;
  let exported: Record<string, unknown>;
  const decided = tables.filter((table) => {
    const decision = DECISIONS[getTableName(table)];
    return decision !== undefined && (columnNames(table).includes('uid') || decision.exportedAs !== null);
  });
  const count = (table: PgTable) => database.$count(table);

  beforeAll(async () => {
    ({ database, close } = await openTestDatabase());
    const store = createPersonalDataStore(database);
    const bills = decided.filter((table) => getTableName(table) === 'payment_requests');
    for (const table of [...bills, ...decided.filter((one) => !bills.includes(one))]) {
      await database.insert(table).values(rowOf(table));
    }
    exported = { ...toExportWire(await store.collect(UID), new Date()) };
    await database.execute(sql`delete from account_deletions`);
    await store.erase(UID, null, new Date());
  });
  afterAll(() => close());

  it.each(decided.map((table) => [getTableName(table), table] as const))('with %s', async (name, table) => {
    const { exportedAs, isDeleted } = DECISIONS[name] as Decision;
    if (exportedAs !== null) expect([exported[exportedAs]].flat()).toHaveLength(1);
    if (exportedAs !== null) expect(exported[exportedAs]).not.toBeNull();
    expect(await count(table)).toBe(isDeleted ? 0 : 1);
  });
});
