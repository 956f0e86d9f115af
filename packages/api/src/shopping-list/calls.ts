import {
  MOST_CHANGES,
  type BoughtVariant,
  type LineChanges,
  type SavedLines,
  type ShoppingList,
  type ShoppingListDraft,
  type ShoppingListPage,
} from '@rider/model/shopping-list';
import { getOwnAsBuyer, postOwn, type Api } from '../transport/index.ts';
import { pageParameters, type Page } from '../wire/index.ts';

/** The shopping lists that the buyer may read, the one changed last first. A CRMEB, whose capabilities lack `shoppingLists`, has none. */
export function getShoppingLists(api: Api): Promise<ShoppingList[]> {
  return getOwnAsBuyer(api, 'shopping_list/list');
}

/** A shopping list with the verdicts on its lines. Rejects with 100026 for an unknown list. */
export function getShoppingList(api: Api, id: string): Promise<ShoppingListPage> {
  return getOwnAsBuyer(api, 'shopping_list/detail', { id });
}

/** Adds an empty shopping list and resolves to its id. */
export function addShoppingList(api: Api, draft: ShoppingListDraft): Promise<string> {
  return postOwn(api, 'shopping_list/save', { ...draft });
}

/** Changes the texts of an own shopping list; rejects with 900020 if they were changed since `version`. */
export async function editShoppingList(
  api: Api,
  list: ShoppingListDraft & Pick<ShoppingList, 'id' | 'version'>,
): Promise<void> {
  const { id, version, name, job, site, shared } = list;
  await postOwn(api, 'shopping_list/save', { id, version, name, job, site, shared });
}

/** Removes an own shopping list. */
export function removeShoppingList(api: Api, id: string): Promise<void> {
  return postOwn(api, 'shopping_list/remove', { id });
}

/** The changes in portions that a call takes. */
function portionsOf({ added, set, removed }: LineChanges): LineChanges[] {
  const count = Math.max(1, ...[added, set, removed].map(({ length }) => Math.ceil(length / MOST_CHANGES)));
  return Array.from({ length: count }, (_, place) => {
    const portion = [place * MOST_CHANGES, (place + 1) * MOST_CHANGES] as const;
    return { added: added.slice(...portion), set: set.slice(...portion), removed: removed.slice(...portion) };
  });
}

/** Changes lines of a shopping list, in several calls where they are many. Idempotent: repeat it after a failure. */
export async function changeShoppingList(api: Api, id: string, changes: LineChanges): Promise<SavedLines> {
  const outcomes: SavedLines[] = [];
  for (const portion of portionsOf(changes))
    outcomes.push(await postOwn<SavedLines>(api, 'shopping_list/change', { id, ...portion }));
  return {
    saved: outcomes.flatMap(({ saved }) => saved),
    changedMeanwhile: outcomes.flatMap(({ changedMeanwhile }) => changedMeanwhile),
    removedMeanwhile: outcomes.flatMap(({ removedMeanwhile }) => removedMeanwhile),
    full: outcomes.flatMap(({ full }) => full),
  };
}

/** Stores prices and stock of a shopping list as seen by the buyer, so that later changes are marked; `ordered` after adding it to the cart. */
export function storeSeenShoppingList(api: Api, id: string, { ordered }: { ordered: boolean }): Promise<void> {
  return postOwn(api, 'shopping_list/seen', { id, ordered });
}

/** A page of the variants that the buyer has ordered before, the latest first. */
export function getBoughtBefore(api: Api, page: Page): Promise<{ items: BoughtVariant[]; total: number }> {
  return getOwnAsBuyer(api, 'shopping_list/bought', pageParameters(page));
}
