import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { APIRequestContext, Frame, Page } from '@playwright/test';
import { rowsOf } from './support/lists';
import { payButton } from './support/payments';
import { expect, test } from './support/test';
import { createAccount, signInByRequest } from './support/viewers';

/** What the checkout reported to the page around it. */
interface CheckoutOutcome {
  paid: unknown[];
  failed: string[];
  dismissed: number;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violationsIn(place: Frame | Page): Promise<string[]> {
  await place.evaluate(axe);
  return place.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string }[] }> };
    };
    return (await checker.run()).violations.map(({ id }) => id);
  });
}

async function somethingToPay(request: APIRequestContext, call: 'create-order' | 'create-payment-link') {
  const { uid, headers } = await signInByRequest(request, await createAccount(request));
  const response = await request.get('/services/payments/api/orders');
  const [plan] = rowsOf<{ id: string; amount: number }>(await response.json());
  const data = { userId: uid, planId: plan?.id, orderId: plan?.id, amount: plan?.amount };
  return (await request.post(`/services/payments/api/${call}`, { headers, data })).json();
}

/** Opens the checkout for an order from a page of the product, with its own button focused before. */
async function openCheckout(page: Page, orderId: string) {
  await page.evaluate((id) => {
    const host = globalThis as unknown as {
      outcome: CheckoutOutcome;
      checkout: {
        open(): void;
        close(): void;
        on(name: string, hear: (said: { error: { reason: string } }) => void): void;
      };
      Razorpay: new (options: object) => typeof host.checkout;
    };
    host.outcome = { paid: [], failed: [], dismissed: 0 };
    document.querySelector('a')?.focus();
    host.checkout = new host.Razorpay({
      key: 'rzp_sandbox_local',
      order_id: id,
      name: 'Chalchitra',
      description: 'Monthly',
      prefill: { name: 'Asha Rao', email: 'asha@example.com' },
      theme: { color: 'red' },
      handler: (result: unknown) => host.outcome.paid.push(result),
      modal: {
        ondismiss: () => {
          host.outcome.dismissed += 1;
        },
      },
    });
    host.checkout.on('payment.failed', ({ error }) => host.outcome.failed.push(error.reason));
    host.checkout.open();
  }, orderId);
}

const outcome = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { outcome: CheckoutOutcome }).outcome);

test('the checkout is operated by keyboard, says what was done, and gives the focus back', async ({
  page,
  request,
}) => {
  const { id } = await somethingToPay(request, 'create-order');
  await page.goto('/privacy-policy');
  // The focus can only come back to a link that the page still has once it is all there.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.addScriptTag({ url: '/sandbox/razorpay/v1/checkout.js' });
  await openCheckout(page, id);
  const checkout = page.frameLocator('iframe[title="Checkout"]');
  await expect(payButton(checkout)).toBeFocused();
  await expect(checkout.getByText('Asha Rao · asha@example.com')).toBeVisible();
  const frame = page.frames().find((one) => one.url().includes('/checkout/public'));
  expect(frame && (await violationsIn(frame))).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(checkout.getByRole('alert')).toContainText('declined');
  expect(await outcome(page)).toEqual({ paid: [], failed: ['payment_failed'], dismissed: 0 });

  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect((await outcome(page)).dismissed).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('a');

  await openCheckout(page, id);
  await expect(payButton(checkout)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => outcome(page))
    .toMatchObject({
      paid: [{ razorpay_order_id: id, razorpay_payment_id: expect.stringMatching(/^pay_/) }],
      dismissed: 0,
    });
  await expect(page.locator('iframe')).toHaveCount(0);

  await openCheckout(page, id);
  await expect(checkout.getByText('This order is paid already.')).toBeVisible();
  await page.evaluate(() => (globalThis as unknown as { checkout: { close(): void } }).checkout.close());
  expect((await outcome(page)).dismissed).toBe(1);
});

test('a link’s page fits 320 px, fails, is paid and shows it, and leads back', async ({ page, request }) => {
  const { short_url: address } = await somethingToPay(request, 'create-payment-link');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  expect(await violationsIn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Fail the payment' }).click();
  await expect(page.getByRole('alert')).toContainText('The payment failed.');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This link is paid' })).toBeVisible();
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
});
