import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { createAccount, paymentRecords, signIn } from './support/viewers';

const checkout = (page: Page): FrameLocator => page.frameLocator('iframe[src*="/sandbox/razorpay/"]');

test('signs in without a payment, dismisses the checkout, then pays in it', async ({ page, request }) => {
  const viewer = await createAccount(request);
  await signIn(page, viewer);
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await page.getByRole('button', { name: 'Select Plan' }).first().click();
  await checkout(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Payment cancelled by user')).toBeVisible();

  await page.getByRole('button', { name: 'Select Plan' }).first().click();
  await checkout(page).getByRole('button', { name: 'Fail the payment' }).click();
  await expect(checkout(page).getByRole('alert')).not.toBeEmpty();
  await checkout(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();

  await expect(page).toHaveURL(/\/$/, { timeout: 15_000 });
  await expect(page.getByRole('heading', { name: 'Trending in India' })).toBeVisible();
  expect(await paymentRecords(request, viewer)).toHaveLength(1);
});

test('offers to pay by link where the checkout’s script can’t be loaded', async ({
  page,
  context,
  request,
}) => {
  await context.route('**/checkout.js', (route) => route.abort());
  await signIn(page, await createAccount(request));
  await page.getByRole('button', { name: 'Select Plan' }).first().click();
  await expect(page.getByText('Razorpay SDK failed to load')).toBeVisible();
  await page.getByRole('link', { name: 'Pay by link instead' }).click();
  await expect(page).toHaveURL(/\/subscription/);
});
