import { payButton, selectPlan } from './support/payments';
import { expectPlaying, play } from './support/playback';
import { expect, test } from './support/test';
import { newViewer, register, signIn } from './support/viewers';

// The hero stays at the slide that is pressed.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('registers, chooses a plan, pays by link in the new tab, watches, and finds the payment on the profile', async ({
  page,
  context,
}) => {
  const viewer = newViewer();
  await register(page, viewer);
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  await expect(page).toHaveURL(/\/subscription$/);

  const opened = context.waitForEvent('page');
  await selectPlan(page);
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  const payment = await opened;
  await payButton(payment).click();
  await expect(payment.getByRole('heading', { name: /payment received/i })).toBeVisible();
  await payment.close();

  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'Trending in India' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Watch Now' }).first().click();
  await expect(page).toHaveURL(/\/video\//);
  await play(page);
  await expectPlaying(page);

  await page.goto('/profile');
  await expect(page.getByText(viewer.email)).toBeVisible();
  await expect(page.getByText('Payment History')).toBeVisible();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText('Next due')).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(
    await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token')),
  ).toBeNull();

  await signIn(page, viewer);
  await expect(page).toHaveURL(/\/$/);
});
