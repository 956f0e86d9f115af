import { defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...shared,
    name: 'web',
    root: import.meta.dirname,

    include: ['src/**/*.test.{ts,tsx}'],
  },
});
