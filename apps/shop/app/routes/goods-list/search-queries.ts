import type { SearchSuggestions } from '@rider/model/catalogue';
import type { CrossReference } from '@rider/model/cross-reference';
import { loadCalls } from '../../data/load-calls.ts';
import { partQuery, type Query } from '../../data/query.ts';

/** A variant whose code equals the search term. */
export type VariantMatch = SearchSuggestions['products'][number];

/** The pattern of a SKU: a-z, digits, dots and hyphens, with at least one hyphen or digit. */
const ARTICLE_CODE = /^(?=.*[-\d])[a-z0-9][a-z0-9.-]{3,}$/i;

/** Whether a search term may be a SKU; only then the backend is called. */
export function looksLikeSku(term: string): boolean {
  return ARTICLE_CODE.test(term);
}

/** The variant with exactly this code in any case, or null. */
export function variantMatchQuery(term: string): Query<VariantMatch | null> {
  return partQuery(['article-match', term], async (api) => {
    const { suggest } = await loadCalls();
    const { products } = await suggest(api, term);
    return products.find(({ code }) => code.toLowerCase() === term.toLowerCase()) ?? null;
  });
}

/** Longer terms, and those without a digit, are no part numbers. */
const PART_NUMBER = /^(?=.*\d).{3,60}$/;

/** The variants that replace a competitor's part number; null for a term that is none. */
export function crossReferencesQuery(term: string): Query<CrossReference[]> | null {
  if (!PART_NUMBER.test(term)) return null;
  return partQuery(['cross-references', term], async (api) => (await loadCalls()).getCrossReferences(api, term));
}
