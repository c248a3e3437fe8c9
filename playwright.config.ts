import { defineConfig } from '@playwright/test';
import { testBrowserArgs } from './tools/browser.mjs';

export default defineConfig({
  testDir: 'apps/web/e2e',
  globalSetup: './apps/web/e2e/support/product.setup.ts',
  // One product, one database, two cores: journeys run two at a time, each with accounts of its own.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Guards against hanging, far beyond what a slow machine needs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    viewport: { width: 1366, height: 768 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // The tests' own set-up takes a picture where one fails; Playwright would take one of every page that closes.
    screenshot: 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [...testBrowserArgs, '--autoplay-policy=no-user-gesture-required'],
    },
  },
});
