import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    // No data: URLs, because the policy allows only 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'client.js',
      output: { entryFileNames: 'client.js', assetFileNames: 'assets/[name][extname]' },
    },
  },
});
