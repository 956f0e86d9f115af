import { defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.ts';

export default defineConfig({
  test: { ...shared, name: 'api', root: import.meta.dirname, include: ['src/**/*.test.ts'] },
});
