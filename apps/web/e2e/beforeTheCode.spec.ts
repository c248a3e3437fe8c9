import { holdRequests } from './support/heldRequests';
import { expect, type Page, test } from './support/visitor';

/** Opens home without its code, and resolves to what lets the code through. */
async function openWithoutCode(page: Page): Promise<() => void> {
  const letThrough = await holdRequests(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  return letThrough;
}

/** Resolves when the router is in charge of the page, which says so to the browser. */
const waitForRouter = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');

test('a button that is pressed before the page has its code does what it says when the code is there', async ({
  page,
}) => {
  const letThrough = await openWithoutCode(page);
  await page.getByRole('region', { name: 'Live TV', exact: true }).getByRole('button').first().click();
  letThrough();
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('of two buttons that are pressed before the page has its code the last one counts', async ({ page }) => {
  const letThrough = await openWithoutCode(page);
  await page.getByRole('region', { name: 'Live TV', exact: true }).getByRole('button').first().click();
  await page.getByRole('banner').getByRole('button', { name: 'Movies' }).click();
  letThrough();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a page whose code or messages can’t be loaded says so, and is loaded again', async ({
  page,
  problems,
}) => {
  for (const files of [/assets\/index-.*\.js/, /assets\/base-.*\.js/]) {
    await page.route(files, (route) => route.abort('connectionrefused'));
    await page.goto('/search', { waitUntil: 'commit' });
    const notice = page.getByRole('dialog');
    await expect(notice).toContainText('This page could not be loaded.');
    await page.unroute(files);
    await notice.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  }
  // The start that was rejected is reported as an error too.
  expect(problems.splice(0)).toHaveLength(1);
});

test('a page that is scrolled before it has its code stays where it is', async ({ page }) => {
  const letThrough = await openWithoutCode(page);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => scrollTo(0, 900));
  letThrough();
  await waitForRouter(page);
  expect(await page.evaluate(() => scrollY)).toBe(900);
});

test('a browser without scripts shows that the site needs them, also below what the server has rendered', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/login', '/search']) {
    await page.goto(path);
    // Playwright looks for no texts in there.
    const words = page.locator('noscript p');
    await expect(words).toContainText('This site needs JavaScript.');
    await expect(words).toBeInViewport();
  }
  await context.close();
});
