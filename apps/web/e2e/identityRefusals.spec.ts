import type { Route } from '@playwright/test';
import { expect, type Page, test } from './support/test';
import { createPaidAccount, newViewer, register, signIn } from './support/viewers';

type Respond = (route: Route) => Promise<void>;
const refusal =
  (status: number, message: string): Respond =>
  (route) =>
    route.fulfill({ status, json: { error: { code: status, message, errors: [{ message }] } } });

/** How the identity service responds, or what stands between, and what of our sentence must be shown. */
const RESPONSES: [string, Respond, string][] = [
  [
    'too many tries',
    refusal(400, 'TOO_MANY_ATTEMPTS_TRY_LATER'),
    'Too many attempts. Wait a few minutes, or reset your password.',
  ],
  ['a disabled account', refusal(400, 'USER_DISABLED'), 'This account has been disabled.'],
  ['a method switched off', refusal(400, 'OPERATION_NOT_ALLOWED'), 'This sign-in method is turned off.'],
  [
    'a key that isn’t valid',
    refusal(400, 'API key not valid. Please pass a valid API key.'),
    'not set up correctly',
  ],
  ['a fault of its own', refusal(500, 'INTERNAL_ERROR'), 'The sign-in service has a problem.'],
  [
    'nothing, offline',
    (route) => route.abort('internetdisconnected'),
    'The sign-in service can’t be reached. Check your connection and try again.',
  ],
];

const fields = async (page: Page) => ({
  email: await page.getByLabel('Email').inputValue(),
  password: await page.getByLabel('Password', { exact: true }).inputValue(),
});

for (const [name, respond, sentence] of RESPONSES) {
  test(`the identity service responds with ${name}: said in a red alert, the form is kept, and the next try works`, async ({
    page,
    request,
  }) => {
    const viewer = await createPaidAccount(request);
    await page.route('**/accounts:signInWithPassword*', respond);
    await signIn(page, viewer);
    await expect(page.getByRole('alert')).toContainText(sentence);
    expect(await fields(page)).toEqual({ email: viewer.email, password: viewer.password });

    await page.route('**/accounts:sendOobCode*', respond);
    await page.getByRole('button', { name: 'Forgot password' }).click();
    await expect(page.getByRole('alert')).toContainText(sentence);

    await page.unrouteAll();
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/$/);

    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    const stranger = newViewer();
    await page.route('**/accounts:signUp*', respond);
    await register(page, stranger);
    await expect(page.getByRole('alert')).toContainText(sentence);
    // In sight at once: a page that still scrolls moves away under the next press.
    const top = await page.getByRole('alert').evaluate((alert) => alert.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(await fields(page)).toEqual({ email: stranger.email, password: stranger.password });
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  });
}

test('an email that has an account is refused at its field', async ({ page, request }) => {
  const viewer = await createPaidAccount(request);
  await register(page, viewer);
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'An account with this email already exists. Sign in instead.',
  );
});

test('a server’s message about a registration is text, whatever markup it holds', async ({ page }) => {
  const message = '<img src=x onerror="document.title=1"><b>No</b>';
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 400, json: { error: message } }),
  );
  await register(page, newViewer());
  await expect(page.getByRole('alert')).toHaveText(message);
  await expect(page.getByRole('alert').locator('img, b')).toHaveCount(0);
});

test('too many registrations: Failed to register, with how long to wait', async ({ page }) => {
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '45' }, json: {} }),
  );
  await register(page, newViewer());
  await expect(page.getByRole('alert')).toContainText('Failed to register');
  await expect(page.getByRole('alert')).toContainText('Try again in 45 s');
});

test('a session that the identity service has ended leads to the sign-in page, and back after signing in', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, '/profile');
  await expect(page.getByText(viewer.email)).toBeVisible();
  // Both servers refuse: the one the token, the other a new one.
  await page.route('**/services/**', (route) => route.fulfill({ status: 401, json: {} }));
  await page.route('**/securetoken.googleapis.com/**', refusal(400, 'TOKEN_EXPIRED'));
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await page.unrouteAll();
  await signIn(page, viewer, page.url());
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
});
