import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '..');

/**
 * The folder of the browser pinned by the lockfile: `chromium`, a headless shell; `fonts`, and `fonts.conf`, which lists only these. It is
 * unpacked once per version; a folder with `fonts.conf` is complete.
 */
export function unpackPinned(): Promise<string> {
  return (unpacked ??= unpack());
}

let unpacked: Promise<string> | undefined;

async function unpack(): Promise<string> {
  const own = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(readFileSync(join(own, '../../package.json'), 'utf8')) as { version: string };
  const folder = join(root, 'node_modules/.cache/rider', `chromium-${version}`);
  const isComplete = () => existsSync(join(folder, 'fonts.conf'));
  if (isComplete()) return folder;
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  // The package unpacks into the temporary folder.
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
  // Another process may have finished first, and its browser may be running already.
  if (isComplete()) rmSync(unfinished, { recursive: true });
  else {
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  }
  return folder;
}
