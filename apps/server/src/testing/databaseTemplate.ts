import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { locations } from '../locations';

/** Name of a template by everything that it is made from. */
function templateFile(folder: string): string {
  const hash = createHash('sha256').update(import.meta.resolve('@electric-sql/pglite'));
  for (const name of readdirSync(locations.migrations).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(locations.migrations, name)));
  }
  return join(folder, `${hash.digest('hex').slice(0, 16)}.tar`);
}

async function makeTemplate(file: string): Promise<void> {
  const database = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(drizzle(database), { migrationsFolder: locations.migrations });
  const dump = await database.dumpDataDir('none');
  await database.close();
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
}

/** An embedded database with its tables, as an archive file kept between test runs: opening one takes a fifth of making it. */
export async function databaseTemplate(): Promise<string> {
  const folder = join(tmpdir(), `chalchitra-test-databases-${userInfo().uid}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = templateFile(folder);
  if (!existsSync(file)) await makeTemplate(file);
  return file;
}
