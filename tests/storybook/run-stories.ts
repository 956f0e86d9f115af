// pnpm storybook:test, pnpm visual: opens each story of the static build once, by Storybook's test runner. --update accepts their pictures;
// words select the files that contain stories with such ids.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runToEnd } from '../../scripts/toolchain.mjs';
import { documentationProblems } from './documentation.ts';
import { hydrationFolder } from './hydration/check-hydration.ts';
import { renderStories } from './hydration/render-stories.ts';
import { serveStage } from './serve-stage.ts';
import { leftOver, openReview, writeReviewPage } from './visual/pictures.ts';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'storybook-static');
const results = join(import.meta.dirname, 'test-results/stories.json');
const accept = process.argv.includes('--update');
const selection = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (!existsSync(join(built, 'index.json'))) {
  console.error('✗ There is no static Storybook yet: pnpm storybook:build makes it.');
  process.exit(1);
}

// Same as in the browser.
process.env['TZ'] = 'UTC';
const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string; importPath: string; exportName: string; tags: string[] }>;
};
const stories = Object.values(index.entries)
  .filter(({ type, tags }) => type === 'story' && !tags.includes('chromatic-only'))
  .map(({ id, importPath, exportName }, number) => ({ id, path: importPath.replace('./', ''), exportName, number }));
const named = stories.filter(({ id }) => selection.length === 0 || selection.some((text) => id.includes(text)));
if (named.length === 0) throw new Error(`No story is called ${selection.join(' or ')}`);
const paths = [...new Set(named.map(({ path }) => path))];
openReview();
rmSync(results, { force: true });
mkdirSync(dirname(results), { recursive: true });
await renderStories(stories.filter(({ path }) => paths.includes(path)));
const address = await serveStage(built, hydrationFolder);
const options = ['--url', address, '--maxWorkers', '2', '--excludeTags', 'chromatic-only', '--disable-telemetry'];
const code = await runToEnd(
  'pnpm',
  ['exec', 'test-storybook', ...options, '--json', '--outputFile', results, ...paths],
  { env: { ...process.env, DEBUG_PRINT_LIMIT: '4000', STORIES_ACCEPT: String(accept) } },
);
const isWhole = selection.length === 0;
const problems = isWhole ? await documentationProblems(address) : [];
// A failed story may not have compared all its pictures.
if (isWhole && code === 0)
  problems.push(...leftOver(accept).map((name) => `${name} is accepted, but there is no such story or mode`));
for (const problem of problems) console.log(`✗ ${problem}`);
const review = writeReviewPage();
if (review) console.log(`Pictures to review: ${review}; to accept them: pnpm visual --update`);
// The server and the stories' timers would keep Node running.
process.exit(problems.length > 0 ? 1 : code);
