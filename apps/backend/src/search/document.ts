import { sql, type RawBuilder } from 'kysely';
import type { Localized } from '../database/columns.ts';
import { wordsOfCode, wordsOfText } from './words.ts';

/** What of a product can be searched. */
export interface SearchableProduct {
  name: Localized;
  summary: Localized;
  keywords: Localized;
  categories: readonly Localized[];
  /** Labels of attribute values. */
  labels: readonly Localized[];
  codes: readonly string[];
}

function bothLanguages(texts: readonly Localized[]): string[] {
  return texts.flatMap((text) => Object.values(text)).flatMap(wordsOfText);
}

function vector(words: readonly string[]): RawBuilder<string> {
  // Deduplicated here: the vector needs neither positions nor a text search configuration, which differ between installations.
  return sql<string>`array_to_tsvector(${[...new Set(words)]}::text[])`;
}

/** The two vectors of a product: all its words, and those of its name and codes, which rank higher. */
export function searchVectors(product: SearchableProduct): {
  search: RawBuilder<string>;
  title_search: RawBuilder<string>;
} {
  const title = bothLanguages([product.name]);
  const codes = product.codes.flatMap(wordsOfCode);
  const { summary, keywords, categories, labels } = product;
  const others = bothLanguages([summary, keywords, ...categories, ...labels]);
  return { search: vector([...title, ...codes, ...others]), title_search: vector(title) };
}
