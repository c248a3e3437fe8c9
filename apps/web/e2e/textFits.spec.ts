import { readFileSync } from 'node:fs';
import { localesOf } from '@chalchitra/api/contract';
import { follow, goTo, pageKinds, realPages } from './support/pages';
import { titles } from './support/player';
import { textFaultsOf } from './support/textFits';
import { createUndecidedAccount, type Viewer } from './support/viewers';
import { expect, type Page, test } from './support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } });

/** Every page in every language, as `node tools/text-fits.mjs` wants it; else each language looks at a part of the pages. */
const isWhole = process.env.TEXT_FITS === 'whole';
const PARTS = 4;

/** Screens that have little room, with the size of text that a person has chosen in the browser's settings. */
const screens = [
  { name: '320 px wide', width: 320, height: 640, textSize: 16 },
  { name: '375 px wide with text at 200 %', width: 375, height: 812, textSize: 32 },
];

const read = (lang: string, area: string) =>
  JSON.parse(readFileSync(new URL(`../src/copy/${lang}/${area}.json`, import.meta.url), 'utf8'));
const wordsOf = (lang: string) => ({
  base: read(lang, 'base'),
  account: read(lang, 'account'),
  plans: read(lang, 'plans'),
  player: read(lang, 'player'),
  panels: read(lang, 'playerPanels'),
  profile: read(lang, 'profile'),
});
type Words = ReturnType<typeof wordsOf>;

/** A place of the site: an address, and what is opened there. */
interface Place {
  name: string;
  address: string;
  open?: (page: Page, words: Words) => Promise<unknown>;
}

async function pressButton(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true }).first();
  // A key doesn't wait for it, as a click does.
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

const film = `/video/${titles.other}`;

/** Presses one of the player's keys, which are heard once there is a player. */
async function pressPlayerKey(page: Page, key: string, { player: words }: Words) {
  await expect(page.getByRole('button', { name: words.menus.quality, exact: true })).toBeEnabled();
  await page.keyboard.press(key);
}

const menuPlace = (name: 'captions' | 'quality' | 'speed'): Place => ({
  name: `the player’s menu of ${name}`,
  address: film,
  open: async (page, { player: words }) => {
    await pressButton(page, words.menus[name]);
    await expect(page.getByRole('menu')).toBeVisible();
  },
});

const opened: Place[] = [
  menuPlace('captions'),
  menuPlace('quality'),
  menuPlace('speed'),
  {
    name: 'the player’s keys',
    address: film,
    open: async (page, words) => {
      await pressPlayerKey(page, '?', words);
      await expect(page.getByRole('heading', { name: words.panels.keys.title })).toBeVisible();
    },
  },
  {
    name: 'the player’s statistics',
    address: film,
    open: async (page, words) => {
      await pressPlayerKey(page, 'd', words);
      await expect(page.getByText(words.panels.statistics.buffer)).toBeVisible();
    },
  },
  {
    name: 'the header’s menu',
    address: '/',
    open: async (page, { base }) => {
      await pressButton(page, base.header.openMenu);
      await expect(
        page.getByRole('dialog').getByRole('link', { name: base.navigation.watchlist }),
      ).toBeVisible();
    },
  },
  {
    name: 'the search',
    address: '/watchlist',
    open: async (page, { base }) => {
      await page.getByRole('link', { name: base.header.search, exact: true }).press('Enter');
      await page.getByRole('combobox', { name: base.header.search, exact: true }).fill('meera');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'a receipt',
    address: '/profile',
    open: async (page) => {
      await page.locator('a[href^="/profile/receipts/"]').first().press('Enter');
      await expect(page.getByRole('definition').first()).toBeVisible();
    },
  },
  {
    name: 'the deletion of an account',
    address: '/profile',
    open: async (page, { profile }) => {
      await pressButton(page, profile.data.deletion.button);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the profile’s form',
    address: '/profile',
    open: async (page, { profile }) => {
      await pressButton(page, profile.form.edit);
      await page.getByLabel(profile.form.displayName).fill('1');
      await pressButton(page, profile.form.save);
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
];

/** What doesn't fit on a page in any of the screens. */
async function faultsOn(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const { name, width, height, textSize } of screens) {
    await page.setViewportSize({ width, height });
    await browser.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    found.push(...(await textFaultsOf(page)).map((fault) => `${name}: ${fault}`));
  }
  await browser.detach();
  return found;
}

for (const [turn, lang] of localesOf('hosted').entries()) {
  test.describe(lang, () => {
    const words = wordsOf(lang);

    test.beforeEach(({ context, baseURL }) =>
      context.addCookies([{ name: 'lang', value: lang, url: baseURL as string }]),
    );

    test('text fits on every kind of page and in what is opened there (spec §18)', async ({
      page,
      request,
    }) => {
      test.setTimeout(600_000);
      await page.addInitScript(() => localStorage.setItem('languageSettled', 'on'));
      const own = [
        '/profile',
        '/movies?genre=Drama',
        '/search?q=meera',
        '/search?q=sur&language=Hindi&genre=Drama&sort=popularity',
        '/search?q=qqzzxxqq&language=Tamil',
        '/creators?all',
        '/subscription?switch',
        '/privacy-policy',
        '/nowhere',
      ];
      const places: Place[] = [
        ...(await realPages(request, pageKinds)).map(({ route, address }) => ({ name: route, address })),
        ...own.map((address) => ({ name: address, address })),
        ...opened,
      ];
      await page.goto('/privacy-policy');
      await expect(page).toHaveTitle(/ · /);
      for (const [index, { name, address, open }] of places.entries()) {
        if (!isWhole && (index + turn) % PARTS !== 0) continue;
        await test.step(name, async () => {
          await goTo(page, address);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
          await expect(page.getByText(words.base.loading, { exact: true })).toHaveCount(0);
          await open?.(page, words);
          await expect.poll(() => faultsOn(page), { message: name }).toEqual([]);
          if (open !== undefined) await page.keyboard.press('Escape');
        });
      }
    });

    test.describe('signed out', () => {
      test.use({ storageState: { cookies: [], origins: [] } });

      test('text fits on the forms, also with what they refuse, on the plans, and in what home asks first (spec §18)', async ({
        page,
        request,
      }) => {
        const { account, plans } = words;
        for (const [address, submit] of [
          ['/login', words.base.actions.signIn],
          ['/register', account.register.submit],
        ]) {
          await page.goto(address);
          await expect(page).toHaveTitle(/ · /);
          await page.locator('form').getByRole('button', { name: submit, exact: true }).press('Enter');
          await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
          await expect.poll(() => faultsOn(page), { message: address }).toEqual([]);
        }
        const viewer: Viewer = await createUndecidedAccount(request);
        await page.goto('/login');
        await expect(page).toHaveTitle(/ · /);
        await page.getByLabel(account.fields.email).fill(viewer.email);
        await page.getByLabel(account.fields.password, { exact: true }).fill(viewer.password);
        await page
          .locator('form')
          .getByRole('button', { name: words.base.actions.signIn, exact: true })
          .press('Enter');
        await expect(page.getByRole('button', { name: plans.select }).first()).toBeVisible();
        await expect.poll(() => faultsOn(page), { message: 'the plans' }).toEqual([]);
        // The question waits until the bar about the page's language is closed.
        if (lang !== 'en') {
          const bar = page.getByRole('region', { name: words.base.footer.language, exact: true });
          await bar.getByRole('button', { name: words.base.actions.close, exact: true }).press('Enter');
        }
        await follow(page, '/');
        // It is named once it can be used.
        await expect(page).toHaveTitle('Chalchitra');
        await page.keyboard.press('Shift');
        await pressButton(page, words.profile.languages.choose);
        await expect(page.getByRole('dialog', { name: words.profile.languages.question })).toBeVisible();
        await expect.poll(() => faultsOn(page), { message: 'what home asks first' }).toEqual([]);
      });
    });
  });
}
