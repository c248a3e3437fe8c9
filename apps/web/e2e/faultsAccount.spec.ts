import { faults, injectFaults } from './support/faults';
import { expect, test } from './support/visitor';

const PAYMENTS = /\/services\/payments\//;

/** The pages about payments, what they must not show while those aren't known, and where they lead once they are. */
const pages = [
  { address: '/profile', withheld: { role: 'link', name: 'View Subscription Plans' }, leadsTo: /\/profile$/ },
  { address: '/subscription', withheld: { role: 'button', name: 'Select Plan' }, leadsTo: /\/$/ },
  {
    address: '/series/some-id',
    withheld: { role: 'button', name: 'Select Plan' },
    leadsTo: /\/series\/some-id$/,
  },
] as const;

for (const { address, withheld, leadsTo } of pages) {
  test(`${address} says after every fault that the payment history failed to load, asks nobody to pay, and recovers by Try again`, async ({
    page,
  }) => {
    await page.clock.install();
    const injector = await injectFaults(page, PAYMENTS);
    const main = page.getByRole('main');
    const failure = main.getByRole('alert').filter({ hasText: 'Failed to load payment history' });
    const tryAgain = main.getByRole('button', { name: 'Try again' }).first();
    for (const [index, next] of faults.entries()) {
      await test.step(next.name, async () => {
        injector.set(next);
        if (index === 0) await page.goto(address);
        else await tryAgain.click();
        await expect(failure).toBeHidden();
        injector.release();
        await expect(async () => {
          await page.clock.fastForward(next.respond ? 2000 : 16_000);
          await expect(failure).toContainText(next.message ?? 'Failed', { timeout: 500 });
        }).toPass();
        await expect(main.getByRole(withheld.role, { name: withheld.name })).toHaveCount(0);
        await expect(page).toHaveURL(new RegExp(`${address}$`));
        if (next.name === 'status 429') await page.clock.fastForward(61_000);
      });
    }
    injector.clear();
    await tryAgain.click();
    await expect(page).toHaveURL(leadsTo);
    await expect(failure).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
