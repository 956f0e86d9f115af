import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BEFORE = 'window.__reactRouterManifest=';

interface Manifest {
  routes: Record<string, { css?: string[]; imports?: string[]; [flag: string]: unknown }>;
}

/**
 * Shortens the route manifest that every first visit loads: false flags are left out, and so are the imports of the screens of ordering and
 * account, which are found when one of them is opened; these screens share most of them. Throws when there is no manifest.
 */
export function leanManifest(clientDirectory: string): void {
  const folder = join(clientDirectory, 'assets');
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file));
  if (name === undefined) throw new Error(`there is no manifest in ${folder}`);
  const path = join(folder, name);
  const text = readFileSync(path, 'utf8');
  if (!text.startsWith(BEFORE)) throw new Error(`${name} is not the manifest of the routes`);
  const manifest = JSON.parse(text.slice(BEFORE.length).replace(/;\s*$/, '')) as Manifest;
  for (const route of Object.values(manifest.routes)) {
    if (route.css && route.css.length > 1) delete route.imports;
    for (const [flag, value] of Object.entries(route)) if (value === false) delete route[flag];
  }
  writeFileSync(path, `${BEFORE}${JSON.stringify(manifest)};`);
}
