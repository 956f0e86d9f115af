const { options } = require('./.dependency-cruiser.cjs');

/** A module: a folder directly under the sources of an app or a package, or in a group of packages/ui. */
const ROOM =
  '^((apps/[^/]+/src|apps/shop/(app|server)|packages/(?!ui/)[^/]+/src)/[^/]+|packages/ui/src/((primitives|commerce|forms)/)?[^/]+)$';

/**
 * Rooms do not know each other in circles, types included: see ARCHITECTURE.md. Tests, stories and what is made for them stay out, since they may look
 * at whatever is around them. A folder inside a room counts to it where it imports, but stands for itself where it is imported, so only routes of the
 * shop, which nobody but the router imports, may have folders with imports of other rooms.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circle-of-rooms',
      severity: 'error',
      scope: 'folder',
      from: { path: ROOM },
      to: { circular: true },
    },
    {
      name: 'nobody-imports-the-composition-root',
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
    {
      name: 'primitives-know-no-commerce',
      severity: 'error',
      from: { path: '^packages/ui/src/primitives/' },
      to: { path: '^packages/ui/src/(commerce|forms)/' },
    },
    {
      name: 'commerce-knows-no-forms',
      severity: 'error',
      from: { path: '^packages/ui/src/commerce/' },
      to: { path: '^packages/ui/src/forms/' },
    },
    {
      name: 'rooms-are-flat',
      severity: 'error',
      from: {
        path: '^(apps/[^/]+/src|apps/shop/app|packages/[^/]+/src)/([^/]+)/[^/]+/',
        pathNot: '^(apps/shop/app/routes|packages/ui/src)/',
      },
      to: { path: '^(apps|packages)/', pathNot: '^$1/$2/' },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.(test|stories|samples)\\.tsx?$|/src/testing/` },
  },
};
