import { defineConfig } from '@playwright/test';
import { browserArgs } from '../browser.mjs';

const { VISUAL_PICTURES: pictures, VISUAL_REPORT: report, VISUAL_URL: baseURL } = process.env;
if (!pictures || !report || !baseURL) throw new Error('Run this through `npm run visual`.');

export default defineConfig({
  testDir: '.',
  testMatch: 'stories.visual.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  snapshotPathTemplate: `${pictures}/{arg}{ext}`,
  outputDir: `${report}-work`,
  reporter: [['dot'], ['html', { outputFolder: report, open: 'never' }]],
  use: {
    baseURL,
    browserName: 'chromium',
    deviceScaleFactor: 1,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      // The same picture on every run: one colour space, no hinting, no subpixels, no scroll bars.
      args: [
        ...browserArgs,
        '--force-color-profile=srgb',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--hide-scrollbars',
      ],
    },
  },
});
