import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { componentFacts } from './component-facts.ts';
import { writeForcedColours } from './forced-colours.ts';

writeForcedColours();

const config: StorybookConfig = {
  stories: [
    '../packages/ui/docs/pages/*.mdx',
    './pages/*.mdx',
    '../packages/ui/docs/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/chat/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [{ from: '../packages/ui/docs/pictures', to: '/media' }],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '.storybook/docgen.tsconfig.json',
      include: ['packages/{ui,chat}/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      savePropValueAsString: true,
    },
  },
  features: { experimentalCodeExamples: true },
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
