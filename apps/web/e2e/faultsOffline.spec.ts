import type { BrowserContext } from '@playwright/test';
import { type BrowsedPage, follow, pageKinds } from './support/pages';
import { expect, type Page, test } from './support/visitor';

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).first();

async function loseAndRestoreConnection(context: BrowserContext, { address }: BrowsedPage) {
  // A page for each: it has no cached list of another, whose late reload doesn't interrupt it.
  const page = await context.newPage();
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await follow(page, address);
  await expect(tryAgain(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(/offline|connection/);
  await context.setOffline(false);
  await expect(tryAgain(page)).toBeHidden();
  // Code that this document can't load any more is loaded by reloading the page.
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.close();
}

test('every kind of page says that it is offline, and loads automatically when the connection is restored', async ({
  context,
}) => {
  for (const browsed of pageKinds)
    await test.step(browsed.route, () => loseAndRestoreConnection(context, browsed));
});

test('a page whose code a new deployment has removed is reloaded once, and for each try that fails', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const code = /assets\/listing\.route-.*\.js/;
  await page.route(code, (route) => route.fulfill({ status: 404, json: {} }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await follow(page, '/movies');
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load this page');
  // Another try that fails reloads it again.
  await tryAgain(page).click();
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load this page');
  // Shown without another reload, it doesn't keep the name of the page before.
  await follow(page, '/privacy-policy');
  await expect(page).toHaveTitle('Privacy Policy · Chalchitra');
  await page.goBack();
  await expect(page).toHaveTitle('Failed to load this page · Chalchitra');
  await page.unroute(code);
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: 'All', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Movies · Chalchitra');
  expect(loads).toBe(2);
});

test('a page whose pressed part a new deployment has removed is reloaded', async ({ page }) => {
  const code = /assets\/MobileMenu-.*\.js/;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/privacy-policy');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await page.route(code, (route) => route.fulfill({ status: 404, json: {} }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await menu.click();
  await expect.poll(() => loads).toBe(1);
  await page.unroute(code);
  await menu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(loads).toBe(1);
});

test('a menu whose code fails to load closes again and opens later', async ({ page }) => {
  const code = /assets\/(NavigationGroupMenu|MobileMenu)-.*\.js/;
  await page.route(code, (route) => route.abort('connectionrefused'));
  await page.goto('/privacy-policy');
  // With the server out of reach too, the page stays as it is.
  await page.route('/privacy-policy', (route) => route.abort('connectionrefused'));
  const group = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Music' });
  await group.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await page.unroute(code);
  await group.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await group.dblclick();
  await expect(page.getByRole('menu')).toBeHidden();
});

test('a live channel whose code fails to load opens as a page, which plays it later', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let isPaymentKnown = false;
  page.on('response', (response) => {
    isPaymentKnown ||= /\/payment-history\//.test(response.url());
  });
  await page.goto('/');
  const channel = page.getByRole('region', { name: 'Live TV' }).getByRole('button').first();
  // The gate comes with the first movement that the page's code notices, and fetches who has paid.
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0);
      await channel.hover();
      return isPaymentKnown;
    })
    .toBe(true);
  await page.route(/assets\/LiveTvLayer-.*\.js/, (route) => route.abort('connectionrefused'));
  await channel.click();
  await expect(page).toHaveURL(/\/video\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
});
