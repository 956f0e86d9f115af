import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BEFORE = 'window.__reactRouterManifest=';

interface Manifest {
  routes: Record<string, { css?: string[]; imports?: string[]; [flag: string]: unknown }>;
}

/** A mark of React Router at styles that dynamic imports need, too: they add them again, in case a screen takes them with it. */
const AGAIN = /(\/first-[\w-]+\.css)#/g;

/**
 * Shortens the route manifest that every first visit loads: false flags are left out, and so are the imports of the screens of ordering and
 * account, which are found when one of them is opened; these screens share most of them. Every screen has the first styles, so they are not
 * added again, which would lay out the whole page anew. Throws when there is no manifest, or no such mark.
 */
export function leanManifest(buildDirectory: string): void {
  const folder = join(buildDirectory, 'client/assets');
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file));
  if (name === undefined) throw new Error(`there is no manifest in ${folder}`);
  rewrite(join(folder, name), (text) => {
    if (!text.startsWith(BEFORE)) throw new Error(`${name} is not the manifest of the routes`);
    const manifest = JSON.parse(text.slice(BEFORE.length).replace(/;\s*$/, '')) as Manifest;
    for (const route of Object.values(manifest.routes)) {
      if (route.css && route.css.length > 1) delete route.imports;
      for (const [flag, value] of Object.entries(route)) if (value === false) delete route[flag];
    }
    return `${BEFORE}${JSON.stringify(manifest)};`;
  });
  rewrite(join(buildDirectory, 'server/index.js'), (text) => text);
}

function rewrite(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  if (text.search(AGAIN) < 0) throw new Error(`${path} no longer marks the first styles`);
  writeFileSync(path, change(text.replaceAll(AGAIN, '$1')));
}
