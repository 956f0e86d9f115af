import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { chunkReloadOnce } from './build-plugins/chunk-reload-once.ts';
import { compiledMessages } from './build-plugins/compiled-messages.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    compiledMessages(),
    chunkReloadOnce(),
    vanillaExtractPlugin({ unstable_mode: command === 'serve' ? 'inlineCssInDev' : 'emitCss' }),
    reactRouter(),
  ],
  resolve: {
    // Messages arrive compiled, so the ICU parser stays out of the bundles.
    alias:
      command === 'build'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
  },
  ssr: { noExternal: [/^@rider\//] },
  // The api stays outside of the server's bundle: its errors must be the same classes there as in server/.
  environments: { ssr: { build: { rolldownOptions: { external: [/^@rider\/api(\/|$)/] } } } },
  build: { manifest: true, cssMinify: 'lightningcss', assetsInlineLimit: 0 },
}));
