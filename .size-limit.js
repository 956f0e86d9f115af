// What each entry point of the published packages may weigh, gzipped, with everything it needs but what a host has anyway; and what a host pays
// that has no react-intl yet.
// Accepted figures stand in SIZES.md beside each package, bounds in its package.json: `"sizes": { "button": 8 }`, in kB.
// `"bundles"` there are the files of packages/chat/scripts/build-embed.mjs: first what a page loads at once, then its chunks, of the messages those
// of one language, the heavier.
import { join } from 'node:path';
import { moduleOf, publicEntriesOf, publishedPackages } from './scripts/publishing/packages.mjs';
import { acceptedSizes, slackOf } from './scripts/publishing/size-table.mjs';

const packages = publishedPackages();
/** Our packages are weighed as hosts get them: built, styles included. */
const alias = Object.fromEntries(
  packages.flatMap((published) => publicEntriesOf(published).map((entry) => [entry.path, moduleOf(published, entry)])),
);

/** Leaves out what comes when it is used. */
const firstOnly = {
  name: 'first-only',
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
};

export default packages.flatMap((published) => {
  const { name, folder, manifest } = published;
  const { bundles = {}, sizes = {} } = manifest;
  const accepted = acceptedSizes(folder);
  const check = (entry, when, rest) => ({
    name: `${name} ${entry} ${when}`,
    gzip: true,
    limit: `${limitOf(accepted.get(entry)?.[when], when === 'total' ? sizes[entry] : undefined)} kB`,
    ...rest,
  });
  const files = Object.entries(bundles).flatMap(([entry, patterns]) => {
    const paths = patterns.map((pattern) => join(folder, 'dist/embed', manifest.version, pattern));
    const asTheyAre = { disablePlugins: ['@size-limit/esbuild'] };
    return [
      check(entry, 'first', { ...asTheyAre, path: paths[0] }),
      check(entry, 'total', { ...asTheyAre, path: paths }),
    ];
  });
  const entries = publicEntriesOf(published).filter((entry) => !(entry.name in bundles));
  const unknown = Object.keys(sizes).filter(
    (entry) => !(entry in bundles) && entries.every((one) => one.name !== entry),
  );
  if (unknown.length > 0) throw new Error(`${name}: "sizes" names ${unknown.join(', ')}, which is no entry point`);
  return [
    ...shakenChecks(published),
    ...entries.flatMap((entry) => {
      const path = moduleOf(published, entry);
      return [
        check(entry.name, 'first', { path, ...bundled({ plugins: [firstOnly] }) }),
        check(entry.name, 'total', { path, ...bundled({ splitting: true }) }),
        ...('react-intl' in (manifest.peerDependencies ?? {})
          ? [check(entry.name, 'paid', { path, ...bundled({ splitting: true }, []) })]
          : []),
      ];
    }),
    ...files,
  ];
});

/** What a host gets that takes one thing of the entry for everything: nothing of the others, whatever they are. */
function shakenChecks(published) {
  const { name, folder, manifest } = published;
  const path = join(folder, 'dist/index.js');
  const weigh = (title, code, bound, texts = []) => ({
    name: `shaken: ${title} of ${name}`,
    gzip: true,
    limit: `${bound} kB`,
    path: [path, ...texts],
    import: { [path]: code, ...Object.fromEntries(texts.map((file) => [file, 'texts'])) },
    // Styles do not come with the entry for everything, and esbuild shakes none.
    ...bundled({ plugins: [firstOnly], loader: { '.css': 'empty', '.woff2': 'empty' } }),
  });
  return Object.entries(manifest.shaken ?? {}).flatMap(([what, { entry, alone, texts }]) => [
    weigh('nothing', '{}', 0.05),
    weigh(what, `{ ${what} }`, alone),
    ...(texts === undefined
      ? []
      : [weigh(`${what} with its texts`, `{ ${what} }`, texts, [join(folder, 'dist/messages', entry, 'en-US.json')])]),
  ]);
}

/** Nothing is accepted for an entry that the table does not know. */
function limitOf(accepted, bound = Number.POSITIVE_INFINITY) {
  if (accepted === undefined) return 0;
  return Math.min(bound, accepted + slackOf(accepted)).toFixed(2);
}

function bundled(more, known = ['react-intl']) {
  return {
    ignore: ['react', 'react-dom', '@vanilla-extract/css', ...known],
    modifyEsbuildConfig: (config) => ({
      ...config,
      alias,
      format: 'esm',
      target: 'es2022',
      loader: { '.woff2': 'empty' },
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
      ...more,
    }),
  };
}
