import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { messagesPlugin } from './tools/messages/plugin.mjs';

const server = 'apps/server/src';

/** The server's folders that speak SQL: those with tables, and the database's own. PostgreSQL is for their tests alone. */
const sqlFolders = readdirSync(new URL(server, import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.schema.ts'))
  .map((file) => dirname(file).replaceAll('\\', '/'));
const sqlTests = [...new Set([...sqlFolders, 'database'])].map(
  (folder) => `${server}/${folder}/**/*.test.ts`,
);

/** Limits that only something that hangs reaches, on however slow a machine. */
const guards = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

const unit = {
  plugins: [react(), vanillaExtractPlugin(), messagesPlugin()],
  test: {
    environment: 'node',
    ...guards,
    setupFiles: [fileURLToPath(new URL('tools/testing/waitForTimeout.ts', import.meta.url))],
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
  },
} satisfies UserWorkspaceConfig;

/**
 * Test files share the modules that they load: loading them again for each file takes longer than the tests. Unit tests
 * that replace a module or a global would change it for others, so each of them has its own.
 */
const withReplacements = ['packages', 'apps/web/src', 'tools']
  .flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
  .filter((file) => /vi\.(mock|stubGlobal)\(/.test(readFileSync(new URL(file, import.meta.url), 'utf8')));

export default defineConfig({
  test: {
    projects: [
      '.storybook/vitest.config.ts',
      { ...unit, test: { ...unit.test, name: 'unit', exclude: withReplacements, isolate: false } },
      { ...unit, test: { ...unit.test, name: 'unit with replacements', include: withReplacements } },
      {
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: process.env.TEST_DATABASE_URL ? sqlTests : [`${server}/**/*.test.ts`],
          ...guards,
          // Each file owns a database; a second one at a time is as much as two cores carry.
          maxWorkers: 2,
        },
      },
    ],
  },
});
