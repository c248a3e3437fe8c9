import { DAY_MS } from '@chalchitra/api/constants';
import { openPaymentTab, payButton } from './support/payments';
import { expect, test } from './support/test';
import { createAccount, createPaidAccount, signIn } from './support/viewers';

const shown = (time: number) =>
  new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(time);

for (const [where, shift] of [
  ['ahead', DAY_MS],
  ['behind', -DAY_MS],
] as const) {
  test(`with a clock a day ${where}: signs in, keeps the session over a reload, shows the true dates, and saves`, async ({
    page,
    request,
  }) => {
    const viewer = await createPaidAccount(request);
    const paidAt = Date.now();
    await page.clock.install({ time: paidAt + shift });
    await signIn(page, viewer, '/profile');
    await expect(page.getByText(`Paid on ${shown(paidAt)}`)).toBeVisible();
    await expect(page.getByText(`Next due ${shown(paidAt + 30 * DAY_MS)}`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(viewer.email)).toBeVisible();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Display name').fill('Meera Menon');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  });

  test(`with a clock a day ${where}, a payment by link is found`, async ({ page, request }) => {
    const viewer = await createAccount(request);
    await page.clock.install({ time: Date.now() + shift });
    await signIn(page, viewer);
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    await page.goto('/subscription');
    await payButton(await openPaymentTab(page)).click();
    await expect(page).toHaveURL(/\/$/);
  });
}
