import { open } from './support/pages';
import { checkoutOf } from './support/payments';
import { countRequests } from './support/requests';
import { expect, type Page, test } from './support/test';
import { createAccount, createPaidAccount, fillRegistration, newViewer, signIn } from './support/viewers';

async function fillSignIn(page: Page, viewer: { email: string; password: string }) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(viewer.email);
  await page.getByLabel('Password', { exact: true }).fill(viewer.password);
}

const signInButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true });

test('a double click on Create account creates one account', async ({ page }) => {
  const viewer = newViewer();
  const accounts = countRequests(page, 'accounts:signUp');
  const registrations = countRequests(page, '/api/auth/register');
  await page.goto('/register');
  await fillRegistration(page, viewer);
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(page).toHaveURL(/\/subscription$/);
  expect([accounts(), registrations()]).toEqual([1, 1]);
});

test('a double click on Sign In, and on Logout, does it once', async ({ page, request }) => {
  await fillSignIn(page, await createPaidAccount(request));
  const signIns = countRequests(page, 'accounts:signInWithPassword');
  await signInButton(page).dblclick();
  await expect(page).toHaveURL(/\/$/);
  expect(signIns()).toBe(1);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).dblclick();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a double click on Forgot password sends one e-mail', async ({ page, request }) => {
  const { email } = await createAccount(request);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  const mails = countRequests(page, 'accounts:sendOobCode');
  await page.getByRole('button', { name: 'Forgot password' }).dblclick();
  await expect(page.getByText('Password reset email sent. Please check your inbox.')).toBeVisible();
  expect(mails()).toBe(1);
});

test('a double click on Select Plan opens one checkout, and one tab with one link', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await createAccount(request));
  const orders = countRequests(page, '/api/create-order');
  await page.getByRole('button', { name: 'Select Plan' }).first().dblclick();
  const checkout = checkoutOf(page);
  await checkout.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Payment cancelled by user')).toBeVisible();
  expect(orders()).toBe(1);

  await page.goto('/subscription');
  const links = countRequests(page, '/api/create-payment-link');
  await page.getByRole('button', { name: 'Select Plan' }).first().dblclick();
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  expect(links()).toBe(1);
  expect(context.pages()).toHaveLength(2);
});

/** The gate starts with the first touch of a page, and sends its own request; where it guards the page it is there. */
async function waitForGate(page: Page) {
  if (/\/(series|video)\//.test(page.url())) return;
  const responded = page.waitForResponse(/payment-history/);
  await page.keyboard.press('Shift');
  await responded;
}

test('a double click on Try again sends each request once, on pages of every kind', async ({
  page,
  request,
}) => {
  await signIn(page, await createPaidAccount(request), '/profile');
  await expect(page).toHaveURL(/\/profile$/);
  const servers = /\/services\//;
  const paths: string[] = [];
  let letThrough = () => {};
  let held = Promise.resolve();
  const hold = () => {
    paths.length = 0;
    held = new Promise((resolve) => {
      letThrough = resolve;
    });
  };
  const pages: [address: string, failing: RegExp][] = [
    ['/movies', /\/content\/api/],
    ['/series/some-id', /\/content\/api\/web-series/],
    ['/series/some-id', /payment-history/],
    ['/video/some-id', /\/content\/api/],
    ['/creators', /\/creators\//],
    ['/creators/some-id', /\/creators\//],
    ['/posts', /\/creators\/posts/],
    ['/profile', /payment-history/],
    ['/profile', /\/api\/orders/],
    ['/subscription', /payment-history/],
  ];
  for (const [address, failing] of pages) {
    await test.step(`${address}, ${failing.source}`, async () => {
      hold();
      await page.route(servers, async (route) => {
        const { pathname } = new URL(route.request().url());
        if (!failing.test(pathname)) return route.continue();
        paths.push(pathname);
        await held;
        await route.fulfill({ status: 500, json: {} });
      });
      await open(page, address);
      letThrough();
      const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
      await expect(tryAgain).toBeVisible();
      await waitForGate(page);
      await expect(tryAgain).toBeVisible();
      hold();
      await tryAgain.dblclick();
      await expect.poll(() => paths.length).toBeGreaterThan(0);
      letThrough();
      await expect(tryAgain).toBeVisible();
      expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
      await page.unroute(servers);
    });
  }
});

test('a double click on Try again fetches the plans once, in the chooser and on their own page', async ({
  page,
  request,
}) => {
  await signIn(page, await createAccount(request));
  await expect(page.getByRole('button', { name: 'Select Plan' }).first()).toBeVisible();
  const plans = /\/api\/orders/;
  for (const address of ['/login', '/subscription']) {
    await test.step(address, async () => {
      await page.route(plans, (route) => route.fulfill({ status: 500, json: {} }));
      await open(page, address);
      const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
      await expect(tryAgain).toBeVisible();
      await page.unroute(plans);
      const count = countRequests(page, '/api/orders');
      await tryAgain.dblclick();
      await expect(page.getByRole('button', { name: 'Select Plan' }).first()).toBeVisible();
      expect(count()).toBe(1);
    });
  }
});
