import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { chooseLocale } from './locale';

/** The language of a page and its headers. */
async function choose(
  path: string,
  { cookie = '', accepted = '', mode = 'local' as 'local' | 'hosted' } = {},
) {
  const app = new Hono().get('*', (context) => {
    const { locale, headers } = chooseLocale(context, mode);
    return new Response(locale, { headers });
  });
  const response = await app.request(path, { headers: { cookie, 'accept-language': accepted } });
  const header = (name: string) => response.headers.get(name);
  return {
    locale: await response.text(),
    language: header('content-language'),
    kept: header('set-cookie'),
    vary: header('vary'),
  };
}

const VARY = 'cookie, accept-language';
const english = { locale: 'en', language: 'en', kept: null };

describe('the language of a page (spec §12)', () => {
  test('is the one that its address names, kept for a year', async () => {
    expect(await choose('/movies?lang=en-XA')).toEqual({
      locale: 'en-XA',
      language: 'en-XA',
      kept: 'lang=en-XA; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
      vary: VARY,
    });
  });

  test('is else the one that was kept', async () => {
    expect(await choose('/', { cookie: 'a=b; lang=ar-XB' })).toMatchObject({ locale: 'ar-XB', kept: null });
    expect(await choose('/?lang=en', { cookie: 'lang=ar-XB' })).toMatchObject({
      locale: 'en',
      kept: expect.stringContaining('lang=en;'),
    });
  });

  test.each([
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['en-IN,hi;q=0.9', 'en'],
    ['en;q=0.7, TA-in;q=0.9', 'ta'],
    ['kn-IN,kn;q=0.9,te;q=0.8,en;q=0.7', 'te'],
    ['ur-PK', 'ur'],
    ['hi-Latn-IN,en;q=0.9', 'en'],
    ['hi;q=0,mr', 'mr'],
    ['fr,*;q=0.5', 'en'],
    ['ar-XB,en-XA', 'en'],
    ['hi;q=x,,;,-', 'hi'],
  ])(
    'is for a first visit with Accept-Language %s that of the browser: %s (spec §18)',
    async (accepted, locale) => {
      expect(await choose('/', { accepted })).toMatchObject({ locale, kept: null, vary: VARY });
      expect(await choose('/', { accepted, cookie: 'lang=bn' })).toMatchObject({ locale: 'bn' });
    },
  );

  test.each(['/', '/?lang=fr', '/?lang=', '/?lang=EN-xa', '/?lang=en-XA%0d%0aa:b'])(
    'is English for %s',
    async (path) => expect(await choose(path)).toMatchObject(english),
  );

  test('is no generated one on a hosted site', async () => {
    const expected = { ...english, vary: VARY };
    expect(await choose('/?lang=en-XA', { mode: 'hosted' })).toEqual(expected);
    expect(await choose('/', { mode: 'hosted', cookie: 'lang=ar-XB' })).toEqual(expected);
    expect(await choose('/', { mode: 'hosted', cookie: 'lang=hi' })).toMatchObject({ locale: 'hi' });
  });
});
