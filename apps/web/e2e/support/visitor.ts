import type { PlaywrightWorkerArgs } from '@playwright/test';
import { test as base, expect, productUrl } from './test';
import { createPaidAccount, forgetPlaces, signIn, type Viewer } from './viewers';

type StorageState = Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>;

interface Worker {
  /** A subscriber, and what the browser keeps of them once they have signed in. */
  subscriber: { viewer: Viewer; state: StorageState };
}

/** Creates a subscriber and signs them in. */
async function createSubscriber({
  browser,
  playwright,
}: Pick<PlaywrightWorkerArgs, 'browser' | 'playwright'>): Promise<Worker['subscriber']> {
  const baseURL = productUrl();
  const request = await playwright.request.newContext({ baseURL });
  const viewer = await createPaidAccount(request);
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page, viewer);
  await expect(page).toHaveURL(/\/$/);
  // All pages that have this state are one browser's, which is one of the screens that the plan allows.
  await page.evaluate(() => localStorage.setItem('deviceId', crypto.randomUUID()));
  const state = await context.storageState();
  await context.close();
  await request.dispose();
  return { viewer, state };
}

/** Tests whose pages are opened by a subscriber, signed in once for many tests. */
export const test = base.extend<object, Worker>({
  subscriber: [
    async ({ browser, playwright }, use) => use(await createSubscriber({ browser, playwright })),
    { scope: 'worker' },
  ],
  storageState: async ({ subscriber: { viewer, state }, playwright, baseURL }, use) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
    await forgetPlaces(request, viewer);
    await request.dispose();
    await use(state);
  },
});

/** Tests that change what is kept for all devices of their account, which each has for itself. */
export const testOfOwnAccount = base.extend({
  storageState: async ({ browser, playwright }, use) =>
    use((await createSubscriber({ browser, playwright })).state),
});

export { expect, type Page, type Route } from './test';
