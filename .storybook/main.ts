import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { componentFacts } from './component-facts.ts';

const config: StorybookConfig = {
  stories: [
    '../packages/ui/src/story-page/pages/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/chat/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [{ from: '../packages/ui/src/story-page/pictures', to: '/media' }],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props come from component-facts, by the type checker.
  typescript: { reactDocgen: false },
  viteFinal: (given) =>
    mergeConfig(given, {
      plugins: [vanillaExtractPlugin(), componentFacts()],
      build: {
        chunkSizeWarningLimit: 4000,
        // "use client" in a dependency says nothing to a page without a server; timings are no fault.
        rolldownOptions: { checks: { moduleLevelDirective: false, pluginTimings: false } },
      },
    }),
};

export default config;
