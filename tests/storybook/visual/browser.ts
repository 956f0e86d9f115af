import { join } from 'node:path';
import { chromiumFlags } from '../../../scripts/browser.mjs';
import { unpackPinned } from '../../pinned-browser.ts';

/** Disables what draws differently on other machines, and restricts the network to this machine. */
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

/** Playwright's launch options for the browser pinned by the lockfile, with the fonts of its package and none of the machine's. */
export async function pinnedBrowser() {
  const folder = await unpackPinned();
  return {
    executablePath: join(folder, 'chromium'),
    args: [...chromiumFlags, ...drawingFlags],
    env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf'), TZ: 'UTC', LANG: 'C.UTF-8' },
  };
}
