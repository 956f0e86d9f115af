import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    name: 'desk',
    root: import.meta.dirname,
    environment: 'jsdom',
    // One jsdom per worker instead of per file: four times as fast, and files stay isolated.
    pool: 'vmThreads',
    // Runs after the backend's tests, which use at most two workers.
    sequence: { groupOrder: 1 },
    maxWorkers: '100%',
    setupFiles: ['../../packages/ui/src/testing/setup.ts', './src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
