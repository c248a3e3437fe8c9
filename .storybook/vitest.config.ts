import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { browserArgs, findBrowser } from '../tools/browser.mjs';

const configDir = dirname(fileURLToPath(import.meta.url));
const executablePath = await findBrowser();

/** Sets the size of the window around the page that stories are shown in. */
const resizeWindow: BrowserCommand<[width: number, height: number]> = ({ page }, width, height) =>
  page.setViewportSize({ width, height });

/** Every story as a test in a real browser; accessibility violations fail it. */
export default defineConfig({
  plugins: [storybookTest({ configDir })],
  test: {
    name: 'storybook',
    isolate: false,
    // A guard against hanging.
    testTimeout: 300_000,
    setupFiles: [join(configDir, 'vitest.setup.ts')],
    browser: {
      enabled: true,
      headless: true,
      // A picture of a page that doesn't fit into the window would be a smaller one.
      ui: false,
      commands: { resizeWindow },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserArgs },
      }),
    },
  },
});
