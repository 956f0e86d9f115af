/** What a shop suggests for a text; SearchSuggestions of @rider/api fits. Prices are integer cents. */
export interface SuggestedGoods {
  /** Each an article: code, picture and price belong together. */
  products: readonly { id: string; name: string; code: string; image: string; price: number }[];
  categories: readonly { id: string; name: string }[];
  /** What these were found by, where the text itself finds nothing. */
  searched?: string | null | undefined;
}

/** One line of the list. `href` is null for a term to search for. */
export interface Suggestion {
  key: string;
  label: string;
  href: string | null;
  code: string;
  image: string | null;
  price: number | null;
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
): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    { key: 'hot', options: text === '' ? hotKeywords.map((word) => plain(word, word, null)) : [] },
    {
      key: 'products',
      options: (goods?.products ?? []).map(({ id, name, code, image, price }) => ({
        // Several articles of one product may be offered.
        key: `${id} ${code}`,
        label: name,
        href: code ? `/goods_detail/${id}?sku=${encodeURIComponent(code)}` : `/goods_detail/${id}`,
        code,
        image,
        price,
      })),
    },
    {
      key: 'categories',
      options: (goods?.categories ?? []).map(({ id, name }) => plain(id, name, `/goods_cate_b?cid=0&sid=${id}`)),
    },
  ];
  return groups.filter((group) => group.options.length > 0);
}
