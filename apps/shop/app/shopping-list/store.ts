import {
  addShoppingList,
  changeShoppingList,
  editShoppingList,
  getShoppingList,
  removeShoppingList,
  storeSeenShoppingList,
} from '@rider/api/shopping-list';
import type { Api } from '@rider/api/transport';
import type {
  LineChanges,
  SavedLines,
  ShoppingList,
  ShoppingListDraft,
  ShoppingListPage,
} from '@rider/model/shopping-list';

/** Where shopping lists are stored: at the backend, or in this browser in front of a CRMEB. */
export interface ShoppingListStore {
  /** Adds an empty list and resolves to its id. */
  add: (draft: ShoppingListDraft) => Promise<string>;
  /** A list with the verdicts on its lines; null for one that this browser does not store. */
  read: (id: string) => Promise<ShoppingListPage | null>;
  edit: (list: ShoppingListDraft & Pick<ShoppingList, 'id' | 'version'>) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Changes lines; idempotent. */
  change: (id: string, changes: LineChanges) => Promise<SavedLines>;
  /** Stores prices and stock as seen; `ordered` after the list was added to the cart. */
  seen: (id: string, how: { ordered: boolean }) => Promise<void>;
}

/** The store of the backend. */
export const backendStore = (api: Api): ShoppingListStore => ({
  add: (draft) => addShoppingList(api, draft),
  read: (id) => getShoppingList(api, id),
  edit: (list) => editShoppingList(api, list),
  remove: (id) => removeShoppingList(api, id),
  change: (id, changes) => changeShoppingList(api, id, changes),
  seen: (id, how) => storeSeenShoppingList(api, id, how),
});
