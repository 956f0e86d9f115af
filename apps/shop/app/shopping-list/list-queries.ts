import { getUser } from '@rider/api/account';
import { checkQuickOrder } from '@rider/api/cart';
import { getBoughtBefore, getShoppingList, getShoppingLists } from '@rider/api/shopping-list';
import type { Api } from '@rider/api/transport';
import type { Page } from '@rider/api/wire';
import type { QuickOrderRow } from '@rider/model/quick-order';
import type { ShoppingList, ShoppingListPage } from '@rider/model/shopping-list';
import { capabilitiesOf } from '../data/page-capabilities.ts';
import { liveQuery, partQuery } from '../data/query.ts';
import { browserLists, browserPage } from './browser-lists.ts';

/** In front of a CRMEB the page has the answer of its browser; the server has null. */
async function inBrowser<Answer>(api: Api, read: (buyerId: string) => Answer): Promise<Awaited<Answer> | null> {
  return import.meta.env.SSR ? null : await read((await getUser(api)).id);
}

/** The lists that the buyer may read; null while they are known to the browser alone. */
export const shoppingListsQuery = liveQuery(['shopping-lists'], async (api): Promise<ShoppingList[] | null> =>
  (await capabilitiesOf(api)).shoppingLists
    ? getShoppingLists(api)
    : inBrowser(api, (buyerId) => browserLists(buyerId)),
);

/** A list with the verdicts on its lines; null while it is known to the browser alone, or unknown to it. */
export const shoppingListQuery = (id: string) =>
  liveQuery(['shopping-list', id], async (api): Promise<ShoppingListPage | null> =>
    (await capabilitiesOf(api)).shoppingLists
      ? getShoppingList(api, id)
      : inBrowser(api, (buyerId) => browserPage(api, buyerId, id)),
  );

/** A page of what the buyer has ordered before. */
export const boughtQuery = (page: Page) => liveQuery(['bought-before', page], (api) => getBoughtBefore(api, page));

/** The verdicts on rows that are about to be added to a list, by which they get the least quantity. */
export const addedRowsQuery = (rows: readonly QuickOrderRow[]) =>
  partQuery(['added-rows', [...rows]], async (api) => checkQuickOrder(api, rows, await capabilitiesOf(api)));
