import postgres from 'postgres';
import { type First, type OpenDatabase, openDatabase, prepareEmbedded } from '../database/database';
import { openEmbedded } from '../database/embedded';
import { databaseTemplate } from './databaseTemplate';

/** Makes an empty database in a PostgreSQL; returns its address, and how to remove it. */
export async function createDatabase(url: string): Promise<{ url: string; remove(): Promise<void> }> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    async remove() {
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end({ timeout: 5 });
    },
  };
}

/**
 * A database of a test file's own: in TEST_DATABASE_URL's PostgreSQL, which it leaves as it was, else embedded in memory.
 * What is much work is done first, before the deadlines of a server hold: a busy machine would miss them.
 */
export async function openTestDatabase(first: First = async () => {}): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined || url === '') {
    const opened = await prepareEmbedded(await openEmbedded(null, await databaseTemplate()));
    await first(opened.database);
    return opened;
  }
  const own = await createDatabase(url);
  const opened = await openDatabase({ databaseUrl: own.url, dataDir: '' }, first);
  return {
    ...opened,
    async close() {
      await opened.close();
      await own.remove();
    },
  };
}
