import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { preview } from 'vite';

const root = join(import.meta.dirname, '../..');
const photographs = join(root, 'packages/ui/docs/pictures');
const noto = fileURLToPath(import.meta.resolve('@fontsource-variable/noto-sans-sc/index.css'));
/** Width of the stories' photographs in coloured squares: shows position and cropping in a tenth of the bytes. */
const SQUARES = 12;

/**
 * Serves Storybook on a free local port, with the additional files of the browser: styles and Chinese font of the pictures, coarse
 * photographs in place of the real ones, and the bundle for hydration. Returns the address.
 */
export async function serveStage(storybook: string, hydration: string): Promise<string> {
  const folder = join(root, 'test-results/stage');
  rmSync(folder, { recursive: true, force: true });
  cpSync(storybook, folder, { recursive: true });
  cpSync(hydration, join(folder, 'hydration'), { recursive: true });
  cpSync(join(dirname(noto), 'files'), join(folder, 'stage/files'), { recursive: true });
  await Promise.all(
    globSync('**/*.webp', { cwd: photographs }).map(async (name) => {
      const photograph = sharp(join(photographs, name));
      const { width, height } = await photograph.metadata();
      const coarse = await photograph.resize({ width: SQUARES }).png().toBuffer();
      const squares = sharp(coarse).resize({ width, height, fit: 'fill', kernel: 'nearest' });
      const path = join(folder, 'media', name);
      mkdirSync(dirname(path), { recursive: true });
      await squares.webp({ lossless: true }).toFile(path);
    }),
  );
  // Renamed to a font in the tokens' list, so that Chinese uses it without a change of the stylesheets.
  const font = readFileSync(noto, 'utf8').replaceAll('Noto Sans SC Variable', 'PingFang SC');
  writeFileSync(
    join(folder, 'stage/stage.css'),
    font + readFileSync(join(import.meta.dirname, 'visual/stage.css'), 'utf8'),
  );
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    root: folder,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=3600' } },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The server has no address');
  return address;
}
