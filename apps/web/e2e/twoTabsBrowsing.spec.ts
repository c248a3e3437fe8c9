import { expect, test } from './support/test';
import { createPaidAccount, signIn } from './support/viewers';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a profile changed in two tabs: the last save holds in both, and an open form keeps what was typed', async ({
  page,
  context,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, '/profile');
  await expect(page.getByText(viewer.email)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/profile');
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Display name').fill('Meera Menon');
  await other.getByLabel('Display name').fill('Meera Pillai');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  await expect(other.getByLabel('Display name')).toHaveValue('Meera Pillai');
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await expect(other.getByText('Your profile has been saved.')).toBeVisible();
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1, name: 'Meera Pillai' })).toBeVisible();
  }
});

test('signing out in another tab leaves a browsed page for the sign-in page; signing in there opens this one too', async ({
  page,
  context,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, '/profile');
  await expect(page.getByText(viewer.email)).toBeVisible();
  const other = await context.newPage();
  for (const address of ['/movies', '/posts', '/creators', '/', '/privacy-policy']) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
      await other.goto('/privacy-policy');
      await other.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
      await expect(other).toHaveURL(/\/login$/);
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toHaveCount(0);
      await signIn(other, viewer);
      for (const tab of [page, other]) {
        await expect(tab).toHaveURL(/\/$/);
        await expect(tab.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
      }
    });
  }
});
