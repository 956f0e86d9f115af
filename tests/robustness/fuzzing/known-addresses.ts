import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** A call, and the parameters that its domain reads. */
export interface KnownCall {
  method: 'GET' | 'POST';
  /** Contains `:names`. */
  path: string;
  parameters: string[];
}

/** The shop's addresses, read from the sources, so that new calls, screens and parameters are fuzzed without being listed. */
export interface KnownAddresses {
  /** Calls under `/api`. */
  calls: KnownCall[];
  /** Documents of the storefront. */
  documents: string[];
  /** Query and body parameters of all domains and screens. */
  parameters: string[];
}

/** Smaller counts mean that the patterns no longer match the sources. */
const LEAST = { calls: 100, documents: 40, parameters: 60 };

/** Reads the addresses; throws when the patterns below find too few. */
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
