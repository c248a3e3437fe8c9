import type { Page } from './test';

/** Holds requests back; returns what lets them through. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  return letThrough;
}

/** Holds the largest file of the app back; returns what lets it through. */
export const holdApp = (page: Page): Promise<() => void> => holdRequests(page, '**/assets/libraries-*.js');
