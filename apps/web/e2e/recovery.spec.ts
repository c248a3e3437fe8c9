import { START_TIMEOUT_MS, startFreshProduct } from '../../../tools/product/fresh.mjs';
import { openPaymentTab, payButton } from './support/payments';
import { commandOf, descendants, isRunning } from './support/processes';
import { expect, test, watchForProblems } from './support/test';
import { newViewer, paymentRecords, register } from './support/viewers';

// A start builds what is missing, and has its own guard.
test.describe.configure({ timeout: 2 * START_TIMEOUT_MS });

test('killed in the middle of a payment and started again, nothing is lost or doubled', async ({
  browser,
  playwright,
  problems,
}) => {
  const first = await startFreshProduct();
  const viewer = newViewer();
  const context = await browser.newContext({ baseURL: first.url });
  await watchForProblems(context, problems);
  const page = await context.newPage();
  await register(page, viewer);
  const payment = await openPaymentTab(page);
  await expect(payButton(payment)).toBeVisible();

  const everything = [first.process.pid ?? 0, ...descendants(first.process.pid ?? 0)];
  // The identity service isn't ours: its emulator writes the accounts when the product is gone, and the page, which asks
  // for its account again within a minute of use, finds it.
  const ours = everything.filter((pid) => !commandOf(pid).includes('emulator.mjs'));
  expect(ours).toHaveLength(everything.length - 1);
  for (const pid of ours) process.kill(pid, 'SIGKILL');
  await expect.poll(() => everything.filter(isRunning)).toEqual([]);

  const second = await startFreshProduct({ dataFolder: first.dataFolder, port: first.port });
  try {
    await payButton(payment).click();
    await expect(payment.getByRole('heading', { name: /payment received/i })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    const request = await playwright.request.newContext({ baseURL: second.url });
    const records = await paymentRecords(request, viewer);
    expect(records.filter((record) => record.status === 'paid')).toHaveLength(1);
  } finally {
    await context.close();
    await second.stop();
    second.removeData();
  }
});
