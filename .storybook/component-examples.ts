import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatOptions } from 'oxfmt';
import ts from 'typescript';
import { storyCode } from './story-code.ts';
import { objectNamed, sourceFile, storiesOf } from './story-modules.ts';

const root = join(import.meta.dirname, '..');
const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatOptions;

/** A file of stories: what its guide says, and the code of each story by its name in the file. */
export interface StoryFile {
  /** From the root of the repository. */
  path: string;
  title: string;
  usage: string;
  examples: Readonly<Record<string, string>>;
}

/** The stories of a component's folder, with code that stands by itself. */
export async function storiesIn(folder: string): Promise<StoryFile[]> {
  const names = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) =>
    name.endsWith('.stories.tsx'),
  );
  return Promise.all(names.toSorted().map((name) => storyFile(join(folder, name))));
}

async function storyFile(path: string): Promise<StoryFile> {
  const file = sourceFile(path);
  const examples: Record<string, string> = {};
  for (const name of storiesOf(file)) {
    const code = storyCode(file, name);
    if (code !== undefined) examples[name] = await formatted(code, `${path}: ${name}`);
  }
  const meta = objectNamed(file, 'meta');
  const guide = objectNamed(file, 'guide');
  return { path, title: stringIn(meta, 'title'), usage: stringIn(guide, 'usage'), examples };
}

async function formatted(code: string, place: string): Promise<string> {
  const { code: text, errors } = await format('example.tsx', code, options);
  if (errors.length > 0) throw new Error(`${place} makes no example:\n${code}\n${JSON.stringify(errors)}`);
  return text.trim();
}

function stringIn(object: ts.ObjectLiteralExpression | undefined, name: string): string {
  const property = object?.properties.find((one) => one.name?.getText() === name);
  const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  return value && ts.isStringLiteralLike(value) ? value.text : '';
}
