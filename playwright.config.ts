import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './tools/browser.mjs';

// A wrong path is refused by Playwright; without one it would take its own download.
const executablePath = process.env.CHROMIUM_PATH || (await findBrowser());

export default defineConfig({
  testDir: 'apps/web/e2e',
  globalSetup: './apps/web/e2e/support/product.setup.ts',
  // One product and one database; each journey has accounts of its own. Much of a journey is waiting: for a film to
  // play on, or a poll. A third worker keeps two cores busy meanwhile.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Guards against hanging, far beyond what a slow machine needs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    // What hangs says where, long before its test's own guard.
    actionTimeout: 60_000,
    viewport: { width: 1366, height: 768 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Responses that a test makes up would not reach a page through it; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    // The tests' own set-up takes a picture where one fails; Playwright would take one of every page that closes.
    screenshot: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...browserArgs,
        // No request leaves this machine; `watchForProblems` notes those that try.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
});
