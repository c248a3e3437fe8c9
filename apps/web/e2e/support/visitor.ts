import { test as base, expect } from './test';
import { createPaidAccount, signIn } from './viewers';

type StorageState = Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>;

interface Worker {
  /** What the browser keeps of a subscriber who has signed in once. */
  subscriber: StorageState;
}

/** Tests whose pages are opened by a subscriber, signed in once for many tests. */
export const test = base.extend<object, Worker>({
  subscriber: [
    async ({ browser, playwright }, use) => {
      const baseURL = process.env.CHALCHITRA_URL;
      if (!baseURL) throw new Error('CHALCHITRA_URL is not set.');
      const request = await playwright.request.newContext({ baseURL });
      const viewer = await createPaidAccount(request);
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      await signIn(page, viewer);
      await expect(page).toHaveURL(/\/$/);
      const state = await context.storageState();
      await context.close();
      await request.dispose();
      await use(state);
    },
    { scope: 'worker' },
  ],
  storageState: ({ subscriber }, use) => use(subscriber),
});

export { expect, type Page, type Route } from './test';
