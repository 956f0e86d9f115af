// Checks that stylesheets and inline styles take colours, sizes, times, type, shadows and layers from the tokens.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, report } from './sources.mjs';
import { problemsInComponent, problemsInStylesheet } from './token-rules.mjs';
import { root } from './toolchain.mjs';

const inPlace = (path) => !path.startsWith('packages/ui/src/tokens/');
const stylesheets = filesIn((path) => path.endsWith('.css.ts') && inPlace(path));
// Stories and tests may set a stage by hand, and the documentation shows raw values.
const components = filesIn(
  (path) => /(?<!\.(?:stories|test))\.tsx$/.test(path) && !path.startsWith('packages/ui/src/story-page/'),
);

report(
  [...stylesheets.flatMap(read(problemsInStylesheet)), ...components.flatMap(read(problemsInComponent))],
  `${stylesheets.length} stylesheets and ${components.length} components take their values from the tokens`,
);

function filesIn(fits) {
  return ['packages', 'apps'].flatMap((folder) => filesUnder(folder, fits));
}

function read(problemsIn) {
  return (path) => problemsIn(path, readFileSync(join(root, path), 'utf8'));
}
