import { checkoutOf, openPlans, payButton, selectPlan } from './support/payments';
import { expect, test } from './support/test';
import { createAccount, paymentRecords, signIn } from './support/viewers';

test('signs in without a payment, dismisses the checkout, then pays in it', async ({ page, request }) => {
  const viewer = await openPlans(page, request);
  await expect(page).toHaveURL(/\/login$/);

  await selectPlan(page);
  await checkoutOf(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Payment cancelled by user')).toBeVisible();

  await selectPlan(page);
  await checkoutOf(page).getByRole('button', { name: 'Fail the payment' }).click();
  await expect(checkoutOf(page).getByRole('alert')).not.toBeEmpty();
  await payButton(checkoutOf(page)).click();

  await expect(page).toHaveURL(/\/$/);
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
  await selectPlan(page);
  await expect(page.getByText('Razorpay SDK failed to load')).toBeVisible();
  await page.getByRole('link', { name: 'Pay by link instead' }).click();
  await expect(page).toHaveURL(/\/subscription/);
});
