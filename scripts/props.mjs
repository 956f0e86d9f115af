// pnpm lint:props: every prop of the public components says what it means and is named as others are, and no page or type of a package names a requirement by its id.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { componentsIn, programOf } from '../.storybook/component-props.ts';
import { misnamedProps } from '../.storybook/prop-names.ts';
import { filesUnder, report } from './sources.mjs';
import { root } from './toolchain.mjs';

const packages = ['ui', 'chat'].map(read);
const components = packages.flatMap((each) => each.components);
const misnamed = packages.flatMap((each) => each.misnamed);
const silent = components.flatMap(({ place, name, props }) =>
  props.filter(({ meaning }) => meaning === '').map((prop) => `${place}: ${name} does not say what ${prop.name} means`),
);
const sources = filesUnder('packages', (path) => /^packages\/\w+\/src\/.*(?<!\.test)\.(?:tsx?|mdx)$/.test(path));
const documents = filesUnder('packages', (path) => /^packages\/\w+\/(?:README|CALLS)\.md$/.test(path));
const named = [...sources, ...documents].flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/\bR\d{1,2}(?:\.\d+)?\b/g)].map(
    ([id]) => `${path}: names ${id}, which readers elsewhere cannot look up`,
  ),
);
const count = components.reduce((sum, { props }) => sum + props.length, 0);
report(
  [...silent, ...misnamed, ...named],
  `${count} props of ${components.length} components say what they mean and are named as others`,
);

/** The components of a package, with the entry point that exports them, and what is wrong with names of their props. */
function read(packageName) {
  const source = join(root, 'packages', packageName, 'src');
  const program = programOf(join(source, '../tsconfig.json'));
  const rooms = readdirSync(source).filter((room) => existsSync(join(source, room, 'index.ts')));
  const entry = (room) => join(source, room, 'index.ts');
  const published = rooms.filter((room) => room !== 'testing' && room !== 'story-page');
  return {
    components: rooms.flatMap((room) =>
      componentsIn(program, entry(room)).map((each) => ({ ...each, place: `@rider/${packageName}/${room}` })),
    ),
    misnamed: misnamedProps(program, published.map(entry)),
  };
}
