import { expect, test } from './support/visitor';
import { weathers } from './support/weathers';

const PAYMENTS = /\/services\/payments\//;

test('the profile says that its payments can’t be loaded, whatever is answered, and recovers by Try again', async ({
  page,
}) => {
  for (const { name, answer } of weathers) {
    await test.step(name, async () => {
      await page.route(PAYMENTS, answer);
      await page.goto('/profile');
      const main = page.getByRole('main');
      await expect(
        main.getByRole('alert').filter({ hasText: 'Failed to load payment history' }),
      ).toBeVisible();
      await expect(main.getByRole('link', { name: 'View Subscription Plans' })).toHaveCount(0);
      await page.unroute(PAYMENTS);
      await main.getByRole('button', { name: 'Try again' }).first().click();
      await expect(main.getByText('Paid', { exact: true })).toBeVisible();
    });
  }
});

test('nobody who has paid is asked to pay while that can’t be found out, whatever is answered', async ({
  page,
}) => {
  for (const { name, answer } of weathers) {
    await test.step(name, async () => {
      await page.route(PAYMENTS, answer);
      await page.goto('/subscription');
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toContainText('Failed to load payment history');
      await expect(main.getByRole('button', { name: 'Select Plan' })).toHaveCount(0);
      await page.unroute(PAYMENTS);
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  }
});
