import { ApiError } from '../error/index.ts';
import type { Page } from '../wire/index.ts';

/** A page as the calls answer it: its items, in some calls with their number in all. */
export type LoadedPage<Item> = readonly Item[] | { items: readonly Item[]; total?: number };

/** Where a walk through pages begins, and how far it goes. */
export interface PagesOptions {
  /** Items per page; 20 by default. */
  pageSize?: number;
  /** The first page, from 1. */
  from?: number;
  /** Pages at most; 1,000 by default. A list that has still not ended then is refused as `malformed`. */
  mostPages?: number;
}

/**
 * All items of a list, each page asked for when the one before is used up:
 * `for await (const order of itemsOf((page) => getOrders(api, page)))`. Ends with the last item, or when the loop is left.
 */
export async function* itemsOf<Item>(
  load: (page: Required<Page>) => Promise<LoadedPage<Item>>,
  { pageSize = 20, from = 1, mostPages = 1000 }: PagesOptions = {},
): AsyncGenerator<Item, void, undefined> {
  let seen = (from - 1) * pageSize;
  for (let page = from; page < from + mostPages; page += 1) {
    const loaded = await load({ page, pageSize });
    const items: readonly Item[] = 'items' in loaded ? loaded.items : loaded;
    yield* items;
    seen += items.length;
    // A backend may give fewer items than were asked for, so a short page alone does not end a list without a total.
    const total = 'items' in loaded ? loaded.total : undefined;
    if (items.length === 0 || (total !== undefined && seen >= total)) return;
  }
  throw new ApiError('malformed', `a list did not end after ${mostPages} pages`);
}
