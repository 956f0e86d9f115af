/** Imports point down only: see ARCHITECTURE.md. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?worker$' },
    },
    {
      name: 'model-imports-no-package',
      severity: 'error',
      from: { path: '^packages/model' },
      to: { path: '^(packages/(?!model/)|apps/)' },
    },
    {
      name: 'api-imports-only-model',
      severity: 'error',
      from: { path: '^packages/api' },
      to: { path: '^(packages/(ui|chat|web)|apps)/' },
    },
    {
      name: 'ui-imports-only-model',
      severity: 'error',
      from: { path: '^packages/ui' },
      to: { path: '^(packages/(api|chat|web)|apps)/' },
    },
    {
      name: 'ui-imports-no-router',
      severity: 'error',
      from: { path: '^packages/ui' },
      to: { path: '(^|node_modules/)(react-router|swr)(/|$)' },
    },
    {
      name: 'chat-is-below-apps',
      severity: 'error',
      from: { path: '^packages/chat' },
      to: { path: '^(packages/web|apps)/' },
    },
    {
      name: 'web-is-beside-chat',
      severity: 'error',
      from: { path: '^packages/web' },
      to: { path: '^(packages/chat|apps)/' },
    },
    {
      name: 'backend-imports-only-model-and-api',
      severity: 'error',
      from: { path: '^apps/backend' },
      to: { path: '^(packages/(ui|chat|web)|apps/(shop|desk))/|^@rider/(ui|chat|web|shop|desk)' },
    },
    {
      name: 'shop-imports-only-the-entry-of-backend',
      severity: 'error',
      from: { path: '^apps/shop' },
      to: {
        path: '^apps/backend/',
        pathNot: '^apps/backend/src/(index|limits/(network-address|token-bucket)|job-queue/bounded-queue)\\.ts$',
      },
    },
    {
      name: 'desk-imports-no-other-app',
      severity: 'error',
      from: { path: '^apps/desk' },
      to: { path: '^apps/(shop|backend)/|^@rider/(shop|backend)' },
    },
    {
      name: 'shop-imports-no-desk',
      severity: 'error',
      from: { path: '^apps/shop' },
      to: { path: '^apps/desk/|^@rider/desk' },
    },
    {
      name: 'routes-import-no-other-route',
      severity: 'error',
      from: { path: '^apps/shop/app/routes/([^/]+)/' },
      to: { path: '^apps/shop/app/routes/', pathNot: '^apps/shop/app/routes/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.react-router|/build/|/dist/)' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
