import { pageCapabilities } from '../data/page-capabilities.ts';
import { browserApi, fetchAnswer, knownAnswer } from '../data/browser-load.ts';
import { userQuery } from '../data/queries.ts';
import { browserStore } from './browser-lists.ts';
import { backendStore, type ShoppingListStore } from './store.ts';

/** The store of this page's buyer. */
export async function pageStore(): Promise<ShoppingListStore> {
  const api = await browserApi();
  if ((await pageCapabilities()).shoppingLists) return backendStore(api);
  const { id } = knownAnswer(userQuery) ?? (await fetchAnswer(userQuery));
  return browserStore(api, id);
}
