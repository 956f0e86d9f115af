// pnpm lint:props: every prop of the public components says what it means, and no page or type of theirs names a requirement by its id.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { propsReader } from '../.storybook/component-props.ts';
import { filesUnder, report } from './sources.mjs';
import { root } from './toolchain.mjs';

const components = ['ui', 'chat'].flatMap(componentsOf);
const silent = components.flatMap(({ place, name, props }) =>
  props.filter(({ meaning }) => meaning === '').map((prop) => `${place}: ${name} does not say what ${prop.name} means`),
);
const sources = filesUnder('packages/ui/src', (path) => /(?<!\.test)\.(?:tsx?|mdx)$/.test(path));
const documents = filesUnder('packages', (path) => /^packages\/\w+\/(?:README|CALLS)\.md$/.test(path));
const named = [...sources, ...documents].flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/\bR\d{1,2}(?:\.\d+)?\b/g)].map(
    ([id]) => `${path}: names ${id}, which readers elsewhere cannot look up`,
  ),
);
const count = components.reduce((sum, { props }) => sum + props.length, 0);
report([...silent, ...named], `${count} props of ${components.length} components say what they mean`);

/** The components of a package, with the entry point that exports them. */
function componentsOf(packageName) {
  const folder = join(root, 'packages', packageName);
  const propsOf = propsReader(join(folder, 'tsconfig.json'));
  return readdirSync(join(folder, 'src'))
    .filter((entry) => existsSync(join(folder, 'src', entry, 'index.ts')))
    .flatMap((entry) =>
      propsOf(join(folder, 'src', entry)).map((component) => ({
        ...component,
        place: `@rider/${packageName}/${entry}`,
      })),
    );
}
