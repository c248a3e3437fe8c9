import { readFile } from 'node:fs/promises';
import { expectBeyond, titles, watch } from './support/player';
import { allowPopups, chooseNewAccount, waitForHelperFrame } from './support/providers';
import { expect, type Page, test } from './support/test';
import {
  createPaidAccount,
  hasIdentity,
  newViewer,
  register,
  signIn,
  signInByRequest,
  type Viewer,
} from './support/viewers';

async function download(page: Page) {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), data: JSON.parse(await readFile(await file.path(), 'utf8')) };
}

/** Opens the profile's dialog and goes on to the question who it is. */
async function beginDeletion(page: Page) {
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function deleteByPassword(page: Page, { password }: Viewer) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
}

test('exports what is kept, with the terms that were agreed to at registration', async ({ page }) => {
  const viewer = newViewer();
  await register(page, viewer);
  await expect(page).toHaveURL(/\/subscription$/);
  await page.goto('/profile');
  await expect(page.getByText(/^Member since/)).toBeVisible();
  await expect(page.getByText(/^You agreed to the terms \(version 2026-12-01\)/)).toBeVisible();
  const { name, data } = await download(page);
  expect(name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(data).toMatchObject({
    account: { name: viewer.name, email: viewer.email, phone: viewer.phone },
    agreed_terms: { version: '2026-12-01', agreed_at: expect.stringMatching(/^20/) },
    payments: [],
  });
  await expect(page.getByText('Your file has been downloaded.')).toBeVisible();
});

test('deletes an account after its password, on every tab and device, with what this browser keeps', async ({
  page,
  context,
  browser,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  const { uid } = await signInByRequest(request, viewer);
  await signIn(page, viewer);
  await expect(page).toHaveURL(/\/$/);
  await page.evaluate((id) => {
    localStorage.setItem(`playbackPositions:${id}`, '[["film",10,100]]');
    localStorage.setItem('recentlyWatched', '[]');
    localStorage.setItem('recentlyWatchedOwner', id);
    localStorage.setItem('motionPaused', 'true');
  }, uid);
  const tab = await context.newPage();
  await tab.goto('/profile');
  const device = await (await browser.newContext()).newPage();
  await signIn(device, viewer);
  await expect(device).toHaveURL(/\/$/);

  await page.goto('/profile');
  expect((await download(page)).data).toMatchObject({ payments: [{ status: 'paid' }] });
  await beginDeletion(page);
  const password = page.getByRole('dialog').getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await deleteByPassword(page, { ...viewer, password: 'Monsoon25' });
  await expect(password).toHaveAccessibleDescription('The password is wrong. Try again.');
  expect(await hasIdentity(request, viewer)).toBe(true);
  // A refusal of the field that has the focus: it is left and entered again, so that it is read again.
  await password.evaluate((field) =>
    field.addEventListener('focus', () => field.setAttribute('data-read', '')),
  );
  await password.press('Enter');
  await expect(password).toHaveAttribute('data-read', '');
  await expect(password).toBeFocused();

  await deleteByPassword(page, viewer);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await expect(tab).toHaveURL(/\/login$/);
  await device.goto('/profile');
  await expect(device).toHaveURL(/\/login$/);
  await device.context().close();

  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(
    left.filter((key) => /token|recentlyWatched|playback|userDetails|deviceId|Payment/.test(key)),
  ).toEqual([]);
  expect(left).toContain('motionPaused');
  expect(await hasIdentity(request, viewer)).toBe(false);
  await signIn(page, viewer, page.url());
  await expect(page.getByRole('alert')).toHaveText(/The email or password is wrong/);
});

test('keeps nothing of a deleted account of whom a film was playing in another tab', async ({
  page,
  context,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  const { uid } = await signInByRequest(request, viewer);
  await signIn(page, viewer, '/profile');
  await expect(page.getByRole('heading', { name: viewer.name })).toBeVisible();
  const tab = await context.newPage();
  await watch(tab, titles.file);
  // From there on a film is worth resuming.
  await tab.locator('video').evaluate((element: HTMLVideoElement) => {
    element.currentTime = 12;
  });
  await expectBeyond(tab, 12);
  const keysOf = () =>
    page.evaluate((id) => Object.keys(localStorage).filter((key) => key.includes(id)), uid);
  await expect.poll(keysOf).not.toEqual([]);
  await beginDeletion(page);
  await deleteByPassword(page, viewer);
  for (const one of [page, tab]) await expect(one).toHaveURL(/\/login$/);
  await expect.poll(keysOf).toEqual([]);
});

test('finds out after a lost response that the account is gone', async ({ page, request }) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, '/profile');
  await page.route('**/api/accounts/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await beginDeletion(page);
  await deleteByPassword(page, viewer);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  expect(await hasIdentity(request, viewer)).toBe(false);
});

test('says that the account could not be deleted, and deletes it at the next try', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, '/profile');
  let isBroken = true;
  await page.route('**/api/accounts/*', (route) =>
    isBroken && route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );
  await beginDeletion(page);
  await deleteByPassword(page, viewer);
  await expect(page.getByRole('alert')).toHaveText(/Failed to delete your account/);
  expect(await hasIdentity(request, viewer)).toBe(true);
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await hasIdentity(request, viewer)).toBe(false);
});

test('whoever came by Google proves it there', async ({ page, context }) => {
  await allowPopups(context);
  await page.goto('/login');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseNewAccount(await opened, 'Google');
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  await page.goto('/profile');
  const email = (await page.getByRole('definition').filter({ hasText: '@' }).textContent()) ?? '';
  await beginDeletion(page);
  const popup = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = await popup;
  await waitForHelperFrame(chooser);
  await chooser.locator('.js-reuse-account', { hasText: email }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
});

test('shows nothing of it where the server doesn’t know the calls', async ({ page, request }) => {
  const viewer = await createPaidAccount(request);
  await page.route('**/api/accounts/**', (route) => route.fulfill({ status: 404, json: {} }));
  const responded = page.waitForResponse('**/api/accounts/*');
  await signIn(page, viewer, '/profile');
  await responded;
  await expect(page.getByRole('heading', { name: 'Payment History' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Data' })).toHaveCount(0);
});
