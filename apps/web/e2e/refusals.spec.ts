import { holdRequests } from './support/heldRequests';
import { rowsOf } from './support/lists';
import { expect, test } from './support/test';
import {
  createAccount,
  hasIdentity,
  newViewer,
  register,
  sendRegistration,
  sendSignIn,
  signIn,
  signInByRequest,
} from './support/viewers';

test('deletes the new identity account when the server refuses the registration', async ({
  page,
  request,
}) => {
  const viewer = newViewer();
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 400, json: { message: 'This phone number is already in use' } }),
  );
  await register(page, viewer);
  await expect(page.getByRole('alert')).toContainText('This phone number is already in use');
  await expect(page).toHaveURL(/\/register$/);
  expect(await hasIdentity(request, viewer)).toBe(false);
});

test('says Failed to register when the server refuses without a word', async ({ page, request }) => {
  const viewer = newViewer();
  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, body: '' }));
  await register(page, viewer);
  await expect(page.getByRole('alert')).toContainText('Failed to register');
  expect(await hasIdentity(request, viewer)).toBe(false);
});

test('registers at the second try where the first left an account that could not be deleted', async ({
  page,
  request,
}) => {
  const viewer = newViewer();
  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.route('**/accounts:delete*', (route) => route.abort(), { times: 1 });
  await register(page, viewer);
  await expect(page.getByRole('alert')).toContainText('Failed to register');
  expect(await hasIdentity(request, viewer)).toBe(true);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/subscription$/);
});

test('registers at the second try where the page was loaded again in the middle of the first, or the account can’t be deleted any more', async ({
  page,
  request,
}) => {
  const viewer = newViewer();
  await holdRequests(page, '**/api/auth/register');
  const requested = page.waitForRequest('**/api/auth/register');
  await register(page, viewer);
  await requested;
  await page.reload();
  await page.unrouteAll();
  // What was typed is put back once the page's code is there, perhaps while it is typed over.
  await expect(page.getByLabel('Phone')).toHaveValue(viewer.phone);

  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  const tooOld = { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } };
  await page.route('**/accounts:delete*', (route) => route.fulfill({ status: 400, json: tooOld }));
  await sendRegistration(page, viewer);
  await expect(page.getByRole('alert')).toContainText('Failed to register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/subscription$/);
  const { uid, headers } = await signInByRequest(request, viewer);
  const known = await request.get(`/services/content/firebase/users/${uid}`, { headers });
  expect(await known.json()).toMatchObject({ user: { display_name: viewer.name, phone: viewer.phone } });
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain('leftoverAccounts');
});

test('says what is wrong with a field, in the specified order', async ({ page }) => {
  const viewer = newViewer();
  await register(page, { ...viewer, name: '4', phone: '12', password: 'short' });
  await expect(page.getByText('Please enter a valid name (2-50 characters, letters only)')).toBeVisible();
  // In the form that is open: a page that is opened again puts what was typed back, perhaps while it is typed over.
  await sendRegistration(page, { ...viewer, phone: '12', password: 'short' });
  await expect(
    page.getByText('Please enter a valid phone number (10 digits or with country code)'),
  ).toBeVisible();
  await sendRegistration(page, { ...viewer, password: 'short' });
  await expect(
    page.getByText(
      'Password must be at least 8 characters long and contain uppercase, lowercase, and numbers',
    ),
  ).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(viewer.password);
  await page.getByLabel('Confirm password').fill('Monsoon25');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

test('refuses wrong credentials with a sentence', async ({ page, request }) => {
  const viewer = await createAccount(request);
  await signIn(page, { ...viewer, password: 'Wrong1234' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('alert')).not.toContainText('auth/');
  await expect(page).toHaveURL(/\/login$/);
});

test('sends a password reset e-mail, whose link sets another password', async ({ page, request }) => {
  const viewer = await createAccount(request);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await page.getByLabel('Email').fill(viewer.email);
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await expect(page.getByText('Password reset email sent. Please check your inbox.')).toBeVisible();

  const mails = await (await request.get('/emulator/v1/projects/demo-chalchitra/oobCodes')).json();
  const mail = rowsOf<{ email: string; requestType: string; oobLink: string }>(mails).findLast(
    ({ email }) => email === viewer.email,
  );
  expect(mail?.requestType).toBe('PASSWORD_RESET');
  const { pathname, search } = new URL(mail?.oobLink ?? '');
  expect((await request.get(`${pathname}${search}&newPassword=Monsoon25`)).ok()).toBe(true);
  await sendSignIn(page, viewer);
  await expect(page.getByRole('alert')).toContainText('The email or password is wrong.');
  await sendSignIn(page, { ...viewer, password: 'Monsoon25' });
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
});
