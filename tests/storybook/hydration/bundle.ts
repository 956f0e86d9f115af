import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

const root = join(import.meta.dirname, '../../..');
/** The folder of the bundle; it is rebuilt by each run. */
export const bundleFolder = join(root, 'test-results/hydration');

/** What the bundle exports: packages/ui/src/story-page/rendered-stories.tsx. */
export interface RenderedStories {
  names: readonly string[];
  render: (name: string, locale: string) => Promise<string>;
  hydrate: (name: string, locale: string, markup: string) => Promise<void>;
}

/** Bundles all stories once, with React's warnings, so that server and browser run the very same code. */
export async function bundleStories(): Promise<RenderedStories> {
  rmSync(bundleFolder, { recursive: true, force: true });
  await build({
    configFile: false,
    root: join(root, 'packages/ui'),
    logLevel: 'error',
    mode: 'development',
    publicDir: join(root, 'packages/ui/src/story-page/pictures'),
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir: bundleFolder,
      minify: false,
      modulePreload: false,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 10_000,
      rollupOptions: {
        input: join(root, 'packages/ui/src/story-page/rendered-stories.tsx'),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: 'stories.js' },
      },
    },
  });
  return (await import(pathToFileURL(join(bundleFolder, 'stories.js')).href)) as RenderedStories;
}
