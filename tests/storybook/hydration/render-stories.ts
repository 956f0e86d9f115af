import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock } from 'node:test';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { isLong } from '../../test-length.ts';
import { moment } from '../pages.ts';
import { hydrationFolder, type Markup, type RenderedStories } from './check-hydration.ts';

const root = join(import.meta.dirname, '../../..');
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Stories</title><body></body></html>`;

/** A story to render: its file and export there, and its number among all, by which the languages take turns in the browser. */
interface RenderedStory {
  id: string;
  path: string;
  exportName: string;
  number: number;
}

/**
 * Bundles all stories once, with React's warnings, so that Node and browser run the same code, and writes Node's rendering of each beside
 * the bundle. The chat is never rendered on a server.
 */
export async function renderStories(entries: readonly RenderedStory[]): Promise<void> {
  rmSync(hydrationFolder, { recursive: true, force: true });
  await build({
    configFile: false,
    root: join(root, 'packages/ui'),
    logLevel: 'error',
    mode: 'development',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir: hydrationFolder,
      minify: false,
      modulePreload: false,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 10_000,
      rollupOptions: {
        input: join(root, 'packages/ui/docs/rendered-stories.tsx'),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: 'stories.js' },
      },
    },
  });
  writeFileSync(join(hydrationFolder, 'index.html'), page);
  mock.timers.enable({ apis: ['Date'], now: Date.parse(moment) });
  const stories = (await import(pathToFileURL(join(hydrationFolder, 'stories.js')).href)) as RenderedStories;
  for (const { id, path, exportName, number } of entries) {
    if (!path.startsWith('packages/ui/')) continue;
    const name = `${path.replace('packages/ui/', '')}#${exportName}`;
    const markups = [];
    for (const [index, locale] of ['en-US', 'zh-CN'].entries()) {
      const isTaken = isLong || index === number % 2;
      markups.push({ ...(await renderInNode(stories, name, locale)), isTaken });
    }
    writeFileSync(join(hydrationFolder, `${id}.json`), JSON.stringify(markups));
  }
  mock.timers.reset();
}

async function renderInNode(stories: RenderedStories, name: string, locale: string): Promise<Omit<Markup, 'isTaken'>> {
  const said: string[] = [];
  const { error, warn } = console;
  console.error = console.warn = (...words: unknown[]) => void said.push(format(...words));
  try {
    const markup = await stories.render(name, locale);
    return { name, locale, markup, said: markup === '' ? [...said, 'the server renders nothing'] : said };
  } catch (thrown) {
    return { name, locale, markup: '', said: [...said, String(thrown)] };
  } finally {
    Object.assign(console, { error, warn });
  }
}
