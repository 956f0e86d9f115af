// pnpm storybook:test, pnpm visual: opens each story of the static build once, by Storybook's test runner; within npm test without those of
// files that passed and that nothing since has changed. --update accepts their pictures; words select the files that contain stories with
// such ids.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../../scripts/toolchain.mjs';
import { hashesOfParts, inputsOf } from '../passed/parts.ts';
import { isNoted, PassedTests } from '../passed/passed.ts';
import { passedFiles, readReport } from '../passed/report.ts';
import { reportSuffix } from '../test-length.ts';
import { documentationProblems, isDocumented } from './documentation.ts';
import { hydrationFolder } from './hydration/check-hydration.ts';
import { renderStories } from './hydration/render-stories.ts';
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

/** Modules that take part in every visit: what surrounds a story, and what looks at it. */
const ofEveryVisit = [
  '.storybook/main.ts',
  '.storybook/preview.ts',
  '.storybook/test-runner.ts',
  'packages/ui/src/story-page/rendered-stories.tsx',
  'tests/storybook/environment.ts',
  'tests/storybook/run-stories.ts',
];

/** The name under which it is noted that the documentation passed: it depends on the stories that stand on its opened pages, and on the rest. */
const DOCUMENTATION = 'documentation';

// Same as in the browser.
process.env['TZ'] = 'UTC';
const stories = storiesOfStorybook();
const named = stories.filter(({ id }) => selection.length === 0 || selection.some((text) => id.includes(text)));
if (named.length === 0) throw new Error(`No story is called ${selection.join(' or ')}`);
const files = Map.groupBy(stories, ({ path }) => path);
const isAsked = accept || selection.length > 0 || !isNoted;
const passed = isAsked ? undefined : await passedStories();
const unchanged = [...files.keys()].filter((path) => passed?.isUnchanged(path));
const paths = [...new Set(named.map(({ path }) => path))].filter((path) => !unchanged.includes(path));
let staged: Promise<string> | undefined;
openReview();
rmSync(results, { force: true });
const code = paths.length === 0 ? 0 : await visit(paths);
const unvisited = new Set(stories.filter(({ path }) => !paths.includes(path)).map(({ id }) => id));
// A failed story may not have compared all its pictures.
const left = code === 0 && selection.length === 0 ? leftOver(accept, unvisited) : [];
for (const name of left) console.log(`✗ ${name} is accepted, but there is no such story or mode`);
const isRead = selection.length === 0 && passed?.isUnchanged(DOCUMENTATION) !== true;
const unread = isRead ? await documentationProblems(await stage()) : [];
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

/** What passed so far, by files of stories: each with its accepted pictures is a part of the step. */
async function passedStories(): Promise<PassedTests> {
  const step = String(process.env['npm_lifecycle_event']);
  const parts = [...files].map(
    ([path, own]) => [path, { modules: [path], besides: own.flatMap(({ id }) => picturesOf(id)) }] as const,
  );
  return new PassedTests(
    step,
    await hashesOfParts(inputsOf(step, root), Object.fromEntries(parts), ofEveryVisit, root),
  );
}

/** Notes what passed, and counts the stories that were not opened because nothing changed since. */
function keep(): void {
  if (passed === undefined) return;
  const isLeft = (path: string) => files.get(path)?.some(({ id }) => left.some((name) => name.startsWith(`${id}.`)));
  for (const { path, tests } of passedFiles(readReport(results), root))
    if (!isLeft(path)) passed.note(path, [path], tests);
  const documented = [...files].filter(([, own]) => own.some(({ id }) => isDocumented(id))).map(([path]) => path);
  if (unread.length === 0) passed.note(DOCUMENTATION, documented, 0);
  passed.write(unchanged);
  console.log(`${unchanged.length} of ${files.size} files of stories are as they were when they passed`);
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
