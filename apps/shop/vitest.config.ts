import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    ...shared,
    name: 'shop',
    setupFiles: ['./testing/clean-up.ts'],
    include: ['{app,server,development,build-plugins}/**/*.test.{ts,tsx}'],
  },
});
