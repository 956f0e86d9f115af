import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const folder = join(import.meta.dirname, '../packages/ui/docs');

/**
 * Writes the stories that repeat those of the mode `forced`. Chromatic takes forced colours by a parameter of a story,
 * not by a mode, and Storybook lists only stories of a file.
 */
export function writeForcedColours(): void {
  const files = globSync('../src/**/*.stories.tsx', { cwd: folder })
    .toSorted()
    .flatMap((path) => {
      const stories = forcedStoriesOf(readFileSync(join(folder, path), 'utf8'));
      return stories.length === 0 ? [] : [{ path: path.split(sep).join('/'), stories }];
    });
  const imports = files.map(({ path }, place) => `import * as file${place} from '${path}';\n`);
  const stories = files.flatMap(({ path, stories: names }, place) => {
    const prefix = (/([\w-]+)\.stories/.exec(path)?.[1] ?? '').replaceAll(/(?:^|-)(\w)/g, (_, initial: string) =>
      initial.toUpperCase(),
    );
    return names.map(
      (name) => `export const ${prefix}${name} = inForcedColours(file${place}, file${place}.${name});\n`,
    );
  });
  const path = join(folder, 'forced-colours.stories.tsx');
  writeFileSync(
    path,
    `${imports.join('')}import { inForcedColours } from './in-forced-colours.tsx';

export default { title: 'Foundations/Forced colours', tags: ['!autodocs', '!dev', 'chromatic-only'] };
${stories.join('')}`,
  );
}

/** The stories whose parameters, or else those of their file, name the mode. */
function forcedStoriesOf(code: string): string[] {
  const [head = '', ...stories] = code.split(/^export const /m);
  const modesIn = (text: string) =>
    /(?:parameters: |\.\.\.)(?<modes>primitiveModes|sectionModes|inModes\([^)]*\))/.exec(text)?.groups?.['modes'];
  return stories
    .filter((story) => /primitiveModes|'forced'/.test(modesIn(story) ?? modesIn(head) ?? ''))
    .map((story) => /^\w+/.exec(story)?.[0] ?? '');
}
