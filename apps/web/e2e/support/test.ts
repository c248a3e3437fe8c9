import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Route,
  type TestInfo,
} from '@playwright/test';

/** The address of the product that runs for all tests; set by the run's set-up. */
export function productUrl(): string {
  return setting('CHALCHITRA_URL');
}

/** The data folder of the product under test. */
export function productData(): string {
  return setting('CHALCHITRA_DATA');
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests through \`npm test\` or Playwright.`);
  return value;
}

interface Fixtures {
  /** What went wrong in any page of this test; each entry fails it at its end. */
  problems: string[];
}

/**
 * Notes in `problems` what goes wrong in any page of a context: an uncaught error, a violation of the content security
 * policy, and a request that leaves the product's own origin without having been answered by the test.
 */
export async function watchForProblems(
  context: BrowserContext,
  baseURL: string,
  problems: string[],
): Promise<void> {
  context.on('weberror', (error) => problems.push(`page error: ${error.error().stack}`));
  await context.exposeBinding('reportPolicyViolation', (_source, text: string) => {
    problems.push(`policy violation: ${text}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const text = `${event.effectiveDirective} blocked ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`;
      (globalThis as unknown as { reportPolicyViolation(text: string): void }).reportPolicyViolation(text);
    });
  });
  const own = new URL(baseURL).host;
  await context.route(
    (url) => url.host !== own && url.protocol.startsWith('http'),
    (route) => {
      problems.push(`request to the outside: ${route.request().url()}`);
      return route.abort();
    },
  );
}

/** Attaches a picture of each open page. A page that hangs has none. */
async function attachPictures(context: BrowserContext, info: TestInfo): Promise<void> {
  for (const page of context.pages()) {
    const body = await page.screenshot({ timeout: 5000 }).catch(() => null);
    if (body) await info.attach('screenshot', { body, contentType: 'image/png' });
  }
}

/** Every test fails on what `watchForProblems` notes in its own context, and in those that it hands over. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
  baseURL: async ({}, use) => use(productUrl()),
  problems: [
    async ({ context, baseURL }, use, info) => {
      const problems: string[] = [];
      await watchForProblems(context, baseURL ?? '', problems);
      await use(problems);
      if (info.status !== info.expectedStatus || problems.length > 0) await attachPictures(context, info);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page, type Route };
