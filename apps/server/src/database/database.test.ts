import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { users } from '../account/account.schema';
import { StartError } from '../startError';
import { databaseTemplate } from '../testing/databaseTemplate';
import { openTestDatabase } from '../testing/testDatabase';
import { type OpenDatabase, openDatabase, prepareEmbedded } from './database';
import { openEmbedded } from './embedded';
import { lockDataFolder } from './lock';

const folder = mkdtempSync(join(tmpdir(), 'chalchitra-data-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('queries', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  const person = (uid: string) => ({ uid, displayName: 'Asha', email: 'asha@chalchitra.example' });

  test('roll a failed transaction back whole', async () => {
    const work = opened.database.transaction(async (transaction) => {
      await transaction.insert(users).values(person('one'));
      await transaction.insert(users).values(person('one'));
    });
    await expect(work).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await opened.database.select().from(users)).toEqual([]);
  });

  test('keep transactions apart from what runs beside them', async () => {
    const { database } = opened;
    let beside: Promise<unknown> = Promise.resolve();
    await database.transaction(async (transaction) => {
      await transaction.insert(users).values(person('two'));
      beside = Promise.all(Array.from({ length: 20 }, () => database.execute(sql`select 1`)));
      await transaction.insert(users).values(person('three'));
    });
    await beside;
    expect(await database.select({ uid: users.uid }).from(users)).toHaveLength(2);
  });

  test('carry long texts both ways', async () => {
    const displayName = 'कहानी'.repeat(100_000);
    await opened.database.insert(users).values({ ...person('long'), displayName });
    const [row] = await opened.database.select().from(users).where(sql`${users.uid} = 'long'`);
    expect(row?.displayName).toBe(displayName);
  });

  test('leave timers their turn', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 1);
    for (let count = 0; count < 200; count += 1) await opened.database.execute(sql`select ${count}::int`);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(3);
  });
});

test('the embedded database keeps what was written over a restart', async () => {
  const options = { databaseUrl: null, dataDir: join(folder, 'kept') };
  const first = await openDatabase(options);
  await first.database
    .insert(users)
    .values({ uid: 'kept', displayName: 'Kept', email: 'kept@chalchitra.example' });
  await first.close();
  const second = await openDatabase(options);
  expect(await second.database.select({ uid: users.uid }).from(users)).toEqual([{ uid: 'kept' }]);
  await second.close();
});

test('the embedded database closes under queries that last too long, as where a start is broken off', async () => {
  const { client, close } = await openEmbedded(null, await databaseTemplate());
  // The connection is open, so that the driver sends the next queries at its next turn; closed before, it would refuse them.
  await client`select 1`;
  const [first] = [6, 0, 0].map((seconds) => client`select pg_sleep(${seconds})`.catch(({ code }) => code));
  await setImmediate();
  await close();
  expect(await first).toBe('CONNECTION_DESTROYED');
});

test('an embedded database that can’t be migrated is closed, and its folder said with the reason', async () => {
  const dataDir = join(folder, 'not migrated');
  mkdirSync(dataDir);
  const broken = await openEmbedded(join(dataDir, 'database'), await databaseTemplate());
  // As far as the migrator knows, no table is there yet.
  await broken.client`drop schema drizzle cascade`;
  await expect(prepareEmbedded(broken)).rejects.toMatchObject({ cause: { code: '42P07' } });
  await expect(broken.client`select 1`).rejects.toMatchObject({ code: 'CONNECTION_ENDED' });
  const opening = openDatabase({ databaseUrl: null, dataDir });
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(`The database in ${dataDir} can't be opened (42P07).`);
});

test('a database that does not respond is one sentence', async () => {
  const opening = openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: '' });
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow('The database at DATABASE_URL does not respond (ECONNREFUSED).');
});

test('a database that refuses is one sentence, with its reason', async () => {
  const message = 'password authentication failed for user "nobody"';
  const fields = Buffer.from(`SFATAL\0C28P01\0M${message}\0\0`);
  const head = Buffer.from([...Buffer.from('E'), 0, 0, 0, fields.length + 4]);
  const refusing = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([head, fields])));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void refusing.close());
  await once(refusing, 'listening');
  const { port } = refusing.address() as AddressInfo;
  const opening = openDatabase({ databaseUrl: `postgres://nobody@127.0.0.1:${port}/none`, dataDir: '' });
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(`The database at DATABASE_URL can’t be used: ${message}.`);
});

test.each(['pass/word', 'pass#word', 'pass%word'])(
  'an address with the password %s, which isn’t encoded, is one sentence without it',
  async (password) => {
    const opening = openDatabase({
      databaseUrl: `postgres://nobody:${password}@127.0.0.1/none`,
      dataDir: '',
    });
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(/^DATABASE_URL can’t be read: [^\n]+\.$/);
    await expect(opening).rejects.not.toThrow(password);
  },
);

describe('the data folder', () => {
  const lockFile = (name: string) => join(folder, name, 'server.lock');

  test('is held by one process and given back', () => {
    const unlock = lockDataFolder(join(folder, 'held'));
    expect(readFileSync(lockFile('held'), 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`));
    expect(() => lockDataFolder(join(folder, 'held'))).toThrow(
      /in use by another Chalchitra server \(process \d+\)/,
    );
    unlock();
    expect(existsSync(lockFile('held'))).toBe(false);
  });

  test.runIf(process.platform === 'linux')(
    'is free of a process that ended and that nobody has taken note of',
    async () => {
      // The shell becomes a program that never waits for its child, as where the parent was killed in a container;
      // the child ends after that, because the shell itself would have waited.
      const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 30'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const pid = await new Promise<string>((resolve) =>
        parent.stdout.once('data', (text) => resolve(String(text).trim())),
      );
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(/ Z /);
      lockDataFolder(join(folder, 'ended'))();
      writeFileSync(lockFile('ended'), pid);
      lockDataFolder(join(folder, 'ended'))();
      parent.kill();
    },
  );

  test('is free again when its holder died without a word', async () => {
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(holder, 'spawn');
    lockDataFolder(join(folder, 'stale'))();
    writeFileSync(lockFile('stale'), String(holder.pid));
    expect(() => lockDataFolder(join(folder, 'stale'))).toThrow(StartError);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    lockDataFolder(join(folder, 'stale'))();
  });

  test('is given to one of two processes that ask at once, also over the lock of a dead one', async () => {
    const script = `
      const { lockDataFolder } = await import(${JSON.stringify(new URL('lock.ts', import.meta.url).href)});
      process.on('message', ({ folder, at }) => {
        while (Date.now() < at);
        let isTaken = true;
        try { lockDataFolder(folder); } catch { isTaken = false; }
        process.send(isTaken);
      });
      process.send('ready');`;
    const rivals = [1, 2].map(() =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
        cwd: import.meta.dirname,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
    );
    onTestFinished(() => {
      for (const rival of rivals) rival.kill();
    });
    const responses = () => Promise.all(rivals.map(async (rival) => (await once(rival, 'message'))[0]));
    await responses();
    for (let round = 0; round < 40; round += 1) {
      const name = `asked for ${round}`;
      mkdirSync(join(folder, name));
      if (round % 2 === 0) writeFileSync(lockFile(name), '999999999 1');
      const taken = responses();
      for (const rival of rivals) rival.send({ folder: join(folder, name), at: Date.now() + 20 });
      expect((await taken).sort()).toEqual([false, true]);
      expect(readdirSync(join(folder, name))).toEqual(['server.lock']);
    }
  });

  test.runIf(process.platform === 'linux')('is free where another process has the dead one’s number', () => {
    lockDataFolder(join(folder, 'reused'))();
    writeFileSync(lockFile('reused'), `${process.ppid} 1`);
    lockDataFolder(join(folder, 'reused'))();
  });

  test('is held by another container for as long as that one touches its lock', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const file = lockFile('shared');
    const longAgo = new Date(Date.now() - 60_000);
    const unlock = lockDataFolder(join(folder, 'shared'));
    // The lock as another container sees it, where no process has its number.
    writeFileSync(file, '999999999 1 pid:[1]');
    utimesSync(file, longAgo, longAgo);
    vi.advanceTimersByTime(5000);
    expect(() => lockDataFolder(join(folder, 'shared'))).toThrow(/ \(in another container\): .+\.$/);
    unlock();
    writeFileSync(file, '999999999 1 pid:[1]');
    utimesSync(file, longAgo, longAgo);
    lockDataFolder(join(folder, 'shared'))();
  });

  test('that can’t be written to is one sentence', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const unusable of [file, join(file, 'below'), '/proc/nowhere']) {
      expect(() => lockDataFolder(unusable)).toThrow(`The data folder ${unusable} can't be written to.`);
    }
  });
});
