import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { chooseLocale } from './locale';

/** The language of a page and its headers. */
async function choose(path: string, { cookie = '', mode = 'local' as 'local' | 'hosted' } = {}) {
  const app = new Hono().get('*', (context) => {
    const { locale, headers } = chooseLocale(context, mode);
    return new Response(locale, { headers });
  });
  const response = await app.request(path, { headers: { cookie } });
  const header = (name: string) => response.headers.get(name);
  return {
    locale: await response.text(),
    language: header('content-language'),
    kept: header('set-cookie'),
    vary: header('vary'),
  };
}

const english = { locale: 'en', language: 'en', kept: null };

describe('the language of a page (spec §12)', () => {
  test('is the one that its address names, kept until the browser closes', async () => {
    expect(await choose('/movies?lang=en-XA')).toEqual({
      locale: 'en-XA',
      language: 'en-XA',
      kept: 'lang=en-XA; Path=/; HttpOnly; SameSite=Lax',
      vary: 'cookie',
    });
  });

  test('is else the one that was kept', async () => {
    expect(await choose('/', { cookie: 'a=b; lang=ar-XB' })).toMatchObject({ locale: 'ar-XB', kept: null });
    expect(await choose('/?lang=en', { cookie: 'lang=ar-XB' })).toMatchObject({
      locale: 'en',
      kept: expect.stringContaining('lang=en;'),
    });
  });

  test.each(['/', '/?lang=fr', '/?lang=', '/?lang=EN-xa', '/?lang=en-XA%0d%0aa:b'])(
    'is English for %s',
    async (path) => expect(await choose(path)).toMatchObject(english),
  );

  test('is English on a hosted site, whatever is asked for', async () => {
    const answer = { ...english, vary: null };
    expect(await choose('/?lang=en-XA', { mode: 'hosted' })).toEqual(answer);
    expect(await choose('/', { mode: 'hosted', cookie: 'lang=ar-XB' })).toEqual(answer);
  });
});
