import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { chunkReloadOnce } from './build-plugins/chunk-reload-once.ts';
import { compiledMessages } from './build-plugins/compiled-messages.ts';
import { unusedRouterParts } from './build-plugins/unused-router-parts.ts';

/** Modules that home, list and product pages all load. */
function isOnFirstVisit(id: string): boolean {
  return (
    /\/node_modules\/(\.pnpm\/)?(react|react-dom|scheduler|react-router|react-intl|@formatjs|intl-messageformat|swr|use-sync-external-store|dequal)[@/+]/.test(
      id,
    ) ||
    /\/packages\/ui\/src\/(announcer|breadcrumbs|button|class-names|date\/|filter-bar\/filter-choice|header|icon|layout\/(box|container|index)|link|locale-switch|number-field\/step-button|price\/|product-card|product-grid|quantity-stepper|rating|section-head|search-box\/(search-box|index)|skip-links|stock|swatch|text|toast\/(toasts|queue|index)|tokens|visually-hidden)/.test(
      id,
    ) ||
    /\/packages\/api\/src\/(locale|money|transport\/api-error)/.test(id) ||
    /\/apps\/shop\/app\/(activity|article-address|category\/(?!require)|structured-data|data\/(browser-load|busy|list-query|missing|queries|query|request-scope|review-choice|use-query)|routes\/goods-detail\/(route\.css|use-visit)|messages\/(messages|language|browser)|session|shell\/(?!failed-page|foot|change-language|navigation-progress))/.test(
      id,
    )
  );
}

/** Everything's styles but the chat's, in one file: it is small, and no screen flashes unstyled on its way in. */
function isShopStyle(id: string): boolean {
  return /\.css(\?|$)/.test(id) && !id.includes('/packages/chat/');
}

/** Modules that most screens of ordering and account load. Each chunk less is a name less in every page's manifest. */
function isForOrdering(id: string): boolean {
  return (
    /\/packages\/ui\/src\/(field|form|layout\/(layout|page)|order-card|order-status|order-summary)[./]/.test(id) ||
    id.includes('/apps/shop/app/data/order-queries')
  );
}

export default defineConfig(({ command }) => ({
  plugins: [
    compiledMessages(),
    chunkReloadOnce(),
    unusedRouterParts(),
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
            // React has had this hook itself since version 18.
            { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
          ]
        : [],
  },
  ssr: { noExternal: [/^@rider\//] },
  // The api stays outside of the server's bundle: its errors must be the same classes there as in server/.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One chunk for what every first visit needs, instead of forty small ones.
            codeSplitting: {
              groups: [
                { name: 'shop', test: (id) => isOnFirstVisit(id) || isShopStyle(id), priority: 1 },
                { name: 'ordering', test: isForOrdering },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { cssCodeSplit: false, rolldownOptions: { external: [/^@rider\/api(\/|$)/] } } },
  },
  build: {
    manifest: true,
    cssMinify: 'lightningcss',
    // A kilobyte less over the wire than the default minifier.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: {
        passes: 3,
        ecma: 2020,
        unsafe_arrows: true,
        unsafe_methods: true,
        keep_fargs: false,
        pure_getters: true,
        hoist_funs: false,
      },
    },
    assetsInlineLimit: 0,
  },
}));
