import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type ts from 'typescript';
import { objectNamed, sourceFile, storiesOf } from './story-modules.ts';

const source = join(import.meta.dirname, '../packages/ui/src');
const file = 'story-page/forced-colours.stories.tsx';

/** The file, below packages/ui/src, that has each story of the mode `forced` once more, for Chromatic. */
export function forcedColoursFile(): { path: string; text: string } {
  const paths = readdirSync(source, { encoding: 'utf8', recursive: true })
    .filter((path) => path.endsWith('.stories.tsx') && path !== file.replaceAll('/', sep))
    .toSorted();
  const found = paths.flatMap((path) => {
    const stories = forcedStoriesOf(sourceFile(join(source, path)));
    return stories.length === 0 ? [] : [{ path, stories, name: moduleName(path) }];
  });
  const imports = found.map(({ path, name }) => {
    const address = relative('story-page', path).split(sep).join('/');
    return `import * as ${name} from '${address.startsWith('.') ? address : `./${address}`}';\n`;
  });
  const stories = found.flatMap(({ name, stories: names }) =>
    names.map((story) => `export const ${name}${story} = inForcedColours(${name}, ${name}.${story});\n`),
  );
  const head = '// Written by pnpm lint:examples --accept: the stories that name the mode `forced`, for Chromatic.\n';
  const meta = `const meta = { title: 'Foundations/Forced colours', tags: ['!autodocs', '!dev', 'chromatic-only'] };\nexport default meta;\n`;
  const own = "import { inForcedColours } from './in-forced-colours.tsx';\n";
  return { path: join(source, file), text: `${head}${imports.join('')}${own}\n${meta}\n${stories.join('')}` };
}

/** `Button` for button/button.stories.tsx. */
function moduleName(path: string): string {
  const [name = ''] = (path.split(sep).at(-1) ?? '').split('.');
  return name.replaceAll(/(?:^|-)(?<letter>\w)/g, (_, letter: string) => letter.toUpperCase());
}

function forcedStoriesOf(stories: ts.SourceFile): string[] {
  const ofFile = isForced(objectNamed(stories, 'meta')) ?? false;
  return storiesOf(stories).filter((name) => isForced(objectNamed(stories, name)) ?? ofFile);
}

/** Whether parameters name the mode; undefined where they name none at all. */
function isForced(object: ts.ObjectLiteralExpression | undefined): boolean | undefined {
  const parameters = object?.properties.find((one) => one.name?.getText() === 'parameters')?.getText();
  if (parameters === undefined || !/inModes|primitiveModes|sectionModes/.test(parameters)) return undefined;
  return parameters.includes('primitiveModes') || parameters.includes("'forced'");
}
