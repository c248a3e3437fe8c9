import type { APIRequestContext } from '@playwright/test';
import { openWithCode } from './support/pages';
import { expect, test } from './support/test';
import { createPaidAccount, signIn, signInByRequest } from './support/viewers';

/** Speaks to the identity service as its administrator does. */
function administer(request: APIRequestContext, call: string, data: object) {
  return request.post(`/identitytoolkit.googleapis.com/v1/projects/demo-chalchitra/accounts:${call}`, {
    headers: { authorization: 'Bearer owner' },
    data,
  });
}

for (const { fate, call, change } of [
  { fate: 'deleted', call: 'delete', change: {} },
  { fate: 'disabled', call: 'update', change: { disableUser: true } },
]) {
  test(`the open page of an account that was ${fate} ends at the sign-in page within a minute of use`, async ({
    page,
    request,
  }) => {
    const viewer = await createPaidAccount(request);
    await signIn(page, viewer);
    await expect(page).toHaveURL(/\/$/);
    await page.clock.install();
    await openWithCode(page, '/movies');
    await expect(page.getByRole('heading', { name: 'All', exact: true })).toBeVisible();
    const confirmed = page.waitForResponse(/accounts:lookup/);
    await page.mouse.move(20, 20);
    await confirmed;

    const { uid } = await signInByRequest(request, viewer);
    const response = await administer(request, call, { localId: uid, ...change });
    expect(response.ok(), await response.text()).toBe(true);
    // Used for a minute, without a page or a call that would find it out.
    for (let second = 0; second <= 60; second += 10) {
      await page.mouse.move(20, 30 + second);
      await page.clock.runFor(10_000);
    }
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
}
