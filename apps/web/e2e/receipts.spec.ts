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

  // With text of 200 % on a phone each value is below its name, and whole.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 375, height: 812 });
  const amount = page.getByRole('definition').filter({ hasText: '₹' });
  await expect.poll(() => amount.evaluate((value) => value.getBoundingClientRect().height)).toBeLessThan(70);
  const [date] = await page.getByRole('definition').all();
  const [name] = await page.getByRole('term').all();
  const isBelow = ((await date?.boundingBox())?.y ?? 0) > ((await name?.boundingBox())?.y ?? 0) + 30;
  expect(isBelow).toBe(true);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^R-\d{6}\.pdf$/);

  // A second one that fails saves nothing; the next one is saved.
  let saved = 0;
  page.on('download', () => {
    saved += 1;
  });
  await page.route('**/api/receipts/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByText('Failed to download the receipt')).toBeVisible();
  await page.unroute('**/api/receipts/**');
  const next = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await next;
  expect(saved).toBe(1);

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
