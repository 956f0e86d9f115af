// pnpm storybook:test, pnpm visual: opens each story of the static build once, by Storybook's test runner, except those of files that
// passed and that nothing since has changed. --update accepts their pictures; words select the files that contain stories with such ids,
// changed or not.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOfSources } from '../../.storybook/built-sources.ts';
import { runToEnd } from '../../scripts/toolchain.mjs';
import { reportSuffix } from '../test-length.ts';
import { documentationProblems } from './documentation.ts';
import { hydrationFolder } from './hydration/check-hydration.ts';
import { renderStories } from './hydration/render-stories.ts';
import { keysOf } from './passed/keys.ts';
import { passedIn, readPassed, writePassed, type Report } from './passed/passed-files.ts';
import { serveStage } from './serve-stage.ts';
import { leftOver, openReview, picturesOf, writeReviewPage } from './visual/pictures.ts';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'storybook-static');
const results = join(root, `test-results/storybook${reportSuffix}.json`);
const accept = process.argv.includes('--update');
const selection = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (!existsSync(join(built, 'index.json'))) {
  console.error('✗ There is no static Storybook yet: pnpm storybook:build makes it.');
  process.exit(1);
}

// Same as in the browser.
process.env['TZ'] = 'UTC';
const stories = storiesOfStorybook();
const named = stories.filter(({ id }) => selection.length === 0 || selection.some((text) => id.includes(text)));
if (named.length === 0) throw new Error(`No story is called ${selection.join(' or ')}`);
const files = Map.groupBy(stories, ({ path }) => path);
const keys = await keysOf(
  [...files].map(([path, own]) => ({ path, pictures: own.flatMap(({ id }) => picturesOf(id)) })),
  root,
);
const before = readPassed();
const isCurrent = isOfSources(built);
if (!isCurrent)
  console.log('The static Storybook is older than the sources, so what passes is not noted: pnpm storybook:build');
const isUnchanged = (path: string) => isCurrent && before[path]?.key === keys.get(path);
const isAsked = accept || selection.length > 0;
const paths = [...new Set(named.map(({ path }) => path))].filter((path) => isAsked || !isUnchanged(path));
let staged: Promise<string> | undefined;
openReview();
rmSync(results, { force: true });
const code = paths.length === 0 ? 0 : await visit(paths);
const unvisited = new Set(stories.filter(({ path }) => !paths.includes(path)).map(({ id }) => id));
// A failed story may not have compared all its pictures.
const left = code === 0 && selection.length === 0 ? leftOver(accept, unvisited) : [];
for (const name of left) console.log(`✗ ${name} is accepted, but there is no such story or mode`);
const unread = selection.length === 0 && paths.length > 0 ? await documentationProblems(await stage()) : [];
for (const problem of unread) console.log(`✗ ${problem}`);
const review = writeReviewPage();
if (review) console.log(`Pictures to review: ${review}; to accept them: pnpm visual --update`);
keep();
// The server and the stories' timers would keep Node running.
process.exit(left.length + unread.length > 0 ? 1 : code);

/** The address of the stories with what the browser needs besides, served once. */
function stage(): Promise<string> {
  return (staged ??= serveStage(built, hydrationFolder));
}

/** Opens the stories of these files; resolves to the runner's exit code. */
async function visit(chosen: readonly string[]): Promise<number> {
  await renderStories(chosen.flatMap((path) => files.get(path) ?? []));
  const address = await stage();
  const report = ['--disable-telemetry', '--json', '--outputFile', results];
  const tags = ['--excludeTags', 'chromatic-only'];
  return runToEnd(
    'pnpm',
    ['exec', 'test-storybook', '--url', address, '--maxWorkers', '3', ...tags, ...report, ...chosen],
    {
      env: { ...process.env, DEBUG_PRINT_LIMIT: '4000', STORIES_ACCEPT: String(accept) },
    },
  );
}

/** Keeps what passed, and reports the stories that were not opened because nothing changed since. */
function keep(): void {
  const isLeft = (path: string) => files.get(path)?.some(({ id }) => left.some((name) => name.startsWith(`${id}.`)));
  const report = existsSync(results) ? (JSON.parse(readFileSync(results, 'utf8')) as Report) : { testResults: [] };
  const found = Object.entries(passedIn(report, keys, root)).filter(([path]) => !isLeft(path));
  const kept = Object.entries(before).filter(([path]) => isUnchanged(path) && !paths.includes(path));
  // Accepting changed the pictures that the keys are made of.
  if (isCurrent) writePassed(Object.fromEntries(accept ? kept : [...kept, ...found]));
  const passed = kept.reduce((sum, [, file]) => sum + file.passed, 0);
  if (!isAsked) console.log(`${kept.length} of ${files.size} files of stories are as they were when they passed`);
  writeFileSync(
    join(root, `test-results/storybook-unchanged${reportSuffix}.json`),
    JSON.stringify({ passed: isAsked ? 0 : passed, failed: 0 }),
  );
}

function storiesOfStorybook() {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string; importPath: string; exportName: string; tags: string[] }>;
  };
  // What Chromatic alone sees is here once more, in the mode of its own story.
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && !tags.includes('chromatic-only'))
    .map(({ id, importPath, exportName }, number) => ({ id, path: importPath.replace('./', ''), exportName, number }));
}
