// Finds Chromium on this machine, or installs it.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runStep } from './toolchain.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Flags for a headless browser without network access beyond the shop. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of Chromium: CHROMIUM_PATH, else the system's; undefined means Playwright's own. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** Installs Chromium if it is missing: Debian's where permitted, else Playwright's. Returns null, or an error text. */
export async function ensureChromium({ env }) {
  if (process.env.CHROMIUM_PATH) {
    return isExecutable(process.env.CHROMIUM_PATH)
      ? null
      : { code: 1, output: `CHROMIUM_PATH ${process.env.CHROMIUM_PATH} is not a program` };
  }
  if (findChromium() !== undefined) return null;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const command = 'apt-get update -q && apt-get install -y -q --no-install-recommends chromium fonts-noto-cjk';
    const debian = await runStep('Installing Chromium', 'sh', ['-c', command], {
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (debian.code === 0) return null;
  }
  const own = await runStep("Installing Playwright's Chromium", 'pnpm', ['exec', 'playwright', 'install', 'chromium'], {
    env,
  });
  return own.code === 0 ? null : own;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
