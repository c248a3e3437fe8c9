import { follow, realPages } from './support/pages';
import { createAccount, signIn } from './support/viewers';
import { expect, type Page, test } from './support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens = [
  { name: '320 CSS pixels wide', width: 320, height: 640, textSize: 16 },
  { name: '375 CSS pixels wide with text at 200 %', width: 375, height: 812, textSize: 32 },
  { name: '1280 CSS pixels wide with text at 200 %', width: 1280, height: 800, textSize: 32 },
];

/** What is wider than the page, and what can be operated but is cut off, by name. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) faults.push(`scrolls sideways by ${root.scrollWidth - innerWidth} px`);
    const nameOf = (element: Element) =>
      `${element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const scrollsSideways = (element: Element) => {
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll('a[href], button, input, select, summary')) {
      const box = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
      // What is there for assistive technology alone is a pixel wide, and what waits for the focus stands outside.
      if (!isShown || box.width < 2 || box.bottom < 0 || scrollsSideways(element)) continue;
      if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${nameOf(element)} leaves the screen`);
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      if (isCut && element.tagName !== 'INPUT') faults.push(`${nameOf(element)} cuts its words off`);
    }
    return faults;
  });

const expectRoom = (page: Page) => expect.poll(() => faultsOf(page)).toEqual([]);

/** Sets the size of text, in CSS pixels, that a person has chosen in the browser's settings. */
async function chooseTextSize(page: Page, size: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

for (const { name, width, height, textSize } of screens) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test('every page has room for all that can be operated', async ({ page, request }) => {
      await chooseTextSize(page, textSize);
      await page.goto('/privacy-policy');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      const own = ['/privacy-policy', '/profile', '/movies?genre=Drama', '/creators?all'];
      const pages = [...(await realPages(request)), ...own.map((address) => ({ route: address, address }))];
      for (const { route, address } of pages) {
        await test.step(route, async () => {
          await follow(page, address);
          await expect(main.getByRole('heading', { level: 1 }).first()).toBeAttached();
          await expect(main.getByText('Loading', { exact: true })).toHaveCount(0);
          await expectRoom(page);
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
          await expectRoom(page);
        }
        const plan = page.getByRole('button', { name: 'Select Plan' }).first();
        await signIn(page, viewer);
        await expect(plan).toBeVisible();
        await expectRoom(page);
        await page.goto('/subscription');
        await expect(plan).toBeVisible();
        await expectRoom(page);
      });
    });
  });
}
