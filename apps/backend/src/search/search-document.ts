import { sql, type RawBuilder } from 'kysely';
import type { Localized } from '@rider/model/locale';
import { atomsOf, fold, type Atom } from './atoms.ts';
import { piecesOf, tokensOfGroup } from './phrases.ts';

/** The searchable data of a variant. */
export interface SearchableVariant {
  code: string;
  barcode: string;
  /** Labels of its option values. */
  labels: readonly Localized[];
  /** Facet values as `<facet key>:<value key>`. */
  facets: readonly string[];
}

/** The searchable data of a product. */
export interface SearchableProduct {
  name: Localized;
  summary: Localized;
  keywords: Localized;
  categories: readonly Localized[];
  /** Labels of facet values shared by all variants, such as the material. */
  choices: readonly Localized[];
  variants: readonly SearchableVariant[];
}

/** The index tokens of a product and of each variant. */
export interface SearchDocument {
  all: ReadonlySet<string>;
  /** Tokens of the name, which rank higher. */
  title: ReadonlySet<string>;
  /** In the order of the variants. */
  variants: readonly ReadonlySet<string>[];
  /** Plain words, for spelling correction. */
  words: ReadonlySet<string>;
}

/** Han text has no spaces: it is indexed by pairs of adjacent characters, and by each character. */
function hanPairs(atoms: readonly Atom[]): string[] {
  return atoms.flatMap(({ kind, text, end }, place) => {
    if (kind !== 'han') return [];
    const next = atoms[place + 1];
    return next?.kind === 'han' && next.start === end ? [`${text}${next.text}`] : [text];
  });
}

function tokensOfAtom({ kind, text, written }: Atom): string[] {
  if (kind === 'han') return [];
  // A size or an angle is also indexed by its bare numbers, and a word with digits by those (m10).
  const numbers = kind === 'number' ? [] : (written.match(/\d+(?:\.\d+)?/g) ?? []);
  if (kind === 'word') return [text, written, ...numbers];
  // 30x30x30 also matches 30x30.
  const [width = '', height = '', depth] = kind === 'size' ? text.split('x') : [];
  return depth === undefined ? [text, ...numbers] : [text, `${width}x${height}`, ...numbers];
}

/** All index tokens of a text. */
export function tokensOfText(text: string): string[] {
  const atoms = atomsOf(fold(text));
  const groups = piecesOf(atoms).flatMap(({ group }) => (group === null ? [] : tokensOfGroup(group.token)));
  return [...atoms.flatMap(tokensOfAtom), ...hanPairs(atoms), ...groups];
}

/** A code is indexed whole, by its parts, and from each part to its end without hyphens, so that a prefix search finds any fragment. */
function tokensOfCode(code: string): string[] {
  const folded = fold(code);
  const parts = folded.split(/[^\p{L}\p{N}.]+/u);
  return [folded, ...parts.map((_, first) => parts.slice(first).join('')), ...parts].filter((token) => token !== '');
}

function tokensOfTexts(texts: readonly Localized[]): string[] {
  return texts.flatMap((text) => Object.values(text)).flatMap(tokensOfText);
}

/** The token of a glass thickness that fits a variant; other sizes do not match it. */
export function glassToken(millimeters: string): string {
  return `~glass-${millimeters}`;
}

function tokensOfVariant({ code, barcode, labels, facets }: SearchableVariant): Set<string> {
  const glass = facets.flatMap((facet) => (facet.startsWith('glass:') ? [glassToken(`${facet.slice(6)}mm`)] : []));
  return new Set([...tokensOfCode(code), barcode, ...tokensOfTexts(labels), ...glass].filter((token) => token !== ''));
}

/** The token of a word that names the kind of product, so that a gasket for hinges is not of the kind hinge. */
export function kindToken(token: string): string {
  return `^${token}`;
}

/** Computes the index tokens of a product. */
export function searchDocument(product: SearchableProduct): SearchDocument {
  const { name, summary, keywords, categories, choices } = product;
  const title = new Set(tokensOfTexts([name]));
  const variants = product.variants.map(tokensOfVariant);
  const texts = tokensOfTexts([
    name,
    summary,
    keywords,
    ...categories,
    ...choices,
    ...product.variants.flatMap(({ labels }) => labels),
  ]);
  return {
    all: new Set([...texts, ...tokensOfTexts(categories).map(kindToken), ...variants.flatMap((tokens) => [...tokens])]),
    title,
    variants,
    words: new Set(texts.filter((token) => /^[a-z]{3,}$/.test(token))),
  };
}

/** Tokens as a tsvector. It needs neither positions nor a text search configuration, which differs between installations. */
export function searchVector(tokens: ReadonlySet<string>): RawBuilder<string> {
  return sql<string>`array_to_tsvector(${[...tokens]}::text[])`;
}
