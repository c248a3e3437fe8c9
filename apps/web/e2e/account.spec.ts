import { holdApp } from './support/heldRequests';
import { openPlans } from './support/payments';
import { expect, type Page, test } from './support/test';
import { createPaidAccount, newViewer, sendSignIn, signIn } from './support/viewers';

const storedTokens = (page: Page) =>
  page.evaluate(() => ({
    isRemembered: localStorage.getItem('token') !== null,
    isOfThisTab: sessionStorage.getItem('token') !== null,
  }));

test('registers by keyboard alone, once for two presses, and focuses the first field that is wrong', async ({
  page,
}) => {
  const viewer = newViewer();
  let signUps = 0;
  page.on('request', (request) => {
    if (request.url().includes('accounts:signUp')) signUps += 1;
  });
  await page.goto('/register');
  await page.getByLabel('Full name').focus();
  for (const text of ['4', viewer.email, '91 98765-43210', viewer.password]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // Past the button that shows the password.
  await page.keyboard.press('Tab');
  await page.keyboard.type(viewer.password);
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Full name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter a valid name (2-50 characters, letters only)');
  await expect(page.getByLabel('Phone')).toHaveValue('+91 9876543210');

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('மீரா நாயர்');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/subscription$/);
  expect(signUps).toBe(1);
  expect(await storedTokens(page)).toEqual({ isRemembered: true, isOfThisTab: false });
});

test('remembers only where that is ticked, and signs every tab out together', async ({
  page,
  context,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await page.getByLabel('Email').fill(viewer.email);
  await page.getByLabel('Password', { exact: true }).fill(viewer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  expect(await storedTokens(page)).toEqual({ isRemembered: false, isOfThisTab: true });

  const stranger = await context.newPage();
  await stranger.goto('/profile');
  await expect(stranger).toHaveURL(/\/login$/);

  const opened = context.waitForEvent('page');
  await page.evaluate(() => window.open('/profile'));
  const second = await opened;
  await expect(second.getByText(viewer.email)).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(second).toHaveURL(/\/login$/);
  expect(await storedTokens(second)).toEqual({ isRemembered: false, isOfThisTab: false });
});

test('leads back to the remembered address once', async ({ page, request }) => {
  const viewer = await createPaidAccount(request);
  await page.goto('/movies/short');
  // The page that is sent has a header with the same links.
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  // The registration has fields of the same names.
  await expect(page).toHaveURL(/\/login$/);
  await sendSignIn(page, viewer);
  await expect(page).toHaveURL(/\/movies\/short$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await signIn(page, viewer, page.url());
  await expect(page).toHaveURL(/\/$/);
});

test('leads back to the remembered address by links that are pressed before the code is there too', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  // The link on the registration is far down.
  await page.setViewportSize({ width: 375, height: 667 });
  const letThrough = await holdApp(page);
  await page.goto('/movies/short', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeInViewport();
  letThrough();
  await sendSignIn(page, viewer);
  await expect(page).toHaveURL(/\/movies\/short$/);
});

test('goes on waiting for a payment after a reload, with the link at hand where tabs are blocked', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  let links = 0;
  page.on('request', (sent) => {
    if (sent.url().includes('/api/create-payment-link')) links += 1;
  });
  await openPlans(page, request);
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Select Plan' }).first().dblclick();
  const link = page.getByRole('link', { name: 'Open payment page' });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';
  expect(links).toBe(1);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  const paid = await request.post(address, { form: { outcome: 'pay' } });
  expect(paid.ok()).toBe(true);
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/subscription');
  await expect(page).toHaveURL(/\/$/);
});
