// Storybook's test runner finds this file by its name.
import { getJestConfig } from '@storybook/test-runner';
import { chromiumFlags, findChromium } from './scripts/browser.mjs';

const given = getJestConfig();
const executablePath = findChromium();

export default {
  ...given,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...given.testEnvironmentOptions['jest-playwright'],
      launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
      contextOptions: { viewport: { width: 1366, height: 900 }, locale: 'en-US' },
    },
  },
};
