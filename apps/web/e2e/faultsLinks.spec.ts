import type { APIRequestContext } from '@playwright/test';
import { MARKUP, UNSAFE } from './support/awkward';
import { CONTENT, open } from './support/pages';
import { expect, type Page, test } from './support/test';
import { createPaidAccount, signIn, signInByRequest } from './support/viewers';
import { test as subscriberTest } from './support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ADDRESS_FIELDS = ['photo_url', 'content_url', 'thumbnail_app', 'thumbnail_web', 'video_url'];

/** Things all of whose addresses are unsafe, each in another way, and one that can be shown. */
const things = [...UNSAFE, '/artwork/none.avif'].map((address, index) => ({
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address])),
  id: `thing-${index}`,
  name: `Thing ${index}`,
  username: `thing${index}`,
  content_type: index % 2 === 0 ? 'reel' : 'image',
  caption: `Caption ${index}`,
  description: 'As it should be',
  genres: ['Drama'],
  youtube_video_id: null,
  url: address,
  link: address,
}));

const serveThings = (page: Page) =>
  page.route(CONTENT, (route) => {
    const last = new URL(route.request().url()).pathname.split('/').at(-1);
    const one = things.find(({ id }) => id === last);
    return route.fulfill({ json: one ?? things });
  });

/** A subscriber whose picture has an unsafe address at the identity service, and so in every token. */
async function createPictured(request: APIRequestContext, photoUrl: string) {
  const viewer = await createPaidAccount(request);
  const { headers } = await signInByRequest(request, viewer);
  const idToken = headers.authorization.replace('Bearer ', '');
  const updated = await request.post('/identitytoolkit.googleapis.com/v1/accounts:update?key=any', {
    data: { idToken, displayName: viewer.name, photoUrl, returnSecureToken: true },
  });
  expect(updated.ok(), await updated.text()).toBe(true);
  return viewer;
}

/** No element leads to, loads or would submit to an address that could run something, and nothing has run. */
async function expectHarmless(page: Page) {
  const found = await page.evaluate(() => ({
    unsafe: [...document.querySelectorAll('*')]
      .flatMap((element) =>
        ['href', 'src', 'srcset', 'poster', 'action', 'formaction', 'data', 'style'].map((name) => [
          name,
          element.getAttribute(name) ?? '',
        ]),
      )
      .filter(([, value]) => /(javascript|vbscript):|data:text/i.test(value ?? '')),
    ran: 'hacked' in globalThis,
  }));
  expect(found).toEqual({ unsafe: [], ran: false });
}

test('an avatar with an unsafe address is left out: the profile and the header show the initials', async ({
  page,
  request,
}) => {
  const viewer = await createPictured(request, UNSAFE[0] ?? '');
  await signIn(page, viewer, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: viewer.name })).toBeVisible();
  await expect(page.getByRole('main').getByText('MN', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByText('MN', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  await expectHarmless(page);
});

subscriberTest(
  'creators, posts and titles with unsafe addresses are shown with drawn artwork, and nothing runs',
  async ({ page }) => {
    await serveThings(page);
    const shown: [address: string, sign: string][] = [
      ['/creators', 'Thing 0'],
      ['/creators?all', 'Thing 0'],
      ['/creators/thing-0', 'Thing 0'],
      ['/posts', 'Caption 3'],
      ['/posts?post=thing-3', 'Caption 3'],
      ['/movies', 'Thing 0'],
      ['/series/thing-0', 'Thing 0'],
      ['/video/thing-0', 'Thing 0'],
      ['/', 'Thing 0'],
    ];
    for (const [address, sign] of shown) {
      await test.step(address, async () => {
        await open(page, address);
        await expect(page.getByText(sign).filter({ visible: true }).first()).toBeVisible();
        await expectHarmless(page);
      });
    }
  },
);

subscriberTest('the address that opens the app runs nothing, whatever it contains', async ({ page }) => {
  for (const part of [UNSAFE[0] ?? '', MARKUP]) {
    const text = encodeURIComponent(part);
    await page.goto(`/movies?genre=${text}#${text}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Movies');
    await expectHarmless(page);
    for (const address of [`/video/${text}`, `/series/${text}`, `/creators/${text}`, `/posts?post=${text}`]) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByText(/can’t be found/).first()).toBeVisible();
        await expectHarmless(page);
      });
    }
  }
});
