import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentDetailCall, contentListCall, paymentHistory, plans, user } from '@chalchitra/api/contract';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { findPostgres, startPostgres } from '../../../../tools/postgres.mjs';
import { createAccountStore } from '../account/account.store';
import { loadCatalogue } from '../catalogue/catalogue.store';
import { createAudit } from '../operate/audit.store';
import { startPaymentsHarness } from '../payments/payments.harness';
import { sampleCatalogue } from '../testing/sampleCatalogue';
import { startTestServer, type TestServer } from '../testing/testServer';
import { BUCKET_TABLE } from './bucketTable';
import { openDatabase } from './database';

const { TEST_DATABASE_URL: url = '' } = process.env;
const binaries = findPostgres();

/** All that a viewer and an operator can fetch. */
async function dataOf(server: TestServer, uid: string) {
  const call = async (...given: Parameters<TestServer['call']>) => (await server.call(...given)).json();
  const detail = (await call(contentDetailCall('videos'), {
    params: { id: 'in-videos' },
    as: uid,
  })) as object;
  return {
    plans: await call(plans),
    videos: await call(contentListCall('videos')),
    // Addresses of media are made again for each response.
    detail: Object.keys(detail),
    user: await call(user, { params: { uid }, as: uid }),
    history: await call(paymentHistory, { params: { uid }, as: uid }),
    audit: await createAudit(server.database).latest(10),
  };
}

const auditRow = (subject: string) => ({
  ...{ at: new Date(), operator: 'meena', command: 'revoke', subject, change: 'It ends.' },
  ...{ reason: null, isDryRun: false, failure: null },
});

// The embedded database is backed up by copying its folder.
describe.runIf(url !== '' && binaries !== null)('a backup by pg_dump', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chalchitra-backup-'));
  const ends: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });
  const run = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(join(binaries ?? '', program), args, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  };

  it('restored into an empty server, gives the same responses, and goes on', async () => {
    const before = await startPaymentsHarness();
    ends.push(() => before.server.close());
    const { database } = before.server;
    await loadCatalogue(database, sampleCatalogue(), 'test');
    const uid = before.newUid();
    const account = { uid, displayName: 'Asha Rao', email: 'asha@chalchitra.example', phone: '9845012345' };
    await createAccountStore(database).save({ ...account, agreedTerms: null, agreedAt: null });
    const orderId = await before.orderFor(uid, 'basic', 99);
    expect((await before.verify(uid, await before.payOrder(orderId), 'basic')).status).toBe(200);
    await createAudit(database).add(auditRow(uid));
    const data = await dataOf(before.server, uid);
    expect(data.history).toMatchObject([{ status: 'paid', orderId: 'basic' }]);

    // Addresses of visitors, held for minutes.
    await database.execute(sql.raw(BUCKET_TABLE));
    const countClients = ({ database }: Pick<TestServer, 'database'>) =>
      database.execute<{ count: number }>(sql`select count(*)::int as count from allowances`);
    await database.execute(sql`insert into allowances values ('reading address 203.0.113.7', 1, 0, now())`);
    expect((await countClients(before.server))[0]?.count).toBeGreaterThan(0);

    const [{ name = '' } = {}] = await database.execute<{ name: string }>(
      sql`select current_database() as name`,
    );
    const source = new URL(url);
    source.pathname = `/${name}`;
    const file = join(folder, 'backup');
    run('pg_dump', '--format=custom', '--no-unlogged-table-data', `--file=${file}`, source.href);
    const empty = await startPostgres(binaries ?? '');
    ends.push(empty.stop);
    const target = new URL(empty.url);
    const asAdministrator = [
      `--host=${target.hostname}`,
      `--port=${target.port}`,
      `--username=${target.username}`,
    ];
    // The server's own role, which has no right but that of the database's owner.
    run('createuser', ...asAdministrator, 'site');
    run('createdb', ...asAdministrator, '--owner=site', 'restored');
    target.username = 'site';
    target.pathname = '/restored';
    run('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${target.href}`, file);

    const opened = await openDatabase({ databaseUrl: target.href, dataDir: '' });
    const after = await startTestServer({}, { opened });
    ends.push(() => after.close());
    expect(await dataOf(after, uid)).toEqual(data);
    expect(await countClients(opened)).toMatchObject([{ count: 0 }]);
    await createAudit(opened.database).add(auditRow('later'));
    expect(await createAudit(opened.database).latest(10)).toMatchObject([
      { subject: 'later' },
      { subject: uid },
    ]);
    await expect(opened.database.execute(sql`delete from operator_audit`)).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  });
});
