import type { SearchSuggestions } from '@rider/model/catalogue';
import type { Money } from '@rider/model/money';
import type { Screens } from '@rider/model/screens';
/** The shop's suggestions for a text; each product is one variant, with its code, picture and price. */
export type SuggestedProducts = Pick<SearchSuggestions, 'products' | 'categories'> &
  Partial<Pick<SearchSuggestions, 'searched'>>;

/** An option. `href` is null for a search term. */
export interface Suggestion {
  key: string;
  label: string;
  href: string | null;
  code: string;
  image: string | null;
  price: Money | null;
}

/** Options under one heading; `key` identifies the heading's message. */
export interface SuggestionGroup {
  key: 'hot' | 'products' | 'categories';
  options: Suggestion[];
}

function plain(key: string, label: string, href: string | null): Suggestion {
  return { key, label, href, code: '', image: null, price: null };
}

/** The groups to show: hot keywords for an empty text, else the results. Empty groups are omitted. */
export function suggestionGroups(
  text: string,
  hotKeywords: readonly string[],
  found: SuggestedProducts | null,
  screens: Screens,
): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    { key: 'hot', options: text === '' ? hotKeywords.map((word) => plain(word, word, null)) : [] },
    {
      key: 'products',
      options: (found?.products ?? []).map(({ id, name, code, image, price }) => ({
        // Several variants of one product may be listed.
        key: `${id} ${code}`,
        label: name,
        href: screens.product(id, code),
        code,
        image,
        price,
      })),
    },
    {
      key: 'categories',
      options: (found?.categories ?? []).map(({ id, name }) => plain(id, name, screens.categoryProducts(id))),
    },
  ];
  return groups.filter((group) => group.options.length > 0);
}
