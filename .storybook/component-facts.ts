import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { leadsToScreens } from '../packages/ui/scripts/leads-to-screens.mjs';
import type { ComponentFacts } from '../packages/ui/docs/component-facts.ts';

const packages = join(import.meta.dirname, '../packages');
const filled = join(packages, 'ui/docs/component-facts.ts');

/** Fills `packages/ui/docs/component-facts.ts` with the names that the sources of each component contain. */
export function componentFacts(): Plugin {
  return {
    name: 'rider:component-facts',
    enforce: 'pre',
    load(id) {
      if (id !== filled) return undefined;
      const sources = {
        contract: read('ui/src/tokens/contract.css.ts'),
        modelStyles: read('ui/src/primitives/switch/switch.css.ts'),
      };
      return `export const facts = ${JSON.stringify(readFacts())};\nexport const sources = ${JSON.stringify(sources)};`;
    },
  };
}

function read(path: string): string {
  return readFileSync(join(packages, path), 'utf8');
}

/** By `<package>/<folder>`. */
function readFacts(): Record<string, ComponentFacts> {
  const files = globSync('{ui/src/{primitives,commerce,forms}/*,ui/src/tokens,chat/src/*}/*.{ts,tsx}', {
    cwd: packages,
  });
  const sources = files.filter((path) => !/\.(?:test|stories|samples|d)\.tsx?$/.test(path));
  const folders = Map.groupBy(sources, folderOf);
  return Object.fromEntries([...folders].map(([folder, paths]) => [folder, factsOf(paths)]));
}

/** Turns ui/src/primitives/button/button.tsx into `ui/button`. */
function folderOf(path: string): string {
  return `${path.split(sep)[0]}/${basename(dirname(path))}`;
}

function factsOf(paths: readonly string[]): ComponentFacts {
  const code = paths.map(read).join('\n');
  const styles = paths
    .filter((path) => path.endsWith('.css.ts'))
    .map(read)
    .join('\n');
  // Selectors contain the values of states, and components of other folders.
  const markup = paths
    .filter((path) => !path.endsWith('.css.ts'))
    .map(read)
    .join('\n');
  const hooks = (kind: string, from: string) => unique(valuesOf(from, `data-${kind}`));
  return {
    hooks: { component: hooks('component', markup), part: hooks('part', markup), state: hooks('state', code) },
    messages: unique(code.match(/(?<=['"`])ui\.\w+\.\w+(?=['"`])/g) ?? []),
    tokens: unique([...styles.matchAll(/(?<![\w.])(?:tokens\.)?([a-z]+\.\w+)/g)].map(([, path = '']) => path)),
    own: ownTokensIn(styles),
    parts: unique(paths.flatMap((path) => partsIn(path, read(path)))),
    screens: leadsToScreens(join(packages, dirname(paths[0] ?? ''))),
  };
}

/** The literals that an attribute can have, or the expression in braces if there is none. */
function valuesOf(code: string, attribute: string): string[] {
  const given = code.matchAll(new RegExp(`'?\\b${attribute}\\b'?(?:=|: )('[^']+'|"[^"]+"|\\{[^}]*\\}|[^,}\\n]+)`, 'g'));
  return [...given].flatMap(([, value = '']) => {
    const literals = [...value.matchAll(/(?<![!=]== )['"](?!data-)([\w-]+)['"]/g)].map(([, literal = '']) => literal);
    const expression = /^\{?([\w.]+)\}?$/.exec(value)?.[1];
    return literals.length > 0 || expression === undefined ? literals : [`{${expression}}`];
  });
}

/** The tokens of `componentTokens('button', { radius: tokens.radius.control })`, with their defaults. */
function ownTokensIn(styles: string): ComponentFacts['own'] {
  return [...styles.matchAll(/componentTokens\('([\w-]+)', \{([^}]*)\}/g)].flatMap(([, component = '', list = '']) =>
    [...list.matchAll(/(\w+): (?:tokens\.)?([^,\n]+?)(?=,|\s*$)/gm)].map(([, key = '', fallback = '']) => ({
      name: `--rd-${component}-${key.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`,
      fallback,
    })),
  );
}

/** The components that a file imports at run time. */
function partsIn(path: string, code: string): string[] {
  const imports = code.matchAll(/^(?:import|export) (?!type )[^;]*?from '(?:@rider\/(ui\/[\w-]+)|(\.\.\/[^']+))'/gm);
  return [...imports]
    .map(([, published, beside = '']) => published ?? folderOf(join(dirname(path), beside)))
    .filter((part) => part !== folderOf(path));
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}
