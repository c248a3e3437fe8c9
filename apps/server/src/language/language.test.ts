import {
  accountLanguage,
  chooseContentLanguages,
  chooseLanguage,
  contentLanguages as contentLanguagesCall,
  deleteAccount,
  exportAccount,
} from '@chalchitra/api/contract';
import type { ExportWire, LanguageChoice } from '@chalchitra/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer';
import { accountLanguages, contentLanguages } from './language.schema';
import { createLanguageStore } from './language.store';

let server: TestServer;
let uid: string;
let readers = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  readers += 1;
  uid = `user-reader-${readers}`;
});

const own = () => ({ params: { uid }, as: uid });
const choose = async (language: LanguageChoice['language'], age = 0) =>
  (await server.fetch(chooseLanguage, { ...own(), body: { language, age } })).language;
const kept = async () => (await server.fetch(accountLanguage, own())).language;

describe('the language of an account (spec §18)', () => {
  test('is none at first, then the one that was chosen', async () => {
    expect(await kept()).toBeNull();
    expect(await choose('ta')).toBe('ta');
    expect(await kept()).toBe('ta');
  });

  test('is the latest choice, in whatever order choices come, and the response to each is the one in force', async () => {
    expect(await choose('hi', 1000)).toBe('hi');
    expect(await choose('ur', 60_000)).toBe('hi');
    expect(await choose('bn', 0)).toBe('bn');
    expect(await choose('bn', 0)).toBe('bn');
    expect(await kept()).toBe('bn');
  });

  test('is one where two devices choose at once', async () => {
    const languages = await Promise.all([choose('hi', 5), choose('ta', 2000), choose('te', 4000)]);
    expect(languages.every((language) => language !== null)).toBe(true);
    expect(await kept()).toBe('hi');
  });

  test.each([accountLanguage, chooseLanguage])('$method is one’s own', async (call) => {
    const sent = call.method === 'PUT' ? { body: { language: 'hi', age: 0 } } : {};
    expect((await server.call(call, { params: { uid }, ...sent })).status).toBe(401);
    expect((await server.call(call, { params: { uid }, as: 'user-curious', ...sent })).status).toBe(403);
  });

  test.each([
    { language: 'fr', age: 0 },
    { language: 'ar-XB', age: 0 },
    { language: 'hi', age: -1 },
    { language: 'hi' },
  ])('refuses %j', async (body) => {
    expect((await server.call(chooseLanguage, { ...own(), body })).status).toBe(400);
  });

  test('is in the export, and gone at once with the account', async () => {
    await choose('mr');
    const exported = (await server.fetch(exportAccount, own())) as unknown as ExportWire;
    expect(exported.language).toEqual({ tag: 'mr', chosen_at: expect.stringMatching(/^20/) });
    expect((await server.call(deleteAccount, own())).status).toBe(204);
    // A choice that was under way while the account was deleted.
    const store = createLanguageStore(server.database);
    expect(await store.choose(uid, { language: 'hi', age: 0 }, new Date())).toBeNull();
    const rows = server.database.select().from(accountLanguages).where(eq(accountLanguages.uid, uid));
    expect(await rows).toEqual([]);
  });
});

describe('the languages whose titles an account wants to see first (spec §16)', () => {
  const first = async () => (await server.fetch(contentLanguagesCall, own())).languages;
  const chooseFirst = async (languages: string[], age = 0) =>
    (await server.fetch(chooseContentLanguages, { ...own(), body: { languages, age } })).languages;

  test('are unknown at first, then the latest choice, which may be none', async () => {
    expect(await first()).toBeNull();
    expect(await chooseFirst(['Tamil', 'Odia', 'Tamil'], 5000)).toEqual(['Tamil', 'Odia']);
    expect(await chooseFirst(['Hindi'], 60_000)).toEqual(['Tamil', 'Odia']);
    expect(await chooseFirst([])).toEqual([]);
    expect(await first()).toEqual([]);
  });

  test('are one’s own', async () => {
    const body = { languages: ['Hindi'], age: 0 };
    const call = { params: { uid } };
    expect((await server.call(contentLanguagesCall, call)).status).toBe(401);
    expect((await server.call(contentLanguagesCall, { ...call, as: 'user-curious' })).status).toBe(403);
    expect((await server.call(chooseContentLanguages, { ...call, body })).status).toBe(401);
    expect((await server.call(chooseContentLanguages, { ...call, body, as: 'user-curious' })).status).toBe(
      403,
    );
  });

  test.each([
    [['']],
    [['a\0b']],
    [['x'.repeat(61)]],
    [Array.from({ length: 51 }, (_, index) => `L${index}`)],
    ['Hindi'],
    [[1]],
  ])('refuses %j', async (languages) => {
    expect(
      (await server.call(chooseContentLanguages, { ...own(), body: { languages, age: 0 } })).status,
    ).toBe(400);
  });

  test('are in the export, and gone at once with the account', async () => {
    await chooseFirst(['Marathi']);
    const exported = (await server.fetch(exportAccount, own())) as unknown as ExportWire;
    expect(exported.content_languages).toEqual({
      languages: ['Marathi'],
      chosen_at: expect.stringMatching(/^20/),
    });
    expect((await server.call(deleteAccount, own())).status).toBe(204);
    const store = createLanguageStore(server.database);
    expect(await store.chooseContent(uid, { languages: ['Hindi'], age: 0 }, new Date())).toBeNull();
    const rows = server.database.select().from(contentLanguages).where(eq(contentLanguages.uid, uid));
    expect(await rows).toEqual([]);
  });
});
