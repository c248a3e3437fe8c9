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
 * policy, and a request to another host that the test doesn't respond to: the tests' browser finds none. A route would see
 * the same, but keeps the browser from caching, and each request waits for it.
 */
export async function watchForProblems(context: BrowserContext, problems: string[]): Promise<void> {
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
  context.on('requestfailed', (request) => {
    const isOutside = request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED';
    if (isOutside) problems.push(`request to the outside: ${request.url()}`);
  });
}

/** Lets the requests of a context or of a page through again. A page may close itself meanwhile, as a payment's tab does. */
async function stopRouting(place: BrowserContext | Page): Promise<void> {
  await place.unrouteAll({ behavior: 'ignoreErrors' }).catch((error) => {
    if (!('isClosed' in place && place.isClosed())) throw error;
  });
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
    async ({ context }, use, info) => {
      const problems: string[] = [];
      await watchForProblems(context, problems);
      await use(problems);
      // What a page still requests when its test is over is not a part of it.
      const found = [...problems];
      await Promise.all([context, ...context.pages()].map(stopRouting));
      if (info.status !== info.expectedStatus || found.length > 0) await attachPictures(context, info);
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page, type Route };
