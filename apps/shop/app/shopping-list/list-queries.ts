import { getUser } from '@rider/api/account';
import { getBoughtBefore, getShoppingList, getShoppingLists } from '@rider/api/shopping-list';
import type { Api } from '@rider/api/transport';
import type { Page } from '@rider/api/wire';
import type { ShoppingList, ShoppingListPage } from '@rider/model/shopping-list';
import { liveQuery } from '../data/query.ts';
import { browserLists, browserPage } from './browser-lists.ts';

/** In front of a CRMEB the page has the answer of its browser; the server has null. */
async function inBrowser<Answer>(api: Api, read: (buyerId: string) => Answer): Promise<Awaited<Answer> | null> {
  return import.meta.env.SSR ? null : await read((await getUser(api)).id);
}

/** The lists that the buyer may read; null while they are known to the browser alone. */
export const shoppingListsQuery = liveQuery(
  ['shopping-lists'],
  async (api): Promise<ShoppingList[] | null> =>
    (await getShoppingLists(api)) ?? inBrowser(api, (buyerId) => browserLists(buyerId)),
);

/** A list with the verdicts on its lines; null while it is known to the browser alone, or unknown to it. */
export const shoppingListQuery = (id: string) =>
  liveQuery(
    ['shopping-list', id],
    async (api): Promise<ShoppingListPage | null> =>
      (await getShoppingList(api, id)) ?? inBrowser(api, (buyerId) => browserPage(api, buyerId, id)),
  );

/** A page of what the buyer has ordered before. */
export const boughtQuery = (page: Page) => liveQuery(['bought-before', page], (api) => getBoughtBefore(api, page));
