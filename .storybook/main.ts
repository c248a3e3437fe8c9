import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { messagesPlugin } from '../tools/messages/plugin.mjs';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.stories.tsx',
    './docs/*.mdx',
    './docs/*.stories.tsx',
    './machines/**/*.stories.tsx',
    './player/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  // The screens' stories show pictures of the catalogue, and the player's engine plays one of its clips.
  staticDirs: [
    { from: '../apps/server/catalogue/artwork', to: '/artwork' },
    { from: '../apps/server/catalogue/media/firefly-forest', to: '/media/firefly-forest' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Its panel asks to sign in: it is for teams that have an account.
    ...(process.env.CHROMATIC_PROJECT_TOKEN ? ['@chromatic-com/storybook'] : []),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin(), messagesPlugin()],
      // Found late, these would reload the page in the middle of a first run.
      optimizeDeps: {
        include: [
          'react/jsx-dev-runtime',
          'react-dom/client',
          'framer-motion',
          'framer-motion/m',
          '@radix-ui/react-dialog',
          '@radix-ui/react-dropdown-menu',
          'axe-core',
          'elkjs/lib/elk.bundled.js',
          'xstate',
          'hls.js',
          'icu-minify/format',
          'valibot',
          '@xstate/react',
          '@tanstack/react-query',
          'react-router-dom',
        ],
      },
      build: {
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          onLog: (
            level: string,
            log: { code?: string },
            next: (level: string, log: { code?: string }) => void,
          ) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
          },
        },
      },
    }),
};

export default config;
