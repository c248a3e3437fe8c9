import type { APIRequestContext, Route } from '@playwright/test';
import { expect, type Page, test } from './support/test';
import { createPaidAccount, signIn, signInByRequest, type Viewer } from './support/viewers';

const UPDATES = '**/firebase/users/**';

/** Opens the profile of a paying user, and its form. */
async function openForm(page: Page, request: APIRequestContext): Promise<Viewer> {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: viewer.name })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Display name')).toBeFocused();
  return viewer;
}

/** Counts the requests that would change an account. */
function countUpdates(page: Page): () => number {
  let updates = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('/firebase/users/')) updates += 1;
  });
  return () => updates;
}

test('a changed name is seen on the profile, in the header, by both servers and after a reload', async ({
  page,
  request,
}) => {
  const viewer = await openForm(page, request);
  const updates = countUpdates(page);
  await page.getByLabel('Display name').fill('मीरा मेनन');
  await page.getByLabel('Phone number').fill('91 98765-43211');
  await expect(page.getByLabel('Phone number')).toHaveValue('+91 9876543211');
  await page.getByRole('button', { name: 'Save Changes' }).dblclick();

  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'मीरा मेनन' })).toBeVisible();
  await expect(page.getByText('+919876543211')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' }).first()).toContainText('म');
  expect(updates()).toBe(1);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'मीरा मेनन' })).toBeVisible();
  const { uid, headers } = await signInByRequest(request, viewer);
  const kept = await request.get(`/services/content/firebase/users/${uid}`, { headers });
  expect(await kept.json()).toMatchObject({ user: { display_name: 'मीरा मेनन', phone: '+919876543211' } });
  const [, claims = ''] = (headers.authorization.split(' ')[1] ?? '').split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ name: 'मीरा मेनन' });
});

test('an empty phone is taken away', async ({ page, request }) => {
  await openForm(page, request);
  await page.getByLabel('Phone number').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('No phone number')).toBeVisible();
});

test('a broken rule is shown at its field, and Escape cancels without a request', async ({
  page,
  request,
}) => {
  const viewer = await openForm(page, request);
  const updates = countUpdates(page);
  await page.getByLabel('Display name').fill('4');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Display name')).toHaveAccessibleDescription(
    'Please enter a valid name (2-50 characters, letters only)',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: viewer.name })).toBeVisible();
  expect(updates()).toBe(0);
});

for (const [what, response, reason] of [
  ['refuses', { status: 500, json: {} }, null],
  ['gets too many requests', { status: 429, headers: { 'retry-after': '120' }, json: {} }, /in 120 s/],
  ['can’t be reached', null, /offline/],
] as const) {
  test(`the server ${what}: Failed to update profile, and what was typed is kept`, async ({
    page,
    request,
  }) => {
    await openForm(page, request);
    await page.getByLabel('Display name').fill('Meera Menon');
    await page.route(UPDATES, (route) =>
      response === null ? route.abort('connectionrefused') : route.fulfill(response),
    );
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Failed to update profile');
    if (reason) await expect(alert).toContainText(reason);
    await expect(page.getByLabel('Display name')).toHaveValue('Meera Menon');

    await page.unroute(UPDATES);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meera Menon' })).toBeVisible();
  });
}

test('the identity service is down: Failed to update profile, and the next try saves both', async ({
  page,
  request,
}) => {
  const viewer = await openForm(page, request);
  await page.getByLabel('Display name').fill('Meera Menon');
  await page.route('**/accounts:update*', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to update profile');
  await page.unroute('**/accounts:update*');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  const { headers } = await signInByRequest(request, viewer);
  const [, claims = ''] = (headers.authorization.split(' ')[1] ?? '').split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ name: 'Meera Menon' });
});

test('what was typed survives leaving the page by link and by the browser’s back and forward', async ({
  page,
  request,
}) => {
  const viewer = await openForm(page, request);
  await page.getByLabel('Display name').fill('Meera Menon');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Your changes are still here. They have not been saved yet.')).toBeVisible();
  await expect(page.getByLabel('Display name')).toHaveValue('Meera Menon');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: viewer.name })).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Display name')).toHaveValue('Meera Menon');
});

test('the browser asks before an unsaved edit is closed, and not after', async ({ page, request }) => {
  await openForm(page, request);
  let questions = 0;
  page.on('dialog', async (dialog) => {
    questions += 1;
    await dialog.accept();
  });
  await page.getByLabel('Display name').fill('Meera Menon');
  await page.reload();
  expect(questions).toBe(1);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(questions).toBe(1);
});

test('reminders by e-mail are turned off for the account, and stay as they were where that fails', async ({
  page,
  request,
}) => {
  const CALL = '**/api/email-reminders/**';
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, '/profile');
  const reminders = page.getByRole('checkbox', { name: 'Remind me before my subscription ends' });
  await expect(reminders).toBeChecked();
  await page.route(CALL, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await reminders.click();
  await expect(page.getByRole('alert')).toContainText('Your choice could not be saved');
  await expect(reminders).toBeChecked();
  await page.unroute(CALL);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Saved: you get no reminders')).toBeVisible();
  await page.reload();
  await expect(reminders).not.toBeChecked();
  const { uid, headers } = await signInByRequest(request, viewer);
  const kept = await request.get(`/services/content/api/email-reminders/${uid}`, { headers });
  expect(await kept.json()).toEqual({ wanted: false });
});

test('a choice of reminders that is made offline is put back, and can be tried again', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await createPaidAccount(request), '/profile');
  const reminders = page.getByRole('checkbox', { name: 'Remind me before my subscription ends' });
  await expect(reminders).toBeChecked();
  await context.setOffline(true);
  await reminders.click();
  // Other parts of the page may have been loading.
  const emails = page.getByRole('region', { name: 'Emails' });
  await expect(emails.getByRole('alert')).toContainText('Your choice could not be saved');
  await expect(reminders).toBeChecked();
  await context.setOffline(false);
  await emails.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Saved: you get no reminders')).toBeVisible();
  await expect(reminders).not.toBeChecked();
});

test('of two quick choices of reminders the last one counts, or what the server has where that fails', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, '/profile');
  const reminders = page.getByRole('checkbox', { name: 'Remind me before my subscription ends' });
  await expect(reminders).toBeChecked();
  const sent: Route[] = [];
  await page.route('**/api/email-reminders/**', async (route) => {
    if (route.request().method() === 'PUT') sent.push(route);
    else await route.continue();
  });
  await reminders.click();
  await expect(reminders).not.toBeChecked();
  await expect.poll(() => sent.length).toBe(1);
  await reminders.click();
  await expect(reminders).toBeChecked();
  expect(sent).toHaveLength(1);
  await sent[0]?.continue();
  await expect.poll(() => sent.length).toBe(2);
  await expect(reminders).toBeChecked();
  await sent[1]?.fulfill({ status: 500, json: {} });
  await expect(page.getByRole('alert')).toContainText('Your choice could not be saved');
  await expect(reminders).not.toBeChecked();
  await page.reload();
  await expect(reminders).not.toBeChecked();
});
