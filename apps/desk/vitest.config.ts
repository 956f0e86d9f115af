import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    ...shared,
    name: 'desk',
    root: import.meta.dirname,
    environment: 'jsdom',
    setupFiles: ['../../packages/ui/src/testing/setup.ts', './src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
