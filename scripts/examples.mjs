// pnpm lint:examples: all code that another team may copy compiles as it stands: code blocks of documents, and what Storybook shows for
// stories, and the examples of calls. The index of components that programs read and the reference of calls are those that the sources make;
// --accept writes them.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { forcedColoursFile } from '../.storybook/forced-colours.ts';
import { storiesIn } from '../.storybook/component-examples.ts';
import { componentIndex } from './examples/component-index.mjs';
import { callReference } from './examples/call-reference.mjs';
import { codeBlocksOf, complaintsAbout } from './examples/compile.mjs';
import { filesUnder, report } from './sources.mjs';
import { root } from './toolchain.mjs';

/** What is written from the sources has checks of its own. */
const isWritten = (path) => /\/api\.md$|\/CALLS\.md$|\/llms/.test(path);
const isDocument = (path) => /\.mdx?$/.test(path) && !isWritten(path);
const documents = [
  ...readdirSync(root).filter(isDocument),
  ...['.storybook', 'docs', 'packages'].flatMap((folder) => filesUnder(folder, isDocument)),
];
const blocks = documents.flatMap((path) => codeBlocksOf(join(root, path)));
const folders = ['ui', 'chat']
  .flatMap((name) =>
    readdirSync(join(root, 'packages', name, 'src')).map((entry) => join(root, 'packages', name, 'src', entry)),
  )
  .filter((folder) => existsSync(join(folder, 'index.ts')));
const files = (await Promise.all(folders.map(storiesIn))).flat();
const stories = files.flatMap(({ path, title, examples }) =>
  Object.entries(examples).map(([name, code]) => ({ place: `Code of the story ${title} / ${name}`, near: path, code })),
);
const index = Object.entries(await componentIndex()).map(([name, text]) => ({
  path: join(root, 'packages/ui', name),
  text,
}));
index.push(forcedColoursFile());
const calls = await callReference();
index.push(...Object.entries(calls.files).map(([name, text]) => ({ path: join(root, 'packages/api', name), text })));
if (process.argv.includes('--accept')) for (const { path, text } of index) writeFileSync(path, text);
const old = index
  .filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
  .map(({ path }) => `${relative(root, path)} tells of other sources: pnpm lint:examples --accept`);
report(
  [...old, ...complaintsAbout([...blocks, ...stories, ...calls.examples])],
  `${blocks.length} code blocks, the code of ${stories.length} stories and the examples of ${calls.examples.length} calls compile; what is written from the sources is up to date`,
);
