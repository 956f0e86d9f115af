import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumFlags } from '../../../scripts/browser.mjs';

const root = join(import.meta.dirname, '../../..');

/** What would draw the same thing differently on another machine, and a network that ends at this machine. */
const drawingFlags = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** How Playwright launches the browser that the lockfile pins, with the fonts of its package and none of the machine's. */
export async function pinnedBrowser() {
  const folder = await unpacked();
  return {
    executablePath: join(folder, 'chromium'),
    args: [...chromiumFlags, ...drawingFlags],
    env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf'), TZ: 'UTC', LANG: 'C.UTF-8' },
  };
}

/** Unpacks the browser once for each version; a folder with that name is complete. */
async function unpacked(): Promise<string> {
  const own = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(readFileSync(join(own, '../../package.json'), 'utf8')) as { version: string };
  const folder = join(root, 'node_modules/.cache/rider', `chromium-${version}`);
  if (existsSync(join(folder, 'fonts.conf'))) return folder;
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  // The package unpacks into the folder for temporary files.
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = unfinished;
  const { default: packed } = await import('@sparticuz/chromium');
  await packed.executablePath();
  if (TMPDIR === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = TMPDIR;
  writeFileSync(
    join(unfinished, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return folder;
}
