import type { SearchSuggestions } from '@rider/model/catalogue';
import type { Money } from '@rider/model/money';
import type { Screens } from '@rider/model/screens';
/** What a shop suggests for a text; each product is an article: code, picture and price belong together. */
export type SuggestedGoods = Pick<SearchSuggestions, 'products' | 'categories'> &
  Partial<Pick<SearchSuggestions, 'searched'>>;

/** One line of the list. `href` is null for a term to search for. */
export interface Suggestion {
  key: string;
  label: string;
  href: string | null;
  code: string;
  image: string | null;
  price: Money | null;
}

/** Lines under one heading; the key names its message. */
export interface SuggestionGroup {
  key: 'hot' | 'products' | 'categories';
  options: Suggestion[];
}

function plain(key: string, label: string, href: string | null): Suggestion {
  return { key, label, href, code: '', image: null, price: null };
}

/** The groups to show: hot keywords for no text, else what was found for it. Empty groups are left out. */
export function suggestionGroups(
  text: string,
  hotKeywords: readonly string[],
  goods: SuggestedGoods | null,
  screens: Screens,
): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    { key: 'hot', options: text === '' ? hotKeywords.map((word) => plain(word, word, null)) : [] },
    {
      key: 'products',
      options: (goods?.products ?? []).map(({ id, name, code, image, price }) => ({
        // Several articles of one product may be offered.
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
      options: (goods?.categories ?? []).map(({ id, name }) => plain(id, name, screens.categoryGoods(id))),
    },
  ];
  return groups.filter((group) => group.options.length > 0);
}
