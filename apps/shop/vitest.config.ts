import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'shop', environment: 'node', include: ['{app,server,build-plugins}/**/*.test.ts'] },
});
