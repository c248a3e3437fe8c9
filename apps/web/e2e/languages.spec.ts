import { readFileSync } from 'node:fs';
import { accent } from '../src/copy/pseudo/accent';
import { mirror } from '../src/copy/pseudo/mirror';
import type { ChangeText } from '../src/copy/pseudo/pseudoLocale';
import { pageKinds, realPages } from './support/pages';
import { expectRoom } from './support/room';
import { stringsIn, untranslatedIn } from './support/untranslated';
import { createAccount, signIn } from './support/viewers';
import { expect, type Page, test } from './support/visitor';

const base = JSON.parse(readFileSync(new URL('../src/copy/en/base.json', import.meta.url), 'utf8'));
const wordsOf = (change: ChangeText) => ({
  loading: change(base.loading),
  openMenu: change(base.header.openMenu),
  creators: change(base.navigation.creators),
});

const languages = [
  { lang: 'en-XA', dir: 'ltr', message: /\[[^\]]*\]/u, words: wordsOf(accent) },
  {
    lang: 'ar-XB',
    dir: 'rtl',
    message: /\u200f\u202e[^\u202c]*\u202c\u200f/u,
    words: wordsOf(mirror),
  },
] as const;

const BRAND = 'Chalchitra';

const names = new Intl.DisplayNames('en-IN', { type: 'language', fallback: 'code' });

/** Collects what servers send to a page, for none of it is a message: titles, names, genres, languages. */
function collectData(page: Page): Set<string> {
  const data = new Set([BRAND]);
  const add = (value: unknown) => {
    for (const text of stringsIn(value)) {
      data.add(text);
      if (/^[a-z]{2,3}$/.test(text)) data.add(names.of(text) ?? text);
    }
  };
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('application/json')) add(await response.json().catch(() => null));
    if (!type.includes('text/html')) return;
    const html = await response.text().catch(() => '');
    for (const [, block = 'null'] of html.matchAll(
      /<script type="application\/json"[^>]*>(.*?)<\/script>/gs,
    )) {
      add(JSON.parse(block));
    }
  });
  return data;
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 375, height: 812 } });

for (const { lang, dir, message, words } of languages) {
  test.describe(lang, () => {
    /** Opens an address without naming the language again, and looks the page through. */
    const expectTranslated = async (page: Page, address: string, data: ReadonlySet<string>) => {
      const response = await page.goto(address);
      expect(response?.headers()['content-language']).toBe(lang);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.getByText(words.loading, { exact: true })).toHaveCount(0);
      await expect.poll(() => untranslatedIn(page, { message, data })).toEqual([]);
      await expectRoom(page);
    };

    test('every kind of page of a subscriber is in the chosen language, and has room for it (spec §12)', async ({
      page,
      request,
    }) => {
      test.setTimeout(600_000);
      const data = collectData(page);
      await page.goto('/privacy-policy?lang=en');
      await expect
        .poll(async () => (await untranslatedIn(page, { message, data })).length)
        .toBeGreaterThan(20);
      await page.goto(`/privacy-policy?lang=${lang}`);
      const own = ['/privacy-policy', '/profile', '/movies?genre=Drama', '/creators?all', '/nowhere'];
      const pages = [
        ...(await realPages(request, pageKinds)),
        ...own.map((address) => ({ route: address, address })),
      ];
      for (const { route, address } of pages) {
        await test.step(route, () => expectTranslated(page, address, data));
      }
    });

    test('links keep the language', async ({ page }) => {
      await page.goto(`/privacy-policy?lang=${lang}`);
      await page.getByRole('button', { name: words.openMenu }).click();
      await page.getByRole('link', { name: words.creators }).click();
      await expect(page).toHaveURL(/\/creators$/);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });

    test.describe('signed out', () => {
      test.use({ storageState: { cookies: [], origins: [] } });

      test('the forms and the plans are in the chosen language, and have room for it (spec §12)', async ({
        page,
        request,
      }) => {
        const data = collectData(page);
        const viewer = await createAccount(request);
        for (const value of Object.values(viewer)) data.add(value);
        await page.goto(`/login?lang=${lang}`);
        for (const address of ['/login', '/register']) await expectTranslated(page, address, data);
        await signIn(page, viewer, '/login?lang=en');
        await expect(page.getByRole('button', { name: 'Select Plan' }).first()).toBeVisible();
        await page.goto(`/subscription?lang=${lang}`);
        for (const address of ['/login', '/subscription', '/profile']) {
          await expectTranslated(page, address, data);
        }
      });
    });
  });
}
