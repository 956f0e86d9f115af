// pnpm storybook:hydrate: every story is rendered by Node, then taken over in Chromium, without a warning.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/browser.mjs';
import { bundleFolder, bundleStories, type RenderedStories } from './hydration/bundle.ts';
import { serveFolders } from './static-server.ts';

const root = join(import.meta.dirname, '../..');
const pictures = join(root, 'packages/ui/src/story-page/pictures');
const locales = ['en-US', 'zh-CN'];
const start = performance.now();

const stories = await bundleStories();
writeFileSync(
  join(bundleFolder, 'index.html'),
  '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Stories</title><body></body></html>',
);
const server = await serveFolders({ '/': bundleFolder, '/media/': pictures });
const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath === undefined ? {} : { executablePath }),
});
const problems = new Map<string, string[]>();
const missing = namesInStorybook().filter((name) => !stories.names.includes(name));
for (const name of missing) problems.set(name, ['is in Storybook, but was not rendered']);
for (const locale of locales) await checkLanguage(locale);
await browser.close();
await server.close();
report();

/** The markup of a story by Node, and what React says about it. */
async function renderInNode(name: string, locale: string): Promise<{ markup: string; said: string[] }> {
  const said: string[] = [];
  const { error, warn } = console;
  console.error = console.warn = (...words: unknown[]) => void said.push(format(...words));
  try {
    const markup = await stories.render(name, locale);
    if (markup === '') said.push('the server renders nothing');
    return { markup, said };
  } catch (thrown) {
    return { markup: '', said: [...said, messageOf(thrown)] };
  } finally {
    Object.assign(console, { error, warn });
  }
}

/** One page renders and another hydrates: React wants one renderer for each context. */
async function checkLanguage(locale: string): Promise<void> {
  const markups = new Map<string, string>();
  for (const name of stories.names) {
    const { markup, said } = await renderInNode(name, locale);
    markups.set(name, markup);
    note(name, locale, said);
  }
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const context = await browser.newContext({ locale, timezoneId: timeZone });
  await Promise.all([
    visitAll(await context.newPage(), locale, async (page, name) => {
      const own = await page.evaluate(renderInPage, { name, locale });
      const markup = markups.get(name) ?? '';
      if (own !== markup) throw new Error(`the browser renders it otherwise: ${firstDifference(markup, own)}`);
    }),
    visitAll(await context.newPage(), locale, (page, name) =>
      page.evaluate(hydrateInPage, { name, locale, markup: markups.get(name) ?? '' }),
    ),
  ]);
  await context.close();
}

async function visitAll(page: Page, locale: string, visit: (page: Page, name: string) => Promise<void>): Promise<void> {
  let said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(server.origin);
  for (const name of stories.names) {
    said = [];
    try {
      await visit(page, name);
    } catch (error) {
      said.push(messageOf(error));
    }
    note(name, locale, said);
  }
}

function note(name: string, locale: string, said: readonly string[]): void {
  const key = `${name} (${locale})`;
  if (said.length > 0) problems.set(key, [...new Set([...(problems.get(key) ?? []), ...said])]);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

interface Given {
  name: string;
  locale: string;
}

async function renderInPage({ name, locale }: Given): Promise<string> {
  const address = '/stories.js';
  const { render } = (await import(address)) as RenderedStories;
  return render(name, locale);
}

async function hydrateInPage({ name, locale, markup }: Given & { markup: string }): Promise<void> {
  const address = '/stories.js';
  const { hydrate } = (await import(address)) as RenderedStories;
  await hydrate(name, locale, markup);
}

function firstDifference(serverSide: string, browserSide: string): string {
  const at = [...serverSide].findIndex((letter, index) => letter !== browserSide[index]);
  return `“${serverSide.slice(Math.max(at - 40, 0), at + 40)}” is “${browserSide.slice(Math.max(at - 40, 0), at + 40)}”`;
}

/** The design system's stories of the built Storybook, named as the bundle names them. The chat is never rendered by a server. */
function namesInStorybook(): string[] {
  const { entries } = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as {
    entries: Record<string, { type: string; importPath: string; exportName: string }>;
  };
  return Object.values(entries)
    .filter(({ type, importPath }) => type === 'story' && importPath.startsWith('./packages/ui/'))
    .map(({ importPath, exportName }) => `${importPath.replace('./packages/ui/src/', '')}#${exportName}`);
}

function report(): void {
  for (const [name, found] of problems) console.log(`✗ ${name}\n${found.map((line) => `    ${line}`).join('\n')}`);
  const failed = problems.size;
  const passed = stories.names.length * locales.length - failed;
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results/hydration.json'), JSON.stringify({ passed, failed }));
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${passed} stories hydrated without a word, ${failed} not, ${seconds} s`);
  // A story's own timers would keep Node waiting.
  process.exit(failed > 0 ? 1 : 0);
}
