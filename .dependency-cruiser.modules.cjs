const { options } = require('./.dependency-cruiser.cjs');

/** A module: a folder directly under the sources of an app or a package, or in a group of packages/ui. */
const MODULE =
  '^((apps/[^/]+/src|apps/shop/(app|server)|packages/(?!ui/)[^/]+/src)/[^/]+|packages/ui/src/((primitives|commerce|forms)/)?[^/]+)$';

/** The layers of packages/ui, the lowest first. */
const UI_LAYERS = [['primitives'], ['commerce'], ['forms']];

/** The layers of the backend's modules, the lowest first. */
const BACKEND_LAYERS = [
  // Platform
  ['database', 'document', 'email', 'job-queue', 'http', 'limits', 'messages', 'money', 'search', 'upload'],
  // Catalogue, parties and content
  [
    'account',
    'account-request',
    'address',
    'agent',
    'api-key',
    'buyer-company',
    'calendar',
    'catalogue',
    'category',
    'chat',
    'courier',
    'cross-reference',
    'email-preview',
    'favourite',
    'feedback',
    'freight',
    'home-page',
    'notification',
    'operator',
    'partner',
    'pick-up',
    'preview',
    'price-list',
    'product',
    'product-table',
    'promotion',
    'quoted-price',
    'setting',
    'site',
    'staff',
    'stock',
  ],
  // Trade
  [
    'alipay',
    'balance',
    'card',
    'cart',
    'coupon',
    'credit',
    'order',
    'parcel',
    'payment',
    'payment-accounts',
    'payment-provider',
    'payment-setting',
    'payment-sandbox',
    'refund',
    'review',
    'shipping',
    'stripe',
    'tax',
    'tax-certificate',
    'wechat-pay',
  ],
  // Overviews
  [
    'account-overview',
    'company-desk',
    'demonstration',
    'desk-overview',
    'housekeeping',
    'order-approval',
    'order-entry',
    'order-overview',
    'punchout',
    'import',
    'open-api',
    'product-overview',
    'promotion-overview',
    'quick-order',
    'quote',
    'shopping-list',
    'stock-reminder',
    'webhook',
  ],
];

/** One rule a layer: its folders import none of the layers above. */
function layersOf(folder, layers) {
  return layers.slice(0, -1).map((layer, place) => ({
    name: `imports-point-down: ${folder}, layer ${place + 1}`,
    severity: 'error',
    from: { path: `^${folder}/(${layer.join('|')})/` },
    to: {
      path: `^${folder}/(${layers
        .slice(place + 1)
        .flat()
        .join('|')})/`,
    },
  }));
}

/**
 * Modules import each other in one direction only, types included: see ARCHITECTURE.md. Tests and stories are left out, since they may
 * import anything. A folder inside a module counts to it where it imports, but stands for itself where it is imported, so other modules
 * may not import it.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle-of-modules',
      severity: 'error',
      scope: 'folder',
      from: { path: MODULE },
      to: { circular: true },
    },
    {
      name: 'only-the-entry-imports-the-composition-root',
      severity: 'error',
      from: { path: '^(apps/[^/]+/src|apps/shop/app|packages/[^/]+/src)/[^/]+/' },
      to: { path: '^$1/[^/]+$' },
    },
    {
      name: 'only-the-router-imports-routes',
      severity: 'error',
      from: { path: '^apps/shop/app/', pathNot: '^apps/shop/app/(routes/|routes\\.ts$)' },
      to: { path: '^apps/shop/app/routes/' },
    },
    ...layersOf('packages/ui/src', UI_LAYERS),
    ...layersOf('apps/backend/src', BACKEND_LAYERS),
    {
      name: 'every-backend-module-has-a-layer',
      severity: 'error',
      from: {},
      to: { path: '^apps/backend/src/[^/]+/', pathNot: `^apps/backend/src/(${BACKEND_LAYERS.flat().join('|')})/` },
    },
    {
      name: 'folders-of-modules-are-private',
      severity: 'error',
      from: { path: '^(apps/[^/]+/src|apps/shop/app|packages/[^/]+/src)/([^/]+)/' },
      to: {
        path: '^(apps/[^/]+/src/|apps/shop/app/(?!routes/)|packages/(?!ui/)[^/]+/src/)[^/]+/[^/]+/',
        pathNot: '^$1/$2/',
      },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.(test|stories|samples)\\.tsx?$|/src/testing/` },
  },
};
