import { appendFileSync, cpSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from '../../scripts/shop-process.mjs';
import { root } from '../../scripts/toolchain.mjs';

export { expect };

/** Restores a file repeatedly until the effect is visible: of two changes within 50 ms chokidar reports only the first. */
type PutBack = (seen: () => Promise<void>) => Promise<void>;
/** Replaces a text that occurs once in a file of the copy. */
type Edit = (file: string, from: string, to: string) => PutBack;

interface Fixtures {
  /** Edits are reverted before the next test. */
  edit: Edit;
  /** Fails on errors and warnings of the browser and on policy violations. */
  complaints: void;
}

interface WorkerFixtures {
  /** A copy of the sources, because other steps read the checkout meanwhile. */
  sources: string;
  shop: ShopProcess;
}

/** Less than the 50 ms in which chokidar reports only the first of two changes (ms). */
const BETWEEN_PIECES = 20;

/** The files that `pnpm dev` needs. */
const SOURCES = ['apps', 'packages', 'scripts', 'package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json'];
const MADE = /\/(?:build|dist|\.vite|\.react-router)$/;

export const test = base.extend<Fixtures, WorkerFixtures>({
  sources: [
    async ({}, provide) => {
      const copy = realpathSync(temporaryFolder());
      for (const name of SOURCES)
        cpSync(join(root, name), join(copy, name), {
          recursive: true,
          // pnpm's links lead from package to package: in the copy they must point to the copied ones.
          verbatimSymlinks: true,
          filter: (path) => !MADE.test(path),
        });
      symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
      await provide(copy);
      removeFolder(copy);
    },
    { scope: 'worker' },
  ],

  shop: [
    async ({ sources }, provide) => {
      const data = temporaryFolder();
      const shop = new ShopProcess({
        port: await freePort(),
        env: { DATA_DIR: data, DEMO: '1' },
        mode: 'development',
        folder: sources,
      });
      await shop.start();
      await provide(shop);
      await shop.stop();
      removeFolder(data);
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ shop }, provide) => provide(shop.origin),

  edit: async ({ sources }, provide) => {
    const originals = new Map<string, string>();
    const undo = (path: string) => {
      const original = originals.get(path);
      if (original !== undefined) writeFileSync(path, original);
    };
    await provide((file, from, to) => {
      const path = join(sources, file);
      const original = readFileSync(path, 'utf8');
      if (original.split(from).length !== 2) throw new Error(`${file} must have ${JSON.stringify(from)} once`);
      originals.set(path, original);
      writeInPieces(
        path,
        original.replace(from, () => to),
      );
      return (seen) =>
        expect(async () => {
          undo(path);
          await seen();
        }).toPass();
    });
    for (const path of originals.keys()) undo(path);
  },

  complaints: [
    async ({ page }, provide) => {
      const found: string[] = [];
      page.on('pageerror', (error) => found.push(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) found.push(message.text());
      });
      await provide();
      expect(found, 'errors and warnings of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** Writes a file as an editor on a busy machine does: who looks in between sees the first half. */
function writeInPieces(path: string, content: string): void {
  const half = Math.floor(content.length / 2);
  writeFileSync(path, content.slice(0, half));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BETWEEN_PIECES);
  appendFileSync(path, content.slice(half));
}

/**
 * Opens a page and waits until it is hydrated and receives updates. The returned function reports later whether it is still the same
 * document.
 */
export async function open(page: Page, path: string): Promise<() => Promise<boolean>> {
  const hearing = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await page.goto(path);
  await hearing;
  await page.waitForFunction(() =>
    [document.documentElement, ...document.body.children].some((element) =>
      Object.keys(element).some((key) => /^__react(?:Fiber|Container)\$/.test(key)),
    ),
  );
  // Not on an element: the document may still be hydrating.
  await page.evaluate(() => Object.assign(window, { isOpened: true }));
  return () => page.evaluate(() => 'isOpened' in window);
}
