import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@chalchitra/api/constants';
import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../account/account.schema';
import { embeddedFolder } from '../database/embedded';
import { lockDataFolder } from '../database/lock';
import { createLog } from '../log';
import { subscribedUntil } from '../payments/payments.ledger';
import { accountDeletions } from '../personalData/personalData.schema';
import { readPaymentSettings } from '../settings/settings';
import { places } from '../viewing/viewing.schema';
import { operatorAudit } from './audit.schema';
import { operate, runOperateCommand } from './operate.command';
import { createCommandContext } from './operate.context';
import { inDollars, startOperateHarness } from './operate.harness';

const harness = await startOperateHarness();
const { state, database, pay, now, services, audit, context, run, paid, recordOf } = harness;
let uid: string;
beforeEach(async () => {
  uid = await harness.begin();
});
afterAll(() => harness.close());

/** Makes the provider's next refunds, and loses its responses. */
function loseRefunds(times: number) {
  let refunds = 0;
  state.fault = (path, respond) => {
    if (!path.endsWith('/refund')) return null;
    refunds += 1;
    return refunds > times ? null : respond().then(() => Response.json({}, { status: 503 }));
  };
  return { refunds: () => refunds };
}

const linesOf = async (subject: string) => (await audit.latest(50, subject)).reverse();

describe('looking', () => {
  it('finds a payer by e-mail address, uid, payment and order', async () => {
    const { id, orderId } = await paid();
    const person = `${uid}: Asha Rao, ${uid}@Chalchitra.example, 98450, since `;
    for (const who of [uid, `${uid}@chalchitra.EXAMPLE`, id, orderId]) {
      const found = await run('find', who);
      expect(found.exitCode).toBe(0);
      expect(found.text).toContain(person);
    }
    expect(await run('find', 'nobody@chalchitra.example')).toEqual({
      exitCode: 1,
      text: 'Nobody was found by "nobody@chalchitra.example".',
    });
  });

  it('finds whose account is gone by what is left of them', async () => {
    const { id } = await paid();
    await database.delete(users).where(eq(users.uid, uid));
    expect((await run('find', id)).text).toBe(`${uid}: no account`);
  });

  it('shows subscription, payments and bills', async () => {
    const { id, orderId } = await paid();
    const bill = await harness.order('season', true);
    const { text } = await run('show', uid);
    const until = (await recordOf(id)).periodEnd.toISOString().slice(0, 16).replace('T', ' ');
    expect(text).toContain(`Subscribed until ${until} UTC`);
    expect(text).toContain(`${id}: paid, monthly, ₹199`);
    expect(text).toContain(`${orderId}: paid order, monthly, ₹199`);
    expect(text).toContain(`${bill}: open order, season, ₹499`);
  });

  it('leaves a line that says who looked at whom, without names and addresses', async () => {
    await run('show', `${uid}@chalchitra.example`, '--by', 'ravi', '--reason', 'ticket 7');
    expect(await linesOf(uid)).toMatchObject([
      { operator: 'ravi', command: 'show', change: null, reason: 'ticket 7', isDryRun: false },
    ]);
    const { text } = await run('audit', uid);
    expect(text).toContain(`ravi  show ${uid}; reason: ticket 7`);
  });
});

describe('the audit of a person', () => {
  it('has a line for each person that was found, and none where nobody was', async () => {
    const other = `${uid}-too`;
    const email = `${uid}@chalchitra.example`;
    await database.insert(users).values({ uid: other, displayName: 'Ravi', email });
    await run('find', email);
    const before = await database.$count(operatorAudit);
    for (const person of [uid, other]) expect(await linesOf(person)).toMatchObject([{ command: 'find' }]);
    for (const command of ['find', 'show']) expect((await run(command, 'nobody')).exitCode).toBe(1);
    expect(await database.$count(operatorAudit)).toBe(before);
  });

  it('has what was done to their payments', async () => {
    const { id } = await paid();
    await run('revoke', id);
    expect((await run('audit', uid)).text).toContain(`meena  revoke ${id}`);
  });

  it('can be asked for by an address, which is kept nowhere', async () => {
    await run('show', uid);
    const { exitCode, text } = await run('audit', `${uid}@chalchitra.example`);
    expect(exitCode).toBe(0);
    expect(text).toContain(`meena  show ${uid}`);
    expect(await run('audit', 'nobody@chalchitra.example')).toEqual({
      exitCode: 1,
      text: 'Nobody was found by "nobody@chalchitra.example".',
    });
    expect(await linesOf(uid)).toMatchObject([{ command: 'show' }, { command: 'audit' }]);
    expect(JSON.stringify(await database.select().from(operatorAudit))).not.toContain('@');
  });
});

describe('changing', () => {
  it('grants days after what runs', async () => {
    const { id } = await paid();
    const { exitCode, text } = await run('grant', uid, 'season', '--days', '7');
    expect(exitCode).toBe(0);
    expect(text).toContain(`${uid} gets 7 days of season without a payment.`);
    const granted = (await harness.recordsOf(uid)).find((record) => record.billId === null);
    expect(granted?.periodStart).toEqual((await recordOf(id)).periodEnd);
    expect(granted && granted.periodEnd.getTime() - granted.periodStart.getTime()).toBe(7 * DAY_MS);
    expect((await run('grant', uid, 'gold')).text).toBe(
      'There is no plan "gold"; there are monthly, season.',
    );
  });

  it('revokes a period, once', async () => {
    const { id } = await paid();
    expect((await run('revoke', id)).text).toContain(`${id}: revoked`);
    expect(await subscribedUntil(database, uid, now())).toBeNull();
    expect(await run('revoke', id)).toMatchObject({ exitCode: 1 });
  });

  it('refunds in part and then the rest, at the provider', async () => {
    const { id } = await paid();
    expect((await run('refund', id, '--amount', '50')).text).toContain('paid, monthly, ₹199');
    expect(await recordOf(id)).toMatchObject({ refundedPaise: 5000, endReason: null });
    expect((await run('refund', id, '--amount', '150')).text).toBe(
      `Only ₹149 of ${id} is left to give back.`,
    );
    const { text } = await run('refund', id);
    expect(text).toContain(`₹149 of ₹199 of ${id} of ${uid} goes back to its payer.`);
    expect(await recordOf(id)).toMatchObject({ refundedPaise: 19_900, endReason: 'refund' });
    expect((await run('refund', id)).text).toBe(`Nothing of ${id} is left to give back.`);
  });

  it('names the amounts of a payment in another currency in that one, and takes no part in rupees', async () => {
    const { id } = await paid();
    state.fault = inDollars;
    expect((await run('refund', id, '--amount', '50')).text).toBe(
      `${id} was paid in USD, and --amount is in rupees: without it, what is left goes back.`,
    );
    expect((await run('refund', id, '--dry-run')).text).toContain(
      `$199 of $199 of ${id} of ${uid} goes back`,
    );
  });

  it('refunds once where the provider’s response is lost', async () => {
    const { id } = await paid();
    const lost = loseRefunds(1);
    expect(await run('refund', id, '--amount', '50')).toMatchObject({ exitCode: 0 });
    expect(lost.refunds()).toBe(2);
    expect((await services.provider.fetchPayment(id)).amount_refunded).toBe(5000);
    const refunded = await services.provider.fetchRefundedIds(new Date(0));
    expect(refunded.filter((one) => one === id)).toHaveLength(1);
    expect(await recordOf(id)).toMatchObject({ refundedPaise: 5000 });
  });

  it('says how to find out what went back where the response is lost twice', async () => {
    const { id } = await paid();
    loseRefunds(2);
    const { exitCode, text } = await run('refund', id, '--amount', '50');
    expect({ exitCode, text }).toEqual({
      exitCode: 1,
      text: expect.stringMatching(/isn’t known.*--dry-run/),
    });
    expect((await run('refund', id, '--amount', '50', '--dry-run')).text).toContain('₹50 went back before.');
    expect((await services.provider.fetchPayment(id)).amount_refunded).toBe(5000);
  });

  it('corrects a period, and moves what comes after it along', async () => {
    const first = await paid();
    const second = await paid('monthly', true);
    const until = new Date((await recordOf(first.id)).periodEnd.getTime() + 3 * DAY_MS);
    const { exitCode } = await run(
      'correct',
      first.id,
      '--until',
      until.toISOString().slice(0, 16).concat('Z'),
    );
    expect(exitCode).toBe(0);
    const [one, two] = [await recordOf(first.id), await recordOf(second.id)];
    expect(two.periodStart.getTime() - one.periodEnd.getTime()).toBeLessThan(60_000);
    expect(two.periodEnd.getTime() - two.periodStart.getTime()).toBe(30 * DAY_MS);
    expect((await run('correct', first.id, '--until', '2020-01-01')).text).toBe(
      'The period must end after it begins.',
    );
    expect((await run('correct', first.id, '--until', 'soon')).text).toMatch(
      /^--until must be a date such as/,
    );
  });

  it('handles a stored webhook again', async () => {
    const billId = await harness.order();
    const paymentId = await pay(billId);
    const hint = { event: 'order.paid', paymentId, billId, disputeId: null };
    await services.webhookStore.add(`evt_${uid}`, hint, now());
    const { exitCode, text } = await run('replay', `evt_${uid}`);
    expect({ exitCode, text }).toMatchObject({
      exitCode: 0,
      text: expect.stringContaining(`${paymentId}: paid`),
    });
    const foreign = { event: 'payment.captured', paymentId: 'pay_foreign', billId: null, disputeId: null };
    await services.webhookStore.add(`evt_foreign_${uid}`, foreign, now());
    expect(await run('replay', `evt_foreign_${uid}`)).toMatchObject({ exitCode: 1 });
    expect((await run('replay', 'evt_unknown')).text).toMatch(/isn't stored/);
  });

  it('exports and deletes a person; the audit keeps the uid alone', async () => {
    const { id } = await paid();
    const { text } = await run('export', id);
    expect(JSON.parse(text)).toMatchObject({ account: { uid, name: 'Asha Rao' }, payments: [{ id }] });
    expect((await run('delete', uid)).text).toContain(`delete ${uid} in the identity service too`);
    expect((await run('show', id)).text).toMatch(new RegExp(`^${uid}: no account\nNot subscribed`));
    expect((await run('delete', uid)).text).toBe(`The account of ${uid} was deleted already.`);
    expect((await run('grant', uid, 'monthly')).text).toBe(`The account of ${uid} was deleted.`);
    expect(JSON.stringify(await linesOf(uid))).not.toMatch(/Asha|chalchitra\.example|98450/i);
  });

  it('exports and deletes whose profile, bills and payments are missing, by uid', async () => {
    await database.delete(users).where(eq(users.uid, uid));
    const place = { titleId: 'film', episodeId: '', kind: 'videos', position: 60, duration: 600 };
    const session = { watchedAt: now(), sessionId: 'session', sessionStartedAt: now() };
    await database.insert(places).values({ uid, ...place, ...session });
    const { text } = await run('export', uid);
    expect(JSON.parse(text)).toMatchObject({ account: null, places: [{ position: 60 }] });
    expect((await run('delete', uid)).exitCode).toBe(0);
    expect(await database.$count(places, eq(places.uid, uid))).toBe(0);
  });

  it('takes a sign-in that is deleted off what is left', async () => {
    const left = async () =>
      (await database.select().from(accountDeletions).where(isNull(accountDeletions.identityDeletedAt))).map(
        (deletion) => deletion.uid,
      );
    const nothingLeft = `"${uid}" is no uid of a deleted account whose sign-in is left.`;
    expect((await run('delete', uid, '--sign-in-gone')).text).toBe(nothingLeft);
    await run('delete', uid);
    expect(await left()).toContain(uid);
    expect(await run('delete', uid, '--sign-in-gone')).toMatchObject({ exitCode: 0 });
    expect(await left()).not.toContain(uid);
    expect((await run('delete', uid, '--sign-in-gone')).text).toBe(nothingLeft);
  });

  it.each([
    ['delete', (_: string) => [uid]],
    ['grant', (_: string) => [uid, 'monthly']],
    ['revoke', (id: string) => [id]],
    ['refund', (id: string) => [id]],
    ['correct', (id: string) => [id, '--until', '2099-01-01']],
  ])('a dry run of %s changes nothing, and is in the audit as one', async (command, argsOf) => {
    const { id } = await paid();
    const before = await harness.recordsOf(uid);
    const { exitCode, text } = await run(command, ...argsOf(id), '--dry-run');
    expect({ exitCode, text }).toEqual({
      exitCode: 0,
      text: expect.stringMatching(/\nDry run: nothing was changed\.$/),
    });
    expect(await harness.recordsOf(uid)).toEqual(before);
    expect((await services.provider.fetchPayment(id)).amount_refunded).toBe(0);
    expect(await linesOf(argsOf(id)[0] ?? '')).toMatchObject([{ command, isDryRun: true }]);
  });

  it('says what the provider refused, in the output and in the audit', async () => {
    const { id } = await paid();
    state.fault = (path) =>
      path.endsWith('/refund')
        ? Response.json({ error: { description: 'No balance' } }, { status: 400 })
        : null;
    await expect(operate(context, ['refund', id], () => 'meena')).rejects.toThrow('No balance');
    expect(await linesOf(id)).toMatchObject([
      { failure: null },
      { failure: 'The payment provider refused: No balance' },
    ]);
  });
});

describe('the audit', () => {
  it.each([
    ['changed', sql`update operator_audit set operator = 'nobody'`],
    ['deleted', sql`delete from operator_audit`],
    ['emptied', sql`truncate operator_audit`],
  ])('can’t be %s', async (_, statement) => {
    await run('find', uid);
    const before = await database.select().from(operatorAudit);
    await expect(database.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await database.select().from(operatorAudit)).toEqual(before);
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chalchitra-operate-'));
  const local = { CHALCHITRA_MODE: 'local', DATA_DIR: folder, LOG_LEVEL: 'silent' };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('says what it can do, and what it was given wrongly', async () => {
    const { exitCode, text } = await runOperateCommand([], local);
    expect(exitCode).toBe(1);
    for (const name of ['find WHO', 'grant WHO PLAN', 'reconcile']) expect(text).toContain(`\n  ${name}\n`);
    const wrong = async (...args: string[]) => (await runOperateCommand(args, local)).text;
    expect(await wrong('revoke')).toBe('Usage: revoke PAYMENT');
    expect(await wrong('revoke', 'pay_1', '--mend')).toBe("revoke doesn't take --mend.");
    expect(await wrong('revoke', 'pay_1', '--force')).toMatch(/Unknown option '--force'/);
    expect((await runOperateCommand(['find', 'x'], { CHALCHITRA_MODE: 'hosted' })).text).toBe(
      'PUBLIC_URL must be set in hosted mode.',
    );
  });

  it('makes no database where the server has none: its settings are others than the server’s', async () => {
    const dataDir = join(folder, 'other');
    expect(await runOperateCommand(['audit'], { ...local, DATA_DIR: dataDir })).toEqual({
      exitCode: 1,
      text: `There is no database in ${join(dataDir, 'database')}: set DATABASE_URL or DATA_DIR as the server has it, or start the server once.`,
    });
    expect(existsSync(dataDir)).toBe(false);
  });

  it('leaves the embedded database to the server that runs on it', async () => {
    mkdirSync(embeddedFolder(folder));
    writeFileSync(join(embeddedFolder(folder), 'PG_VERSION'), '');
    const unlock = lockDataFolder(folder);
    const { exitCode, text } = await runOperateCommand(['find', uid], local);
    unlock();
    expect({ exitCode, text }).toEqual({
      exitCode: 1,
      text: expect.stringMatching(/stop that one first\.$/),
    });
  });

  it('needs no account of the system where it is told who the operator is', async () => {
    const own = createCommandContext(readPaymentSettings(local), database, createLog('silent'), now);
    const account = () => {
      throw new Error('The user has no account.');
    };
    expect(await operate(own, ['find', uid, '--by', 'asha'], account)).toMatchObject({ exitCode: 0 });
  });

  it('reaches the sandbox without a server, on the books of the stopped one', async () => {
    const { id } = await paid();
    const settings = readPaymentSettings(local);
    const own = createCommandContext(settings, database, createLog('silent'), now);
    expect((await operate(own, ['refund', id], () => 'meena')).text).toContain(`${id}: refunded`);
  });
});
