import { expect, test } from './support/test';
import { createPaidAccount, signIn } from './support/viewers';

test('a payment’s receipt opens from the history, prints without the frame, and downloads as a PDF', async ({
  page,
  request,
}) => {
  await signIn(page, await createPaidAccount(request), '/profile');
  await page.getByRole('link', { name: /^Receipt R-\d{6}$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Receipt R-\d{6}$/);
  await expect(page.getByRole('definition').filter({ hasText: /^₹\d+\.00$/ })).toHaveCount(1);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^R-\d{6}\.pdf$/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a server that gives no receipts has no links to them', async ({ page, request }) => {
  await page.route('**/api/receipts/**', (route) => route.fulfill({ status: 404, json: {} }));
  await signIn(page, await createPaidAccount(request), '/profile');
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Receipt/ })).toHaveCount(0);
});
