import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';

/** Modules that take part in every visit: what surrounds a story, and what looks at it. */
const ofEveryVisit = [
  '.storybook/{main,preview,test-runner}.ts',
  'packages/ui/src/story-page/rendered-stories.tsx',
  'test-runner-jest.config.js',
  'tests/storybook/{environment,run-stories}.ts',
];

/** Files that take part in every visit and that no module imports. The lockfile names the browser, its fonts and all tools. */
const besides = [
  '.storybook/preview-head.html',
  'packages/*/{package,tsconfig}.json',
  'packages/ui/src/story-page/pictures/**/*.*',
  'pnpm-lock.yaml',
  'tests/storybook/visual/stage.css',
  'tsconfig.base.json',
];

/** Packages of the registry stand in the lockfile. */
const onlyOurs: Plugin = {
  name: 'only-ours',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@rider/') ? undefined : { path, external: true },
    ),
};

/** A file of stories, from the root, and the accepted pictures of its stories. */
export interface StoriesFile {
  path: string;
  pictures: readonly string[];
}

/** For each file of stories a hash of all that a visit of its stories depends on. It follows sources, because what is built has no styles' imports. */
export async function keysOf(files: readonly StoriesFile[], root: string): Promise<Map<string, string>> {
  const shared = globSync(ofEveryVisit, { cwd: root });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...shared, ...files.map(({ path }) => path)],
    outdir: 'nowhere',
    write: false,
    bundle: true,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.svg': 'empty', '.webp': 'empty', '.woff2': 'empty' },
    logLevel: 'error',
    plugins: [onlyOurs],
  });
  const contents = new Map<string, string>();
  const contentOf = (path: string) => {
    const known = contents.get(path) ?? hashOf(readFileSync(join(root, path)));
    contents.set(path, known);
    return known;
  };
  const ofAll = [...modulesOf(shared, metafile), ...globSync(besides, { cwd: root })];
  return new Map(
    files.map(({ path, pictures }) => {
      const all = new Set([...ofAll, ...modulesOf([path], metafile), ...pictures]);
      const lines = [...all].toSorted().map((each) => `${each} ${contentOf(each)}`);
      return [path, hashOf([process.version, ...lines].join('\n'))] as const;
    }),
  );
}

/** The modules that are loaded with some, and these. */
function modulesOf(starts: readonly string[], { inputs }: Metafile): Set<string> {
  const found = new Set(starts);
  for (const path of found)
    for (const { path: imported, external } of inputs[path]?.imports ?? []) if (!external) found.add(imported);
  // `font.woff2?url` is a file with a question.
  return new Set([...found].map((path) => path.replace(/\?.*$/, '')));
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
