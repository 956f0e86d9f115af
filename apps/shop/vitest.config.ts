import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'shop',
    environment: 'node',
    // Runs after the backend's tests, which use at most two workers.
    sequence: { groupOrder: 1 },
    maxWorkers: '100%',
    include: ['{app,server,development,build-plugins}/**/*.test.{ts,tsx}'],
    // Some tests start a process, which takes a second on a busy machine. A poll ends as soon as its condition holds.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
  },
});
