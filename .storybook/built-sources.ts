import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'built-sources.txt';

/** A hash of all that the static Storybook is built from, besides the tools. */
export function hashOfSources(root = join(import.meta.dirname, '..')): string {
  const hash = createHash('sha256');
  const files = globSync(['packages/*/{src,messages}/**/*.*', '.storybook/**/*.*'], {
    cwd: root,
    exclude: ['**/*.test.{ts,tsx}'],
  });
  for (const path of files.toSorted()) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Writes that hash beside the static Storybook, so that nobody takes an older one for what the sources say. */
export function builtSources(): Plugin {
  let hash = '';
  return {
    name: 'rider-built-sources',
    apply: 'build',
    buildStart: () => void (hash = hashOfSources()),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: hash });
    },
  };
}

/** Whether a static Storybook was built from the sources as they are. */
export function isOfSources(built: string): boolean {
  const path = join(built, NAME);
  return existsSync(path) && readFileSync(path, 'utf8') === hashOfSources();
}
