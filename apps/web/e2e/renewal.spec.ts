import type { Page } from '@playwright/test';
import { checkoutOf, openPaymentTab, payButton } from './support/payments';
import { expect, test } from './support/test';
import { createPaidAccount, paymentRecords, signIn } from './support/viewers';

// The hero stays at the slide that is pressed.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PROVIDER = '/sandbox/razorpay/v1';
const KEYS = Buffer.from('rzp_sandbox_local:sandbox-key-secret').toString('base64');
const provider = { authorization: `Basic ${KEYS}` };

test('renews early: says until when, adds the days once, and is back on the profile', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, '/profile');
  await page.getByRole('link', { name: 'Renew Early' }).click();
  await expect(page.getByText(/You are subscribed until \d+ \w+ \d+\./)).toBeVisible();
  await expect(page.getByText(/^Adds 30 days: until/).first()).toBeVisible();

  const payment = await openPaymentTab(page);
  await payButton(payment).click();
  await expect(payment.getByRole('heading', { name: /payment received/i })).toBeVisible();
  await payment.close();

  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(/^Next due/)).toHaveCount(2);
  expect(await paymentRecords(request, viewer)).toHaveLength(2);

  await page.goto('/subscription');
  await expect(page).toHaveURL(/\/$/);
});

test('on a phone, what to do about a tab that was blocked comes into view from the last plan', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await signIn(page, await createPaidAccount(request), '/subscription?renew');
  await page.getByRole('button', { name: 'Select Plan' }).last().click();
  await expect(page.getByRole('link', { name: 'Open payment page' })).toBeInViewport();
});

/** Pays in the tab that a press opens. */
async function payInTab(page: Page, press: () => Promise<void>): Promise<void> {
  const [payment] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await payButton(payment).click();
  await expect(payment.getByRole('heading', { name: /payment received/i })).toBeVisible();
  await payment.close();
}

test('switches to another plan at once: says what is left in rupees and days, and ends the plan before', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  const [before] = await paymentRecords(request, viewer);
  await signIn(page, viewer, '/profile');
  await page.getByRole('link', { name: 'Switch Plan' }).click();
  await expect(
    page.getByText(/You are subscribed to .+ until .+ Its remaining days are worth ₹\d+\./),
  ).toBeVisible();
  const card = page.getByRole('article').last();
  const line = await card.getByText(/^Now: ₹\d+ left adds \d+ days?, until/).textContent();
  const until = /until (.+)$/.exec(line ?? '')?.[1] ?? '';
  await payInTab(page, () => card.getByRole('button', { name: 'Switch Now' }).click());
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(`Next due ${until}`)).toHaveCount(1);
  await expect(page.getByText(/You have switched to another plan/)).toBeVisible();
  const records = await paymentRecords(request, viewer);
  expect(records.map(({ status }) => status).sort()).toEqual(['expired', 'paid']);
  expect(records.find(({ status }) => status === 'paid')?.orderId).not.toBe(before?.orderId);
});

test('switches to another plan at the end of the one that runs', async ({ page, request }) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, '/subscription?switch');
  const card = page.getByRole('article').first();
  await expect(card.getByText(/^At the end: from .+ until/)).toBeVisible();
  await payInTab(page, () => card.getByRole('button', { name: 'Switch at the End' }).click());
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(/^Next due/)).toHaveCount(2);
  const records = await paymentRecords(request, viewer);
  expect(records.map(({ status }) => status)).toEqual(['paid', 'paid']);
  expect(new Set(records.map(({ orderId }) => orderId)).size).toBe(2);
});

test('switches in the checkout pop-up: has read the same, and ends the plan before', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, '/subscription?switch');
  await page.getByRole('link', { name: 'Pay on this page instead' }).click();
  await expect(page).toHaveURL(/\?switch&checkout$/);
  const card = page.getByRole('article').last();
  const line = await card.getByText(/^Now: ₹\d+ left adds \d+ days?, until/).textContent();
  const until = /until (.+)$/.exec(line ?? '')?.[1] ?? '';
  await card.getByRole('button', { name: 'Switch Now' }).click();
  await checkoutOf(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Payment cancelled by user')).toBeVisible();
  await card.getByRole('button', { name: 'Switch Now' }).click();
  await payButton(checkoutOf(page)).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(`Next due ${until}`)).toHaveCount(1);
  const records = await paymentRecords(request, viewer);
  expect(records.map(({ status }) => status).sort()).toEqual(['expired', 'paid']);
});

test('a server that doesn’t know the call offers no switching', async ({ page, request }) => {
  const viewer = await createPaidAccount(request);
  await page.route('**/api/switch-quotes/**', (route) => route.fulfill({ status: 404, body: '{}' }));
  await signIn(page, viewer, '/profile');
  await expect(page.getByRole('link', { name: 'Renew Early' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Switch Plan' })).toHaveCount(0);
});

test('a refund ends the subscription, and the payment history says so', async ({ page, request }) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, '/profile');
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  const [{ id } = { id: '' }] = await paymentRecords(request, viewer);
  const refund = await request.post(`${PROVIDER}/payments/${id}/refund`, { headers: provider, data: {} });
  expect(refund.ok(), await refund.text()).toBe(true);
  await expect.poll(async () => (await paymentRecords(request, viewer))[0]?.status).toBe('refunded');

  await page.reload();
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(page.getByText('This payment was refunded.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Subscription Plans' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Watch Now' }).first().click();
  await expect(page).toHaveURL(/\/subscription$/);
});
