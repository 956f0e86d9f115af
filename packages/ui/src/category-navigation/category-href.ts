/** A category of the navigation; a Category of @rider/api fits. */
export interface NavigationCategory {
  id: string;
  name: string;
  /** Square picture on white, or null. */
  picture?: string | null | undefined;
  /** Banner picture, or null. */
  banner: string | null;
  children: readonly NavigationCategory[];
}

function address(path: string, query: Record<string, string | null>): string {
  const set = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${path}?${new URLSearchParams(set).toString()}`;
}

/**
 * Where a category leads (R3.5), by its level (1 = top): what has a page of sub-categories goes to /goods_cate_a, what
 * holds goods to /goods_cate_b.
 */
export function categoryHref(category: NavigationCategory, level: 1 | 2 | 3): string {
  const { id, name: title, banner: ban } = category;
  if (level === 1 || (level === 2 && category.children.length > 0)) return address('/goods_cate_a', { id, title, ban });
  if (level === 2) return address('/goods_cate_b', { cid: '0', sid: id });
  return address('/goods_cate_b', { cid: '0', sid: id, title, ban });
}
