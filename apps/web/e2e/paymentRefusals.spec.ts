import type { Route } from '@playwright/test';
import { checkoutOf, openPaymentTab, openPlans, payButton, selectPlan } from './support/payments';
import { countRequests } from './support/requests';
import { expect, test } from './support/test';
import { createAccount, payByRequest, paymentRecords, signIn } from './support/viewers';

type Respond = (route: Route) => Promise<void>;
const status =
  (code: number, json: object = {}, headers: Record<string, string> = {}): Respond =>
  (route) =>
    route.fulfill({ status: code, json, headers });

/** How a server, or what stands between, responds; with the reason where the visitor can do something about it. */
const RESPONSES: [string, Respond, RegExp?][] = [
  ['401', status(401)],
  ['403', status(403)],
  ['404', status(404)],
  ['429 with Retry-After', status(429, {}, { 'retry-after': '90' }), /Try again in 90 s/],
  ['500', status(500)],
  ['an HTML page', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' })],
  ['an empty body', (route) => route.fulfill({ body: '' })],
  ['a response without what is needed', status(200, { something: 'else' })],
  ['nothing, offline', (route) => route.abort('internetdisconnected'), /offline/],
];

for (const [name, respond, reason] of RESPONSES) {
  test(`where a request for a link or an order gets ${name}, it is said in red, and the next try works`, async ({
    page,
    context,
    request,
  }) => {
    await signIn(page, await createAccount(request));
    await page.route('**/api/create-order', respond);
    await selectPlan(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Failed to create order');
    if (reason) await expect(alert).toContainText(reason);

    await page.route('**/api/create-payment-link', respond);
    await page.goto('/subscription');
    await selectPlan(page);
    await expect(alert).toContainText('Failed to create payment link');
    if (reason) await expect(alert).toContainText(reason);
    await expect.poll(() => context.pages().length).toBe(1);

    await page.unroute('**/api/create-payment-link');
    // A viewer who is asked to wait reloads instead.
    await page.reload();
    await selectPlan(page);
    await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  });
}

test('a link that leads elsewhere than to a web page is refused, and the new tab is closed', async ({
  page,
  context,
  request,
}) => {
  await openPlans(page, request);
  await page.route(
    '**/api/create-payment-link',
    status(200, { short_url: 'javascript:alert(document.cookie)' }),
  );
  await page.goto('/subscription');
  await selectPlan(page);
  await expect(page.getByRole('alert')).toContainText('Failed to create payment link');
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
  await expect.poll(() => context.pages().length).toBe(1);
});

test('markup in a server’s message is text', async ({ page, request }) => {
  const message = '<img src=x onerror="document.title=1"><b>No</b> & <script>alert(1)</script>';
  await signIn(page, await createAccount(request));
  await page.route('**/api/create-order', status(400, { detail: message }));
  await selectPlan(page);
  await expect(page.getByRole('alert')).toHaveText(message);
  await expect(page.getByRole('alert').locator('img, b, script')).toHaveCount(0);
});

test('a payment that isn’t confirmed can be checked again, and is made once', async ({ page, request }) => {
  const viewer = await createAccount(request);
  await signIn(page, viewer);
  await page.route('**/api/verify-payment', status(200, { success: false }));
  await page.route('**/api/payment-history/**', status(200, []));
  const orders = countRequests(page, '/api/create-order');
  await selectPlan(page);
  await payButton(checkoutOf(page)).click();
  await expect(page.getByRole('alert')).toContainText('Payment verification failed');
  await page.unroute('**/api/verify-payment');
  await page.getByRole('button', { name: 'Check again' }).dblclick();
  await expect(page).toHaveURL(/\/$/);
  expect(orders()).toBe(1);
  expect(await paymentRecords(request, viewer)).toHaveLength(1);
});

test('whoever the history shows as paid isn’t locked out by a verification that is refused', async ({
  page,
  request,
}) => {
  const viewer = await openPlans(page, request);
  await page.route('**/api/verify-payment', async (route) => {
    // The provider's notification, of which the history learns, is on its own way.
    await expect(async () => expect(await paymentRecords(request, viewer)).toHaveLength(1)).toPass();
    await status(400, { detail: 'This plan was paid already.' })(route);
  });
  await selectPlan(page);
  await payButton(checkoutOf(page)).click();
  await expect(page).toHaveURL(/\/$/);
});

test('whoever is refused an order because they have paid elsewhere is let in', async ({ page, request }) => {
  const viewer = await openPlans(page, request);
  await payByRequest(request, viewer);
  await selectPlan(page);
  await expect(page).toHaveURL(/\/$/);
});

test('while a payment is awaited, a failing history is said, fetched again, and found in the end', async ({
  page,
  request,
}) => {
  await openPlans(page, request);
  await page.goto('/subscription');
  const payment = await openPaymentTab(page);
  await page.route('**/api/payment-history/**', status(500));
  const failure = page.getByText('Failed to check the payment. Retrying automatically…');
  await expect(failure).toBeVisible();
  // Also on a page that is opened again meanwhile.
  await page.reload();
  await expect(failure).toBeVisible();
  await payButton(payment).click();
  await page.unroute('**/api/payment-history/**');
  await payment.close();
  await expect(page).toHaveURL(/\/$/);
});

test('a new tab that the browser replaces by nothing leaves the link to follow', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    window.open = () => undefined as unknown as null;
  });
  await openPlans(page, request);
  await page.goto('/subscription');
  await selectPlan(page);
  await expect(page.getByRole('link', { name: 'Open payment page' })).toBeVisible();
});

test('a new tab that is closed can be opened again, or another plan chosen', async ({
  page,
  context,
  request,
}) => {
  await openPlans(page, request);
  await page.goto('/subscription');
  await (await openPaymentTab(page)).close();
  const again = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open payment page again' }).click();
  await expect(payButton(await again)).toBeVisible();
  await page.getByRole('button', { name: 'Choose another plan' }).press('Enter');
  const plan = page.getByRole('button', { name: 'Select Plan' }).first();
  await expect(plan).toBeEnabled();
  await expect(plan).toBeFocused();
});
