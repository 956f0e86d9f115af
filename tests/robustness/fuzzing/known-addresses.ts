import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** A call, and the parameters that its domain reads. */
export interface KnownCall {
  method: 'GET' | 'POST';
  /** With `:names` in it. */
  path: string;
  parameters: string[];
}

/** What the shop answers to, read from the sources so that a new call, screen or parameter is fuzzed without being listed. */
export interface KnownAddresses {
  /** Calls under `/api`. */
  calls: KnownCall[];
  /** Documents of the storefront. */
  documents: string[];
  /** Names of query and body, of all domains and screens. */
  parameters: string[];
}

/** Fewer than these means that the sources are written in another way now and nothing is found. */
const LEAST = { calls: 100, documents: 40, parameters: 60 };

/** Reads them; fails when the patterns below find next to nothing any more. */
export function knownAddresses(): KnownAddresses {
  const backend = sources('apps/backend/src/**/*.ts');
  const calls = backend.flatMap(({ path: file, text }) => {
    const parameters = parametersIn(backend.filter(({ path }) => dirname(path) === dirname(file)));
    return [...text.matchAll(/\bapp\.(get|post)\(\s*['`](\/[\w/:?-]+)/g)].map(([, method, path = '']) => ({
      method: method === 'get' ? ('GET' as const) : ('POST' as const),
      path: `/api${path}`,
      parameters: parameters.length > 0 ? parameters : ['id'],
    }));
  });
  const documents = sources('apps/shop/app/routes.ts').flatMap(({ text }) =>
    [...text.matchAll(/route\('([\w./:]+)'/g)].flatMap(([, path = '']) => [`/${path}`, `/user/${path}`]),
  );
  const parameters = parametersIn([...backend, ...sources('apps/shop/app/**/*.{ts,tsx}')]);
  const found = { calls, documents: ['/', ...documents], parameters };
  for (const [kind, least] of Object.entries(LEAST)) {
    const { length } = found[kind as keyof KnownAddresses];
    if (length < least) throw new Error(`only ${length} ${kind} found in the sources`);
  }
  return found;
}

function parametersIn(files: { text: string }[]): string[] {
  const names = files.flatMap(({ text }) =>
    [
      ...text.matchAll(
        /\b\w+Of\(\w+, '(\w+)'|\bparameters\.(\w+)\b(?!\()|\b(?:searchParams|form)\.get(?:All)?\('(\w+)'/g,
      ),
    ].map(([, ...found]) => found.find((name) => name !== undefined) ?? ''),
  );
  return [...new Set(names)].toSorted();
}

function sources(pattern: string): { path: string; text: string }[] {
  return globSync(pattern, { cwd: root })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
