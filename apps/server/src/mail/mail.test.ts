import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@chalchitra/api/constants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { users } from '../account/account.schema';
import { createLanguageStore } from '../language/language.store';
import { createLog } from '../log';
import { createLedger } from '../payments/payments.ledger';
import { payments } from '../payments/payments.schema';
import { readSettings } from '../settings/settings';
import { openTestDatabase } from '../testing/testDatabase';
import { createMailing } from './mail';
import { mails } from './mail.schema';
import { createMailStore } from './mail.store';
import { createSendMail, type Mail, type SendMail } from './mail.transport';
import { createRemindersStore } from './reminders.store';
import { createUnsubscribing } from './unsubscribing';

const opened = await openTestDatabase();
const { database } = opened;
afterAll(() => opened.close());

const END = new Date('2026-12-10T10:00:00Z');
const lines: string[] = [];
const settingsWith = (environment: Record<string, string> = {}) =>
  readSettings({
    CHALCHITRA_MODE: 'local',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
    PUBLIC_URL: 'https://watch.example',
    ...environment,
  });

let count = 0;
let uid: string;
let clock: Date;
let sent: Mail[];
const collect: SendMail = async (mail) => {
  sent.push(mail);
};
const unsubscribing = createUnsubscribing(['key']);
const server = (send: SendMail = collect) =>
  createMailing(
    {
      settings: settingsWith(),
      database,
      log: createLog('info', (line) => lines.push(line)),
      now: () => clock,
      hashUid: () => 'hash',
    },
    send,
    unsubscribing,
  );

async function subscribe(
  id = `pay-${count}`,
  change: Partial<typeof payments.$inferInsert> = {},
): Promise<void> {
  await database.insert(payments).values({
    id,
    uid,
    planId: 'monthly',
    amount: 199,
    paidAt: new Date(END.getTime() - 30 * DAY_MS),
    periodStart: new Date(END.getTime() - 30 * DAY_MS),
    periodEnd: END,
    ...change,
  });
}

const givenBack = (paise: number) => ({ refundedPaise: paise, refundedAt: clock });
const refund = (id: string, paise: number) => {
  const ledger = createLedger(database, settingsWith().payments);
  return ledger.refund(id, { paise, isWhole: paise === 19_900 }, clock);
};

beforeEach(async () => {
  await database.delete(payments);
  count += 1;
  uid = `user-${count}`;
  clock = new Date(END.getTime() - 3 * DAY_MS);
  sent = [];
  lines.length = 0;
  await database.insert(users).values({ uid, displayName: 'Asha <b>', email: `${uid}@asha.example` });
});

it('writes three days before and on the day, once each, over two servers and a restart', async () => {
  await subscribe();
  clock = new Date(END.getTime() - 3 * DAY_MS - 1);
  await server()();
  expect(sent).toEqual([]);
  for (const days of [3, 2.9, 2, 1]) {
    clock = new Date(END.getTime() - days * DAY_MS);
    await Promise.all([server()(), server()()]);
  }
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [`${uid}@asha.example`, 'Your Chalchitra subscription ends on 10 December 2026'],
  ]);
  for (const hours of [12, 3, 1, -1]) {
    clock = new Date(END.getTime() - hours * HOUR_MS);
    await Promise.all([server()(), server()()]);
  }
  expect(sent.map(({ subject }) => subject).slice(1)).toEqual(['Your Chalchitra subscription ends today']);
});

it('writes again where the end was moved on, once and with the new date', async () => {
  await subscribe();
  await server()();
  const movedEnd = new Date(END.getTime() + 30 * DAY_MS);
  await database.update(payments).set({ periodEnd: movedEnd }).where(eq(payments.uid, uid));
  for (const days of [30, 3, 2.9, 2, 1, 0.2, 0.1]) {
    clock = new Date(movedEnd.getTime() - days * DAY_MS);
    await Promise.all([server()(), server()()]);
  }
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Your Chalchitra subscription ends on 10 December 2026',
    'Your Chalchitra subscription ends on 9 January 2027',
    'Your Chalchitra subscription ends today',
  ]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
});

it('writes nothing down again that is planned already', async () => {
  await subscribe();
  await subscribe('second of a round', { endedAt: clock, endReason: 'secondPayment', ...givenBack(19_900) });
  const written = vi.spyOn(database, 'insert');
  onTestFinished(() => written.mockRestore());
  const { plan } = createMailStore(database);
  await plan(clock);
  expect(written).toHaveBeenCalledTimes(2);
  clock = new Date(clock.getTime() + HOUR_MS);
  await plan(clock);
  expect(written).toHaveBeenCalledTimes(2);
});

it('has a text and simple HTML with the way to renew, and nobody’s name in the log', async () => {
  await subscribe();
  await server()();
  const [mail] = sent;
  expect(mail?.text).toContain('Hello Asha <b>,');
  expect(mail?.text).toContain('Renew: https://watch.example/subscription?renew');
  expect(mail?.html).toContain('<a href="https://watch.example/subscription?renew">Renew</a>');
  expect(mail?.html).toContain('Asha &lt;b&gt;');
  expect(lines.join()).toContain('An e-mail was sent');
  expect(lines.join()).not.toMatch(/asha|user-/i);
});

it('is in the language that its reader has chosen, with dates and amounts of it, right to left in Urdu (spec §18)', async () => {
  const languages = createLanguageStore(database);
  await languages.choose(uid, { language: 'ta', age: 0 }, clock);
  await subscribe();
  await server()();
  await languages.choose(uid, { language: 'ur', age: 0 }, new Date(clock.getTime() + 1));
  await subscribe('given back', { endedAt: clock, endReason: 'secondPayment', ...givenBack(19_900) });
  await server()();
  const [soon, refund] = sent;
  expect(soon?.subject).toBe('உங்கள் Chalchitra சந்தா 10 டிசம்பர், 2026 அன்று முடிகிறது');
  expect(soon?.text).toContain('வணக்கம் Asha <b>,');
  expect(soon?.html).toContain('<html lang="ta" dir="ltr">');
  expect(refund?.text).toContain('\u2066₹199\u2069 واپس کر دیے گئے');
  expect(refund?.html).toContain('<html lang="ur" dir="rtl">');
});

it('says nothing to whoever has renewed, whose account is gone, or whose period was ended', async () => {
  await subscribe();
  await subscribe('later', { periodStart: END, periodEnd: new Date(END.getTime() + 30 * DAY_MS) });
  await server()();
  expect(sent).toEqual([]);
  await database.delete(payments);
  await subscribe('ended', { endedAt: clock, endReason: 'revoked' });
  uid = 'nobody';
  await subscribe('of nobody');
  await server()();
  expect(sent).toEqual([]);
});

const REFUNDED = 'A refund from Chalchitra';
const amounts = () => sent.map(({ subject, text }) => [subject, /.*₹[^.]*\./.exec(text)?.[0]]);
const inAll = (amount: string) => [REFUNDED, `In all, ${amount} of your payment has been refunded.`];

it('says that a payment was refunded, once', async () => {
  await subscribe('second', { endedAt: clock, endReason: 'secondPayment', ...givenBack(19_900) });
  await server()();
  await server()();
  expect(amounts()).toEqual([inAll('₹199')]);
});

it('says each refund of a payment, also of a part, and each as a message of its own', async () => {
  clock = new Date(END.getTime() - 20 * DAY_MS);
  await subscribe('in parts');
  await refund('in parts', 2000);
  await Promise.all([server()(), server()()]);
  // Nothing went back since.
  clock = new Date(clock.getTime() + HOUR_MS);
  await refund('in parts', 2000);
  await server()();
  await refund('in parts', 5000);
  await Promise.all([server()(), server()()]);
  await server()();
  expect(amounts()).toEqual([inAll('₹20'), inAll('₹50')]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
});

it('says what was refunded while the e-mail about less of it was sent', async () => {
  clock = new Date(END.getTime() - 20 * DAY_MS);
  await subscribe('quickly');
  await refund('quickly', 2000);
  await server(async (mail) => {
    await collect(mail);
    if (sent.length > 1) return;
    clock = new Date(clock.getTime() + 1);
    await refund('quickly', 19_900);
    await createMailStore(database).plan(clock);
  })();
  expect(amounts()).toEqual([inAll('₹20'), inAll('₹199')]);
});

it('says a refund when the money goes back, however long ago the period ended, and not when that ends', async () => {
  const long = new Date(clock.getTime() - 10 * DAY_MS);
  await subscribe('switched', { endedAt: long, endReason: 'switched', periodEnd: long });
  await refund('switched', 19_900);
  await server()();
  expect(amounts()).toEqual([inAll('₹199')]);
  // Its user has switched just now; what went back did so before.
  await subscribe('in part', {
    endedAt: clock,
    endReason: 'switched',
    refundedPaise: 2000,
    refundedAt: long,
  });
  await server()();
  expect(sent).toHaveLength(1);
});

it('ends between two e-mails when its server stops', async () => {
  await subscribe('second of a stop', { endedAt: clock, endReason: 'secondPayment', ...givenBack(19_900) });
  await subscribe();
  const stopping = new AbortController();
  const round = server(async (mail) => {
    await collect(mail);
    stopping.abort();
  });
  await expect(round(stopping.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(1);
  await server()();
  expect(sent).toHaveLength(2);
});

it('reminds nobody who wants none, and says what was refunded all the same', async () => {
  await createRemindersStore(database).choose(uid, false, clock);
  await subscribe();
  await subscribe('second of one without reminders', {
    endedAt: clock,
    endReason: 'secondPayment',
    ...givenBack(19_900),
  });
  await server()();
  expect(sent.map(({ subject, unsubscribeUrl }) => [subject, unsubscribeUrl])).toEqual([[REFUNDED, null]]);
});

it('names where its reader ends reminders, in words and for mail programs', async () => {
  await subscribe();
  await server()();
  const [mail] = sent;
  const link = mail?.unsubscribeUrl ?? '';
  expect(link).toMatch(/^https:\/\/watch\.example\/services\/content\/unsubscribe\?token=/);
  expect(unsubscribing.uidOf(new URL(link).searchParams.get('token') ?? '')).toBe(uid);
  expect(mail?.text).toContain(`Stop reminders: ${link}`);
  expect(mail?.html).toContain(`<a href="${link}">Stop reminders</a>`);
});

it('writes nothing down for payers without an account', async () => {
  uid = `${uid}-gone`;
  await subscribe();
  await subscribe(`pay-back-${count}`, {
    endedAt: clock,
    endReason: 'accountDeleted',
    ...givenBack(19_900),
  });
  await server()();
  expect(await database.$count(mails, eq(mails.uid, uid))).toBe(0);
});

it('tries again, ever more seldom, and names no address where a mail server refuses one', async () => {
  await subscribe();
  let attempts = 0;
  const failing = server(async ({ to }) => {
    attempts += 1;
    throw Object.assign(new Error(`550 no such user ${to}`), { code: 'EENVELOPE' });
  });
  await failing();
  await failing();
  expect(attempts).toBe(1);
  clock = new Date(clock.getTime() + 2 * 60_000);
  await failing();
  clock = new Date(clock.getTime() + 2 * 60_000);
  await failing();
  expect(attempts).toBe(2);
  expect(lines.join()).toContain('"reason":"EENVELOPE"');
  expect(lines.join()).not.toContain('@');
  clock = new Date(clock.getTime() + 2 * 60_000);
  await server()();
  expect(sent).toHaveLength(1);
  expect(await createMailStore(database).claim(clock)).toBeUndefined();
});

const mail: Mail = {
  id: 'endsSoon-1',
  to: 'asha@asha.example',
  subject: 'Ends',
  text: 'Soon',
  html: '<p>Soon</p>',
  unsubscribeUrl: 'https://watch.example/services/content/unsubscribe?token=dXNlcg.c2ln',
};

it('writes into a folder in local mode, where a mail program opens it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mail-'));
  const send = createSendMail(settingsWith({ DATA_DIR: dataDir }));
  await send?.(mail);
  await send?.(mail);
  expect(await readdir(join(dataDir, 'mailbox'))).toEqual(['endsSoon-1.eml']);
  const written = await readFile(join(dataDir, 'mailbox', 'endsSoon-1.eml'), 'utf8');
  expect(written).toMatch(/^To: asha@asha\.example\r?$/m);
  expect(written).toMatch(/^Message-ID: <endsSoon-1@watch\.example>\r?$/m);
});

it('lets mail programs unsubscribe where that is offered (RFC 8058)', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mail-'));
  const send = createSendMail(settingsWith({ DATA_DIR: dataDir }));
  await send?.(mail);
  await send?.({ ...mail, id: 'givenBack-1', unsubscribeUrl: null });
  const [reminder, refund] = await Promise.all(
    ['endsSoon-1', 'givenBack-1'].map((id) => readFile(join(dataDir, 'mailbox', `${id}.eml`), 'utf8')),
  );
  // Long lines are folded.
  const unfolded = reminder?.replaceAll(/\r?\n[ \t]+/g, ' ');
  expect(unfolded).toMatch(/^List-Unsubscribe: <https:\/\/watch\.example\/\S+token=dXNlcg\.c2ln>\r?$/m);
  expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(refund).not.toMatch(/^List-Unsubscribe/m);
});

it('is a message that mail programs read, also in Urdu', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mail-'));
  await createSendMail(settingsWith({ DATA_DIR: dataDir }))?.({
    ...mail,
    subject: 'آپ کی رکنیت',
    text: 'آپ کی رکنیت آج ختم ہو رہی ہے۔',
  });
  const written = await readFile(join(dataDir, 'mailbox', 'endsSoon-1.eml'), 'utf8');
  expect(written).toMatch(/^Subject: =\?UTF-8\?[BQ]\?/m);
  expect(written).toMatch(/^Content-Type: text\/plain; charset=utf-8\r?$/m);
});

it('sends by the mail server that is set', async () => {
  const received: string[] = [];
  const smtp = createServer((socket: Socket) => {
    let isData = false;
    socket.write('220 mail.example\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        received.push(line);
        if (isData) {
          if (line !== '.') continue;
          isData = false;
          socket.write('250 taken\r\n');
        } else if (line === 'DATA') {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 mail.example\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.address() as { port: number };
  const environment = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'post@watch.example' };
  await createSendMail(settingsWith(environment))?.(mail);
  expect(received).toContain('RCPT TO:<asha@asha.example>');
  expect(received.some((line) => line.startsWith('MAIL FROM:<post@watch.example>'))).toBe(true);
  await new Promise((resolve) => smtp.close(resolve));
});

it('sends nothing in hosted mode without a mail server', () => {
  expect(createSendMail({ ...settingsWith(), mode: 'hosted' })).toBeNull();
});
