import { goTo, pageKinds, realPages } from './support/pages';
import { expectRoom } from './support/room';
import { createAccount, signIn } from './support/viewers';
import { expect, type Page, test } from './support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens = [
  { name: '320 CSS pixels wide', width: 320, height: 640, textSize: 16 },
  { name: '375 CSS pixels wide with text at 200 %', width: 375, height: 812, textSize: 32 },
  { name: '1280 CSS pixels wide with text at 200 %', width: 1280, height: 800, textSize: 32 },
];

/** Sets the size of text, in CSS pixels, that a person has chosen in the browser's settings. */
async function chooseTextSize(page: Page, size: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

/**
 * Expects room for all, also where a style sheet or a script makes text as large, as extensions do: the conditions of media
 * queries don't follow it.
 */
async function expectRoomFor(page: Page, textSize: number) {
  await expectRoom(page);
  if (textSize === 16) return;
  const setByPage = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await chooseTextSize(page, 16);
  await setByPage(`${(textSize / 16) * 100}%`);
  await expectRoom(page);
  const dates = page.getByText(/^Paid on/);
  for (const height of await dates.evaluateAll((all) =>
    all.map((date) => date.getBoundingClientRect().height),
  ))
    expect(height, 'a date of the payments is on one line').toBeLessThan(2 * textSize);
  await setByPage('');
  await chooseTextSize(page, textSize);
}

for (const { name, width, height, textSize } of screens) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test('every kind of page has room for all that can be operated', async ({ page, request }) => {
      await chooseTextSize(page, textSize);
      await page.goto('/privacy-policy');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      const own = ['/privacy-policy', '/profile', '/movies?genre=Drama', '/creators?all'];
      const pages = [
        ...(await realPages(request, pageKinds)),
        ...own.map((address) => ({ route: address, address })),
      ];
      for (const { route, address } of pages) {
        await test.step(route, async () => {
          await goTo(page, address);
          await expect(main.getByRole('heading', { level: 1 }).first()).toBeAttached();
          await expect(main.getByText('Loading', { exact: true })).toHaveCount(0);
          await expectRoomFor(page, textSize);
        });
      }
    });

    test.describe('signed out', () => {
      test.use({ storageState: { cookies: [], origins: [] } });

      test('the forms and the plans have room for all that can be operated', async ({ page, request }) => {
        await chooseTextSize(page, textSize);
        const viewer = await createAccount(request);
        for (const address of ['/login', '/register']) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectRoomFor(page, textSize);
        }
        const plan = page.getByRole('button', { name: 'Select Plan' }).first();
        await signIn(page, viewer);
        await expect(plan).toBeVisible();
        await expectRoomFor(page, textSize);
        await page.goto('/subscription');
        await expect(plan).toBeVisible();
        await expectRoomFor(page, textSize);
      });
    });
  });
}

test.describe('a tablet held upright', () => {
  test.use({ viewport: { width: 810, height: 1080 } });

  test('a grid’s pictures are chosen for cards as wide as they are', async ({ page }) => {
    await page.goto('/movies?genre=Drama');
    const picture = page.getByRole('article').locator('img').first();
    const widthOf = (key: 'clientWidth' | 'naturalWidth') =>
      picture.evaluate((image, name) => Reflect.get(image, name) as number, key);
    // The width that was chosen for is the natural one of a picture of several editions.
    await expect.poll(() => widthOf('naturalWidth')).toBeGreaterThan(0);
    expect(Math.abs((await widthOf('naturalWidth')) - (await widthOf('clientWidth')))).toBeLessThan(10);
  });
});
