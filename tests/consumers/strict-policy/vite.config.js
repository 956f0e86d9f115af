import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    // Nothing as data: in the page; the policy names 'self' only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'client.js',
      output: { entryFileNames: 'client.js', assetFileNames: 'assets/[name][extname]' },
    },
  },
});
