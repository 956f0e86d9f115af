import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'storybook', root: import.meta.dirname, include: ['**/*.test.ts'] },
});
