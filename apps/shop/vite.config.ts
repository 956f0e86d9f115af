import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { connectedRouter } from './build-plugins/connected-router.ts';
import { compiledMessages } from './build-plugins/compiled-messages.ts';
import { unusedRouterParts } from './build-plugins/unused-router-parts.ts';

/** Modules that home, list and product pages all load. */
function isOnFirstVisit(id: string): boolean {
  return (
    /\/node_modules\/(\.pnpm\/)?(react|react-dom|scheduler|react-router|react-intl|@formatjs|intl-messageformat|swr|use-sync-external-store|dequal)[@/+]/.test(
      id,
    ) ||
    /\/packages\/ui\/src\/(announcer|box\/|breadcrumbs|button|class-names|date\/|filter-bar\/filter-choice|header|icon|layout\/(container|index)|lazy-part|link|locale-switch|notice|number-field\/step-button|picture\/|pill-list|price\/|product-card|product-grid|quantity\/|quantity-stepper|rating|section-head|search-box\/(search-box|index)|skip-links|sku-picker\/(index|sku-choice)|stock|swatch|text|toast\/(toasts|queue|index)|tokens|visually-hidden)/.test(
      id,
    ) ||
    /\/packages\/model\/src\/(locale|money|price|quantity|screens)/.test(id) ||
    /\/packages\/api\/src\/transport\/api-error/.test(id) ||
    /\/apps\/shop\/app\/(activity|article-address|category\/(?!require)|connection|structured-data|data\/(browser-load|list-query|missing|queries|query|request-scope|review-choice|screen-address|use-query)|routes\/goods-detail\/(route\.css|line-total|outcome|use-adding|use-purchase|use-review-links|use-visit|use-wish)|wish\/|messages\/(messages|language|browser)|session|shell\/(?!failed-page|foot|shortcuts|change-language|navigation-progress))/.test(
      id,
    )
  );
}

/** Styles of ordering and account, which no page of a first visit shows. */
const ORDERING_STYLE =
  /\/packages\/ui\/src\/(account-navigation|address-card|balance-summary|cart-line|cart-table|code-field|coupon-|credit-card-|data-table|date-|description-list|file-upload|form|logistics-track|message-list|option-cards|order-|packing-slip|payment-method-picker|photo-list|refund-|return-|review-form|star-input|stat-tile|tabs)|\/apps\/shop\/app\/(balance|card|coupon|order|refund|routes\/(evaluation|order-detail|payment|refund-detail|user))\//;

/** Bundles all styles except the chat's in two files: they are small, and no screen flashes unstyled while it loads. */
function isShopStyle(id: string): boolean {
  return /\.css(\?|$)/.test(id) && !id.includes('/packages/chat/');
}

function isOrderingStyle(id: string): boolean {
  return isShopStyle(id) && ORDERING_STYLE.test(id);
}

/** Modules that most screens of ordering and account load. Fewer chunks mean fewer names in every page's manifest. */
function isForOrdering(id: string): boolean {
  return (
    /\/packages\/ui\/src\/(address-|description-list|field|form|layout\/(layout|page)|option-cards|order-card|order-status|order-summary|password-field|refund-status|stat-tile)/.test(
      id,
    ) ||
    /\/packages\/model\/src\/(limits|order|refund|validation)/.test(id) ||
    /\/packages\/api\/src\/(balance|card|coupon|profile|refund)/.test(id) ||
    /\/apps\/shop\/app\/(address|coupon|data\/((account|money|order|refund|review)-queries|page-of-address)|form|messages\/order-messages|order|refund|routes\/user\/layout\.css|tabs)/.test(
      id,
    )
  );
}

export default defineConfig(({ command }) => ({
  plugins: [
    compiledMessages(),
    connectedRouter(),
    unusedRouterParts(),
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
            // Every page lists the names of all chunks: hashes alone are half as long as names with words.
            entryFileNames: 'assets/[hash].js',
            chunkFileNames: 'assets/[hash].js',
            // One chunk for every first visit, instead of forty small ones.
            codeSplitting: {
              groups: [
                { name: 'ordering-style', test: isOrderingStyle, priority: 2 },
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
    // Saves a kilobyte over the wire compared to the default minifier.
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
