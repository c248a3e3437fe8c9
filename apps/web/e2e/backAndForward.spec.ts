import { holdRequests } from './support/heldRequests';
import { openWithCode } from './support/pages';
import { checkoutOf, openPaymentTab, openPlans, payButton, selectPlan } from './support/payments';
import { expect, type Page, test } from './support/test';
import {
  createAccount,
  fillRegistration,
  hasIdentity,
  newViewer,
  signInByRequest,
  type Viewer,
} from './support/viewers';

async function openRegistration(page: Page, viewer: Viewer) {
  await openWithCode(page, '/login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await fillRegistration(page, viewer);
}

test('going back from a half-filled registration and forward again keeps all but the passwords', async ({
  page,
}) => {
  const viewer = newViewer();
  await openRegistration(page, viewer);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Full name')).toHaveValue(viewer.name);
  await expect(page.getByLabel('Email')).toHaveValue(viewer.email);
  await expect(page.getByLabel('Phone')).toHaveValue(viewer.phone);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('going back to a half-filled sign-in keeps the email until somebody signs in, not the password', async ({
  page,
}) => {
  const viewer = newViewer();
  await openWithCode(page, '/login');
  await page.getByLabel('Email').fill(viewer.email);
  await page.getByLabel('Password', { exact: true }).fill(viewer.password);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(viewer.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.goForward();
  await fillRegistration(page, viewer);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  // Nor does signing out leave the email of who signed in on this page.
  await page.getByLabel('Email').fill(viewer.email);
  await page.getByLabel('Password', { exact: true }).fill(viewer.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('going back while the account is being created leaves no half of one: the flow ends, and goes on to the plans', async ({
  page,
  request,
}) => {
  const viewer = newViewer();
  const letThrough = await holdRequests(page, '**/api/auth/register');
  await openRegistration(page, viewer);
  const requested = page.waitForRequest('**/api/auth/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await requested;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  expect(await hasIdentity(request, viewer)).toBe(true);
  const { uid, headers } = await signInByRequest(request, viewer);
  const known = await request.get(`/services/content/firebase/users/${uid}`, { headers });
  expect(await known.json()).toMatchObject({ user: { display_name: viewer.name } });
});

test('going back with the checkout open closes it; forward again, a plan can be chosen', async ({
  page,
  request,
}) => {
  const viewer = await createAccount(request);
  await openWithCode(page, '/privacy-policy');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(viewer.email);
  await page.getByLabel('Password', { exact: true }).fill(viewer.password);
  await page.keyboard.press('Enter');
  await selectPlan(page);
  const checkout = checkoutOf(page);
  await expect(checkout.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(page.locator('iframe[src*="/sandbox/razorpay/"]')).toHaveCount(0);
  await page.goForward();
  await selectPlan(page);
  await payButton(checkout).click();
  await expect(page).toHaveURL(/\/$/);
});

test('going back while a link is being created closes the new tab', async ({ page, request }) => {
  await openPlans(page, request);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await page.goto('/subscription');
  await page.route('**/api/create-payment-link', () => {});
  const tab = await openPaymentTab(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect.poll(() => tab.isClosed()).toBe(true);
});

test('a payment by link is still waited for after going back and forward', async ({ page, request }) => {
  await openPlans(page, request);
  await page.goto('/privacy-policy');
  await page.goto('/subscription');
  const payment = await openPaymentTab(page);
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await payButton(payment).click();
  await expect(payment.getByRole('heading', { name: /payment received/i })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/$/);
});
