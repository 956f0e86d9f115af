// Whether a component needs the `screens` of its provider, for its page and for llms.txt.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Whether a component's folder, or that of a part that it imports, calls `useScreens`.
 * @param {string} folder
 * @returns {boolean}
 */
export function leadsToScreens(folder, visited = new Set([join(dirname(dirname(folder)), 'primitives/link')])) {
  if (visited.has(folder)) return false;
  visited.add(folder);
  const sources = globSync('*.{ts,tsx}', { cwd: folder }).filter((path) => !/\.(?:test|stories|samples)\./.test(path));
  const code = sources.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');
  const imports = code.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.\.\/[^']+)\/[\w.-]+'/gm);
  return (
    /\buseScreens\(\)/.test(code) || [...imports].some(([, beside]) => leadsToScreens(join(folder, beside), visited))
  );
}
