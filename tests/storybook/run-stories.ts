// pnpm storybook:test, pnpm visual: opens each story of the static build once, by Storybook's test runner. --update accepts its pictures;
// words select the files that contain stories with such ids.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../../scripts/toolchain.mjs';
import { documentationProblems } from './documentation.ts';
import { hydrationFolder } from './hydration/check-hydration.ts';
import { renderStories } from './hydration/render-stories.ts';
import { serveStage } from './serve-stage.ts';
import { leftOver, openReview, writeReviewPage } from './visual/pictures.ts';

const built = join(import.meta.dirname, '../../storybook-static');
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
const files = new Set(named.map(({ importPath }) => importPath));
openReview();
await renderStories(stories.filter(({ importPath }) => files.has(importPath)));
const address = await serveStage(built, hydrationFolder);
const paths = selection.length > 0 ? [...files].map((path) => path.replace('./', '')) : [];
const report = ['--disable-telemetry', '--json', '--outputFile', 'test-results/storybook.json'];
const code = await runToEnd(
  'pnpm',
  [
    'exec',
    'test-storybook',
    '--url',
    address,
    '--maxWorkers',
    '2',
    '--excludeTags',
    'chromatic-only',
    ...report,
    ...paths,
  ],
  { env: { ...process.env, DEBUG_PRINT_LIMIT: '4000', STORIES_ACCEPT: String(accept) } },
);
// A failed story may not have compared all its pictures.
const left = code === 0 && selection.length === 0 ? leftOver(accept) : [];
for (const name of left) console.log(`✗ ${name} is accepted, but there is no such story or mode`);
const unread = selection.length === 0 ? await documentationProblems(address) : [];
for (const problem of unread) console.log(`✗ ${problem}`);
const review = writeReviewPage();
if (review) console.log(`Pictures to review: ${review}; to accept them: pnpm visual --update`);
// The server and the stories' timers would keep Node running.
process.exit(left.length + unread.length > 0 ? 1 : code);

function storiesOfStorybook() {
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string; importPath: string; exportName: string; tags: string[] }>;
  };
  // What Chromatic alone sees is here once more, in the mode of its own story.
  return Object.values(entries).filter(({ type, tags }) => type === 'story' && !tags.includes('chromatic-only'));
}
