// pnpm visual: every story in its modes, compared with the accepted pictures. --update accepts; other arguments select stories.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyModes, type StoryModeName } from '../../packages/ui/src/story-page/modes.ts';
import { serveFolders } from './static-server.ts';
import { Baselines, type Outcome, type Shot } from './visual/baselines.ts';
import { launchPinned } from './visual/browser.ts';
import { reviewPage, say } from './visual/review-page.ts';
import { fontFolder, fontMount, Stage } from './visual/stage.ts';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'storybook-static');
const review = join(root, 'test-results/visual');
const accept = process.argv.includes('--update');
const selection = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const workers = 2;
/** Always the same stories one after the other, however many workers there are. */
const storiesPerPage = 40;

if (!existsSync(join(built, 'index.json'))) {
  console.error('✗ There is no static Storybook yet: pnpm storybook:build makes it.');
  process.exit(1);
}
rmSync(review, { recursive: true, force: true });
mkdirSync(review, { recursive: true });

const start = performance.now();
const server = await serveFolders({ '/': built, [fontMount]: fontFolder });
const browsers = await Promise.all(Array.from({ length: workers }, launchPinned));
const baselines = new Baselines(join(import.meta.dirname, 'visual/accepted'), review);
const shots = await listShots();
const pages = pagesOf(shots);
const outcomes = (await Promise.all(browsers.map(takePages))).flat();
if (selection.length === 0) outcomes.push(...baselines.leftOver(shots, accept));
await Promise.all(browsers.map((browser) => browser.close()));
await server.close();
report();

/** Every story in the modes it names, or in `wide`. */
async function listShots(): Promise<Shot[]> {
  const [browser] = browsers;
  if (browser === undefined) throw new Error('No browser');
  const stage = await Stage.open(browser, server.origin, storyModes.wide);
  const stories = Object.entries(await stage.parameters());
  await stage.close();
  return stories
    .filter(([story]) => selection.length === 0 || selection.some((text) => story.includes(text)))
    .flatMap(([story, { modes }]) => (modes ?? ['wide']).map((mode) => ({ story, mode })));
}

function pagesOf(all: readonly Shot[]): Shot[][] {
  return Object.keys(storyModes).flatMap((mode) => {
    const own = all.filter((shot) => shot.mode === mode).toSorted((a, b) => a.story.localeCompare(b.story, 'en'));
    const count = Math.ceil(own.length / storiesPerPage);
    return Array.from({ length: count }, (_, page) => own.slice(page * storiesPerPage, (page + 1) * storiesPerPage));
  });
}

async function takePages(browser: (typeof browsers)[number]): Promise<Outcome[]> {
  const taken: Outcome[] = [];
  for (let page = pages.shift(); page !== undefined; page = pages.shift()) {
    const mode = storyModes[page[0]?.mode as StoryModeName];
    let stage = await Stage.open(browser, server.origin, mode);
    for (const shot of page) {
      try {
        taken.push(baselines.judge(shot, await pictureOf(shot, stage, browser), accept));
      } catch (error) {
        taken.push({ shot, kind: 'broken', reason: error instanceof Error ? error.message : String(error) });
        await stage.close();
        stage = await Stage.open(browser, server.origin, mode);
      }
    }
    await stage.close();
  }
  return taken;
}

/** What differs or breaks is looked at once more on a page of its own: what the story before left behind is no fault of this one. */
async function pictureOf({ story, mode }: Shot, stage: Stage, browser: (typeof browsers)[number]): Promise<Buffer> {
  const picture = await stage.picture(story).catch((error: unknown) => {
    console.log(`${story} in ${mode}, once more on a page of its own: ${String(error)}`);
  });
  if (picture && (accept || !baselines.differs({ story, mode }, picture))) return picture;
  const own = await Stage.open(browser, server.origin, storyModes[mode as StoryModeName]);
  try {
    return await own.picture(story);
  } finally {
    await own.close();
  }
}

function report(): void {
  const good = outcomes.filter(({ kind }) => kind === 'same' || kind === 'written');
  const bad = outcomes.filter(({ kind }) => kind !== 'same' && kind !== 'written');
  for (const outcome of bad) console.log(`✗ ${say(outcome)}`);
  writeFileSync(join(review, 'index.html'), reviewPage(bad));
  writeFileSync(join(review, 'counts.json'), JSON.stringify({ passed: good.length, failed: bad.length }));
  if (bad.length > 0) console.log('Review: test-results/visual/index.html; accept: pnpm visual --update');
  const written = outcomes.filter(({ kind }) => kind === 'written').length;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${good.length} pictures as accepted (${written} written), ${bad.length} not, ${seconds} s`);
  process.exitCode = bad.length > 0 ? 1 : 0;
}
