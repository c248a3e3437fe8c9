import { chooseEmailReminders, deleteAccount, emailReminders, exportAccount } from '@chalchitra/api/contract';
import type { ExportWire } from '@chalchitra/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { createLanguageStore } from '../language/language.store';
import { readMediaKeys } from '../media/mediaKey';
import { startTestServer, type TestServer } from '../testing/testServer';
import { emailReminders as table } from './mail.schema';
import { createRemindersStore } from './reminders.store';
import { createUnsubscribing } from './unsubscribing';

let server: TestServer;
let uid: string;
let readers = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  readers += 1;
  uid = `user-reminded-${readers}`;
});

const own = () => ({ params: { uid }, as: uid });
const areWanted = async () => (await server.fetch(emailReminders, own())).wanted;
const choose = (wanted: boolean) => server.call(chooseEmailReminders, { ...own(), body: { wanted } });

describe('reminders by e-mail (spec §11)', () => {
  it('are wanted until their reader says otherwise, and again when they want so', async () => {
    expect(await areWanted()).toBe(true);
    expect((await choose(false)).status).toBe(204);
    expect(await areWanted()).toBe(false);
    expect((await choose(true)).status).toBe(204);
    expect(await areWanted()).toBe(true);
  });

  test.each([emailReminders, chooseEmailReminders])('$method is one’s own', async (call) => {
    const sent = call.method === 'PUT' ? { body: { wanted: false } } : {};
    expect((await server.call(call, { params: { uid }, ...sent })).status).toBe(401);
    expect((await server.call(call, { params: { uid }, as: 'user-curious', ...sent })).status).toBe(403);
    expect(await areWanted()).toBe(true);
  });

  test.each([{}, { wanted: 'no' }, { wanted: null }])('refuses %j', async (body) => {
    expect((await server.call(chooseEmailReminders, { ...own(), body })).status).toBe(400);
  });

  it('are in the export, and gone with the account, also where a link is followed later', async () => {
    await choose(false);
    const exported = (await server.fetch(exportAccount, own())) as unknown as ExportWire;
    expect(exported.email_reminders).toEqual({ wanted: false, chosen_at: expect.stringMatching(/^20/) });
    expect((await server.call(deleteAccount, own())).status).toBe(204);
    await createRemindersStore(server.database).choose(uid, false, new Date());
    expect(await server.database.select().from(table).where(eq(table.uid, uid))).toEqual([]);
  });
});

describe('the link of a reminder (spec §11)', () => {
  const open = (token: string, init?: RequestInit) =>
    fetch(`${server.url}/services/content/unsubscribe?token=${encodeURIComponent(token)}`, init);
  const tokenOf = (reader: string) => createUnsubscribing(readMediaKeys(server.settings)).tokenOf(reader);

  it('asks first, in the language that its browser accepts, because programs that check links open it too', async () => {
    const response = await open(tokenOf(uid), { headers: { 'accept-language': 'ur' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
    const page = await response.text();
    expect(page).toContain('<html lang="ur" dir="rtl">');
    expect(page).toContain(
      `<form method="post" action="?token=${tokenOf(uid)}"><button>یاد دہانیاں بند کریں</button>`,
    );
    expect(await areWanted()).toBe(true);
  });

  it('opens in the language of its e-mail, whatever the browser accepts', async () => {
    await createLanguageStore(server.database).choose(uid, { language: 'ta', age: 0 }, new Date());
    for (const method of ['GET', 'POST']) {
      const response = await open(tokenOf(uid), { method, headers: { 'accept-language': 'en' } });
      expect(response.headers.get('content-language')).toBe('ta');
      expect(await response.text()).toContain('<html lang="ta" dir="ltr">');
    }
  });

  it('ends reminders by one POST without a sign-in, as mail programs send it, however often', async () => {
    for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), null]) {
      const response = await open(tokenOf(uid), { method: 'POST', body });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('Reminders are off');
      expect(await areWanted()).toBe(false);
    }
  });

  test.each(['GET', 'POST'])('%s refuses a token that isn’t ours, with a way on', async (method) => {
    const [name = ''] = tokenOf(uid).split('.');
    for (const token of ['', name, `${name}.AAAA`]) {
      const response = await open(token, { method });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(`href="${server.settings.publicUrl}/profile"`);
    }
    expect(await areWanted()).toBe(true);
  });
});
