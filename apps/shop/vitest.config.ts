import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'shop',
    environment: 'node',
    // After the backend, which takes no more than two workers.
    sequence: { groupOrder: 1 },
    maxWorkers: '100%',
    include: ['{app,server,development,build-plugins}/**/*.test.{ts,tsx}'],
    // Some tests start a process of their own, which takes a second on a busy machine. A poll ends when what it waits for is there.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
  },
});
