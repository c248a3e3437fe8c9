import type { Page } from './test';

/** Holds the largest file of the app back; answers the way to let it through. */
export async function holdApp(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/libraries-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
