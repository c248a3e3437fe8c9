import postgres from 'postgres';
import { type OpenDatabase, openDatabase, prepare } from '../database/database';
import { openEmbedded } from '../database/embedded';
import { databaseTemplate } from './databaseTemplate';

/** A database of a test file's own: in TEST_DATABASE_URL's PostgreSQL, which it leaves as it was, else embedded in memory. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined || url === '') {
    const embedded = await openEmbedded(null, await databaseTemplate());
    return prepare('embedded', embedded.client, () => embedded.close());
  }
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const opened = await openDatabase({ databaseUrl: own.href, dataDir: '' });
  return {
    ...opened,
    async close() {
      await opened.close();
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end({ timeout: 5 });
    },
  };
}
