import { payButton } from './support/payments';
import { countRequests } from './support/requests';
import { expect, test } from './support/test';
import { createAccount, createPaidAccount, newViewer, signIn } from './support/viewers';

test('whoever has paid in another tab isn’t asked to pay again when they look at this one', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await createAccount(request));
  await expect(page.getByRole('button', { name: 'Select Plan' }).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/subscription');
  const opened = context.waitForEvent('page');
  await other.getByRole('button', { name: 'Select Plan' }).nth(1).click();
  const payment = await opened;
  await payButton(payment).click();
  await expect(other).toHaveURL(/\/$/);

  const orders = countRequests(page, '/api/create-order');
  await page.bringToFront();
  // A headless browser shows all of its pages at once: it has to hear that this one is visible again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page).toHaveURL(/\/$/);
  expect(orders()).toBe(0);
});

test('signing in as somebody else in another tab: this one signs out, and then shows the other person alone', async ({
  page,
  context,
  request,
}) => {
  const first = await createPaidAccount(request);
  const second = await createAccount(request, { ...newViewer(), name: 'Kabir Das' });
  await signIn(page, first, '/profile');
  await expect(page.getByText(first.email)).toBeVisible();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(other, second);
  await expect(other.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();

  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Kabir Das' })).toBeVisible();
  await expect(page.getByText(second.email)).toBeVisible();
  await expect(page.getByText('No payments yet')).toBeVisible();
  await expect(page.getByText(first.email)).toHaveCount(0);
});
