import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const server = 'apps/server/src';

/** The server's folders that speak SQL: those with tables, and the database's own. PostgreSQL is for their tests alone. */
const sqlFolders = readdirSync(new URL(server, import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.schema.ts'))
  .map((file) => dirname(file).replaceAll('\\', '/'));
const sqlTests = [...new Set([...sqlFolders, 'database'])].map(
  (folder) => `${server}/${folder}/**/*.test.ts`,
);

/** Limits that only something that hangs reaches, on however slow a machine. */
const guards = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
    projects: [
      '.storybook/vitest.config.ts',
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          ...guards,
          setupFiles: [new URL('tools/testing/patience.ts', import.meta.url).pathname],
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: process.env.TEST_DATABASE_URL ? sqlTests : [`${server}/**/*.test.ts`],
          ...guards,
          // Each file owns a database; a second one at a time is as much as two cores carry.
          maxWorkers: 2,
        },
      },
    ],
  },
});
