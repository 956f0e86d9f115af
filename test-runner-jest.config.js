// Storybook's test runner finds this file by its name.
import { join } from 'node:path';
import { getJestConfig } from '@storybook/test-runner';
import { contextOptions } from './tests/storybook/pages.ts';
import { pinnedBrowser } from './tests/storybook/visual/browser.ts';

const given = getJestConfig();

export default {
  ...given,
  // environment.ts does what the given ones do, once per worker.
  setupFilesAfterEnv: [join(import.meta.dirname, 'tests/storybook/retries.ts')],
  snapshotSerializers: [],
  testEnvironment: join(import.meta.dirname, 'tests/storybook/environment.ts'),
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...given.testEnvironmentOptions['jest-playwright'],
      launchOptions: await pinnedBrowser(),
      contextOptions,
    },
  },
};
