import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { componentFacts } from './component-facts.ts';

const config: StorybookConfig = {
  stories: [
    '../packages/ui/src/story-page/pages/*.mdx',
    './pages/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/chat/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    { from: '../packages/ui/src/story-page/pictures', to: '/media' },
    { from: '../packages/ui/llms.txt', to: '/llms.txt' },
    { from: '../packages/ui/llms-full.txt', to: '/llms-full.txt' },
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props are extracted by component-facts through the type checker.
  typescript: { reactDocgen: false },
  viteFinal: (given) =>
    mergeConfig(given, {
      plugins: [vanillaExtractPlugin(), componentFacts()],
      build: {
        chunkSizeWarningLimit: 4000,
        // "use client" in dependencies is irrelevant on a page without a server, and timing warnings are noise.
        rolldownOptions: { checks: { moduleLevelDirective: false, pluginTimings: false } },
      },
    }),
};

export default config;
