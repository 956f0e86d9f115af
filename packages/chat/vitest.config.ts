import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.ts';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    ...shared,
    name: 'chat',
    root: import.meta.dirname,
    environment: 'jsdom',
    setupFiles: ['./src/testing/setup.ts', '../ui/src/testing/translated.ts'],
    include: ['{src,tests}/**/*.test.{ts,tsx}'],
  },
});
