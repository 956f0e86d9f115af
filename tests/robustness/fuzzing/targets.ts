import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { root } from '../../../scripts/toolchain.mjs';
import { hostileText } from './hostile-values.ts';

/** The target of a body, and the format that it accepts. */
export interface BodyTarget {
  method: string;
  target: string;
  takes: 'json' | 'form' | 'picture' | 'sign-in';
  /** The parameters that the target reads. */
  parameters: string[];
}

/** Addresses beside calls and documents. */
// prettier-ignore
const OTHERS = [
  '/health', '/assets/none.js', '/assets/', '/media/products/', '/media/content/customers.json', '/media/../package.json', '/uploads/none.png',
  '/uploads/small/none', '/uploads/', '/chat/embed.js', '/chat', '/desk', '/desk/orders', '/favicon.ico', '/favicon.svg', '/sandbox-provider/pay/1',
  '/sandbox-provider/stripe-element', '/sandbox-provider/none', '/__manifest', '/__manifest?paths=/,/login&version=1', '/_root.data', '/login.data', '/msg',
  '/user.data', '/goods_list.data?_routes=root', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/zh-CN', '/en-US', '/zh-CN/login', '/api', '/api/',
];

/** Fragments inserted into a path. */
// prettier-ignore
const SPOILERS = [
  '/', '//', '/./', '/../', '/..;/', '%2f', '%2F..%2F', '%5c', '\\', '%00', '%0d%0a', '%c0%ae', '%ff', '%', '%zz', '%u0041', ';a=b', '.', '.data', '?', '&',
  '#', '@', ':', '[', '%E2%80%AE', '%25', '+', '*', '$', '|', '\x7f', '\xe9', 'evil%2Eexample', '//evil.example', '//evil%2Eexample/', 'a'.repeat(9000),
];

/** Paths that are absolute, authority or nothing. */
// prettier-ignore
const ODD = ['*', '', '/', '//', '///', '/\\', '//evil.example', '//evil%2Eexample/x', '/zh-CN//evil%2Eexample/x', '/en-US//evil.example', 'http://evil.example/', 'evil.example:443', '?', '/?', '/..', '/%2e%2e/', 'x'] as const;

/** The sign-in addresses, and equivalent spellings. */
const SIGN_INS = [
  '/login',
  '/zh-CN/login',
  '/sign',
  '/api/login',
  '/api/l%6fgin',
  '/api//login',
  '/api/./login',
  '/API/login',
];

/** The arbitraries of an attack's target. */
export function targets({ calls, documents, parameters }: KnownAddresses) {
  const filled = (path: string) =>
    path.includes(':')
      ? hostileText.map((value) => path.replaceAll(/:\w+\??/g, () => encodeURIComponent(value.toWellFormed())))
      : fc.constant(path);
  const path = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...calls.map((call) => call.path)).chain(filled) },
    { weight: 3, arbitrary: fc.constantFrom(...documents).chain(filled) },
    { weight: 1, arbitrary: fc.constantFrom(...OTHERS) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD) },
    fc.string({ unit: 'binary-ascii', maxLength: 30 }).map((text) => `/${text}`),
  );
  const spoil = fc.record({
    at: fc.nat(),
    with: fc.oneof(fc.constantFrom(...SPOILERS), fc.constant('escape the character')),
  });
  const spoiled = fc.tuple(path, fc.array(spoil, { maxLength: 2 })).map(([start, spoils]) =>
    spoils.reduce((text, { at, with: spoiler }) => {
      const place = at % (text.length + 1);
      if (spoiler !== 'escape the character') return text.slice(0, place) + spoiler + text.slice(place);
      const code = text.charCodeAt(place % text.length) & 0xff;
      return `${text.slice(0, place)}%${code.toString(16).padStart(2, '0')}${text.slice(place + 1)}`;
    }, start),
  );
  const requested = fc.tuple(fc.oneof({ weight: 2, arbitrary: path }, spoiled), queries(parameters));
  const properly = fc
    .constantFrom<KnownCall[]>(...calls)
    .chain((each) => fc.tuple(filled(each.path), queries(each.parameters)));
  const target = fc
    .oneof({ weight: 2, arbitrary: requested }, properly)
    .map(([start, query]) => onOneLine(start + query));
  const posts = calls.filter((each) => each.method === 'POST');
  const call: fc.Arbitrary<BodyTarget> = fc.constantFrom(...posts).chain(({ method, path: start, parameters: names }) =>
    filled(start).map((text) => ({
      method,
      target: onOneLine(text),
      takes: start.includes('upload') ? ('picture' as const) : ('json' as const),
      parameters: names,
    })),
  );
  const form: fc.Arbitrary<BodyTarget> = fc.oneof(
    fc
      .constantFrom(...documents)
      .chain(filled)
      .map((text) => ({ method: 'POST', target: onOneLine(text), takes: 'form' as const, parameters })),
    fc
      .constantFrom(...SIGN_INS)
      .map((text) => ({ method: 'POST', target: text, takes: 'sign-in' as const, parameters })),
    fc.constant({ method: 'POST', target: '/api/upload/image', takes: 'picture' as const, parameters }),
  );
  return { target, call, form };
}

/** Queries: hostile values of known names, repeated names, hundreds of facets. */
function queries(parameters: string[]): fc.Arbitrary<string> {
  const name = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...parameters, 'facet[finish]', 'facet[]', 'x') },
    hostileText,
  );
  const pair = fc
    .tuple(name, hostileText)
    .map((texts) => texts.map((text) => encodeURIComponent(text.toWellFormed())).join('='));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 4, arbitrary: fc.array(pair, { minLength: 1, maxLength: 5 }).map((pairs) => `?${pairs.join('&')}`) },
    fc.integer({ min: 20, max: 1000 }).map((count) => `?${numbered(count, (each) => `facet[a${each}]=x`)}`),
    fc
      .tuple(name, fc.integer({ min: 2, max: 2000 }))
      .map(([each, count]) => `?${numbered(count, () => `${encodeURIComponent(each.toWellFormed())}=1`)}`),
    fc.string({ unit: 'binary-ascii', maxLength: 60 }).map((text) => `?${text}`),
  );
}

function numbered(count: number, each: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => each(index))
    .join('&')
    .slice(0, 14_000);
}

/** A line break would end the request line; headers are fuzzed separately. */
function onOneLine(text: string): string {
  return text.replaceAll(/[\r\n ]/g, (found) => encodeURIComponent(found));
}

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
  const forms = sources('packages/model/src/validation/*.ts').flatMap(
    ({ text }) => text.match(/^ {2}\w+(?=: \w)/gm) ?? [],
  );
  const calls = backend.flatMap(({ path: file, text }) => {
    const parameters = parametersIn(backend.filter(({ path }) => dirname(path) === dirname(file)));
    // Operators' calls read their forms by schemas.
    if (text.includes('operatorCalls(')) parameters.push(...forms.map((name) => name.trim()));
    return [...text.matchAll(/^ +(?:\w+\.)?(get|post|step)(?:<[^(]+>)?\(\s*['`](\/[\w/:?-]+)/gm)].map(
      ([, method, path = '']) => ({
        method: method === 'get' ? ('GET' as const) : ('POST' as const),
        path: `/api${path}`,
        parameters: parameters.length > 0 ? parameters : ['id'],
      }),
    );
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
        /\b\w+Of\([\w.]+, '(\w+)'|\bparameters\.(\w+)\b(?!\()|\b(?:searchParams|form)\.get(?:All)?\('(\w+)'/g,
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
