import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** The part of a step's inputs that every test of it depends on: what no other part has for itself. */
export const REST = 'rest';

/** An entry point of a package: what only entry points import that no part imports concerns no test. */
const ENTRY = /^packages\/\w+\/src\/[\w-]+\/index\.ts$/;

/** What modules import that is no code. */
const FILES = ['.css', '.html', '.md', '.mdx', '.png', '.svg', '.webp', '.woff2'];

/** Files that only some tests of a step depend on: all that these modules import, and others, from the root. */
export interface Part {
  modules: readonly string[];
  besides?: readonly string[];
}

/** What a step reads, as turbo.json has it: path from the root → hash of its content. */
export function inputsOf(step: string, root: string): Map<string, string> {
  const turbo = join(root, 'node_modules/turbo/bin/turbo');
  const args = [turbo, 'run', `//#${step}`, '--only', '--dry-run=json'];
  const asked = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (asked.status !== 0) throw new Error(`turbo does not tell what ${step} reads:\n${asked.stderr}`);
  const { tasks } = JSON.parse(asked.stdout) as { tasks: { inputs: Record<string, string> }[] };
  return new Map(tasks.flatMap(({ inputs }) => Object.entries(inputs)));
}

/**
 * A hash of each part, and of the rest, by name. What a common module imports, now or later, is in the rest even if a part imports it too,
 * and so is every input that nobody imports: a forgotten import costs time, never a fault. A part with a module that `readsAnything`, by its
 * path, depends on all inputs.
 */
export async function hashesOfParts(
  inputs: ReadonlyMap<string, string>,
  parts: Readonly<Record<string, Part>>,
  common: readonly string[],
  root: string,
  readsAnything = (_path: string) => false,
): Promise<Record<string, string>> {
  const entries = [...inputs.keys()].filter((path) => ENTRY.test(path));
  const starts = [...common, ...entries, ...Object.values(parts).flatMap(({ modules }) => modules)];
  const importedBy = await moduleGraph(starts, root);
  const shared = importedBy(common);
  const own = Object.entries(parts).map(([name, { modules, besides = [] }]) => {
    const files = [...importedBy(modules), ...besides].filter((path) => !shared.has(path));
    return { name, files: new Set(files), isAnything: files.some(readsAnything) };
  });
  const ofPackages = [...importedBy(entries)].filter((path) => !shared.has(path));
  const divided = new Set([...own.flatMap(({ files }) => [...files]), ...ofPackages]);
  const { CHROMIUM_PATH, RIDER_CHROMIUM } = process.env;
  const hashOf = (files: Iterable<string>) => {
    const lines = [...files].toSorted().map((path) => `${path} ${inputs.get(path)}`);
    const tools = `${process.version} ${RIDER_CHROMIUM} ${CHROMIUM_PATH}`;
    return createHash('sha256')
      .update([tools, ...lines].join('\n'))
      .digest('hex');
  };
  return {
    [REST]: hashOf([...inputs.keys()].filter((path) => !divided.has(path))),
    ...Object.fromEntries(own.map(({ name, files, isAnything }) => [name, hashOf(isAnything ? inputs.keys() : files)])),
  };
}

/** Packages of the registry stand in the lockfile, and a module of a bundler (`virtual:…`, `…?worker`) is no file. */
const onlyOurs: Plugin = {
  name: 'only-ours',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]|\?worker/ }, ({ path, kind }) =>
      kind === 'entry-point' || /^@rider\/[^?]+$/.test(path) ? undefined : { path, external: true },
    ),
};

/** The modules and files that some modules import, themselves included. It follows sources, because what is built has no styles' imports. */
async function moduleGraph(starts: readonly string[], root: string): Promise<(some: readonly string[]) => Set<string>> {
  const { metafile } = await build({
    absWorkingDir: root,
    // As one bundle: linking each start for itself takes ten times as long.
    stdin: { contents: starts.map((path) => `import './${path}';`).join('\n'), resolveDir: root },
    write: false,
    bundle: true,
    ignoreAnnotations: true,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    platform: 'node',
    loader: Object.fromEntries(FILES.map((ending) => [ending, 'empty'])),
    logLevel: 'error',
    plugins: [onlyOurs],
  });
  return (some) => {
    const found = new Set(some);
    for (const path of found)
      for (const { path: imported, external } of metafile.inputs[path]?.imports ?? [])
        if (!external) found.add(imported);
    // `font.woff2?url` and `en-US.json with { type: 'json' }` are files.
    return new Set([...found].map((path) => path.replace(/(?:\?| with \{).*$/, '')));
  };
}
