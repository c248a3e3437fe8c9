import type { APIRequestContext } from '@playwright/test';
import { pages } from '../src/routes/pages';
import {
  type BrowsedPage,
  browsedPages,
  follow,
  goTo,
  openWithCode,
  pageKinds,
  realPages,
} from './support/pages';
import { expect, type Page, test } from './support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const BRAND = 'Chalchitra';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const position = (page: Page) => page.evaluate(() => scrollY);

/** What the tab of a page says whose heading has other words. */
const TITLES: Record<string, string> = { '/': BRAND, '/login': 'Sign in', '/profile': 'Profile' };

/** Opens the privacy policy, from where a walk begins, and returns the pages to walk to. */
async function pagesFromPolicy(
  page: Page,
  request: APIRequestContext,
  of = browsedPages,
): Promise<BrowsedPage[]> {
  await page.goto('/privacy-policy');
  await expect(heading(page)).toHaveText('Privacy Policy');
  return [...(await realPages(request, of)), { route: '/profile', address: '/profile' }];
}

test('each navigation names the document, puts the focus on the heading and starts at the top', async ({
  page,
  request,
}) => {
  for (const { route, address } of await pagesFromPolicy(page, request)) {
    await test.step(route, async () => {
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      await goTo(page, address);
      await expect(heading(page)).toBeFocused();
      expect(await position(page)).toBe(0);
      const name = TITLES[route] ?? (await heading(page).textContent()) ?? '';
      await expect(page).toHaveTitle(name === BRAND ? BRAND : `${name} · ${BRAND}`);
    });
  }
});

test('going back to any kind of page finds the place that was left, and forward again too', async ({
  page,
  request,
}) => {
  for (const { route, address } of await pagesFromPolicy(page, request, pageKinds)) {
    await test.step(route, async () => {
      await follow(page, address);
      await expect(heading(page)).not.toHaveText('Privacy Policy');
      await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0);
      const left = await page.evaluate(async () => {
        // What comes in above moves the place: people leave a page that is whole.
        const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
        for (let height = 0; height !== document.documentElement.scrollHeight; await wait(500))
          height = document.documentElement.scrollHeight;
        const reachable = document.documentElement.scrollHeight - innerHeight;
        scrollTo({ top: Math.min(500, reachable), behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return scrollY;
      });
      await follow(page, '/privacy-policy');
      await expect(heading(page)).toHaveText('Privacy Policy');
      expect(await position(page)).toBe(0);
      await page.goBack();
      await expect(heading(page)).not.toHaveText('Privacy Policy');
      await expect.poll(() => position(page).then((top) => Math.abs(top - left))).toBeLessThan(3);
      await page.goForward();
      await expect(heading(page)).toHaveText('Privacy Policy');
    });
  }
});

test('a page that is opened by its address starts at the top, wherever another one was left', async ({
  page,
}) => {
  for (const address of ['/movies', '/tv', '/']) {
    await page.goto(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    expect(await position(page)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  }
});

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('every closed page leads to the sign-in page, and its whole address is remembered', async ({
    page,
  }) => {
    const closed = pages.filter(({ access }) => access === 'signedIn' || access === 'subscribed');
    expect(closed.length).toBeGreaterThan(20);
    await openWithCode(page, '/privacy-policy');
    for (const { path } of closed) {
      await test.step(path, async () => {
        const address = `${path.replace(/:\w+/g, 'some-id')}?from=mail&x=%26#section`;
        await follow(page, address);
        await expect(page).toHaveURL(/\/login$/);
        await expect(page).toHaveTitle(`Sign in · ${BRAND}`);
        await expect(heading(page)).toBeFocused();
        expect(JSON.stringify(await page.evaluate(() => history.state))).toContain(address);
      });
    }
  });
});

test('a genre of a listing names the tab and the heading, and an unknown one shows the whole listing', async ({
  page,
}) => {
  await openWithCode(page, '/movies');
  const seeAll = page.getByRole('link', { name: 'See All' }).first();
  const genre = new URL((await seeAll.getAttribute('href')) ?? '', page.url()).searchParams.get('genre');
  await seeAll.click();
  await expect(heading(page)).toContainText(`${genre}`);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(`${await heading(page).textContent()} · ${BRAND}`);
  await page.goBack();
  await expect(heading(page)).not.toContainText(`${genre}`);
  await expect(page).toHaveTitle(`${await heading(page).textContent()} · ${BRAND}`);
  await page.goto('/movies?genre=No such genre');
  await expect(page.getByRole('heading', { name: 'All', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${await heading(page).textContent()} · ${BRAND}`);
  await page.goto('/creators?all');
  await expect(heading(page)).toHaveText('Suggested Creators');
  await expect(page).toHaveTitle(`Suggested Creators · ${BRAND}`);
});
