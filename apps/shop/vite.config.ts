import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { buildTarget } from '../../oldest-browsers.ts';
import { compiledMessages } from './build-plugins/compiled-messages.ts';
import { visitChunks } from './build-plugins/visit-chunks.ts';

const { plugin: visitGraph, chunkOf, isOnFirstVisit, isLoadedLater, showsFirstTexts } = visitChunks();

/**
 * All styles but the chat's are two files, so that no screen flashes unstyled: those of a first page and of what any page may load later,
 * and the others.
 */
function chunkName(id: string): string | null {
  const isStyle = /\.css(\?|$)/.test(id) && !id.includes('/packages/chat/');
  if (!isStyle) return chunkOf(id);
  return isOnFirstVisit(id) || isLoadedLater(id) ? 'first' : 'account-style';
}

export default defineConfig(({ command }) => ({
  plugins: [
    visitGraph,
    compiledMessages(showsFirstTexts),
    vanillaExtractPlugin({ unstable_mode: command === 'serve' ? 'inlineCssInDev' : 'emitCss' }),
    reactRouter(),
  ],
  resolve: {
    // Messages are compiled, so the ICU parser stays out of the bundles.
    alias:
      command === 'build'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
            // React has included this hook since version 18.
            { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
          ]
        : [],
  },
  ssr: { noExternal: [/^@rider\//] },
  // The API client stays external to the server's bundle, so that its error classes are the same there as in server/.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // After terser it still finds half a kilobyte of a first page.
            minify: true,
            // Every page lists the names of all chunks: hashes alone are half as long as names with words.
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            // The name of a shared chunk lists its entries, which the server refuses as an address.
            assetFileNames: ({ names }) =>
              names[0]?.includes('~') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                // A group takes what its modules import with it, so what is needed first comes first.
                ...['first', 'account-style', 'late', 'buying'].map((name, index) => ({
                  name,
                  test: (id: string) => chunkName(id) === name,
                  priority: 9 - index,
                })),
                {
                  name: 'account',
                  test: (id: string) => chunkName(id) === 'account',
                  entriesAware: true,
                  // Merged chunks may import each other in a circle, and then one runs before what it needs.
                  entriesAwareMergeThreshold: 0,
                },
              ],
            },
          },
        },
      },
    },
    // Not minified: stack traces of the server stay readable.
    ssr: { build: { minify: false, cssCodeSplit: false, rolldownOptions: { external: [/^@rider\/api(\/|$)/] } } },
  },
  build: {
    target: buildTarget,
    manifest: true,
    cssMinify: 'lightningcss',
    // Saves a kilobyte over the wire compared to the default minifier.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2022,
      compress: {
        passes: 4,
        ecma: 2022,
        unsafe_arrows: true,
        unsafe_methods: true,
        keep_fargs: false,
        pure_getters: true,
        // Warnings of React Router to developers.
        pure_funcs: ['warning', 'warningOnce', 'warnOnce'],
        hoist_funs: false,
      },
    },
    assetsInlineLimit: 0,
  },
}));
