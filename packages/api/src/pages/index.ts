import { ApiError } from '../error/index.ts';
import type { Page } from '../wire/index.ts';

/** A page as the calls answer it: its items, in some calls with their number in all. */
export type LoadedPage<Item> = readonly Item[] | { items: readonly Item[]; total?: number };

/** The range of pages to load. */
export interface PagesOptions {
  /** Items per page; 20 by default. */
  pageSize?: number;
  /** The first page, from 1. */
  from?: number;
  /** Pages at most; 1,000 by default. A list that has not ended by then rejects as `malformed`. */
  mostPages?: number;
}

/**
 * Iterates over all items of a list; fetches each page when it is reached:
 * `for await (const order of itemsOf((page) => getOrders(api, page)))`. Stops with the loop.
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
    // A backend may return fewer items than requested, so a short page alone does not end a list without a total.
    const total = 'items' in loaded ? loaded.total : undefined;
    if (items.length === 0 || (total !== undefined && seen >= total)) return;
  }
  throw new ApiError('malformed', `a list did not end after ${mostPages} pages`);
}
