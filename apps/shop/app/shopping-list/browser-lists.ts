import { checkQuickOrder } from '@rider/api/cart';
import type { Api } from '@rider/api/transport';
import { lastingStorage } from '@rider/chat/storage';
import { MOST_SHOPPING_LISTS } from '@rider/model/limits';
import { randomId } from '@rider/model/random-id';
import {
  applyChanges,
  changesSince,
  seenFacts,
  type SeenFacts,
  type ShoppingList,
  type ShoppingListDraft,
  type ShoppingListLine,
  type ShoppingListPage,
} from '@rider/model/shopping-list';
import type { ShoppingListStore } from './store.ts';

/** Lists are in the browser only where the backend judges no rows. */
const CRMEB = { quickOrder: false };

/** A list as the browser stores it, with what the buyer saw of its prices. */
interface StoredList extends ShoppingListDraft {
  id: string;
  version: number;
  changedAt: number;
  lines: ShoppingListLine[];
  seen: SeenFacts;
}

/** A key of each buyer, which signing out does not remove: these lists are nowhere else. */
const keyOf = (buyerId: string) => `rider-lists.${buyerId}`;

function readStored(buyerId: string): StoredList[] {
  try {
    return JSON.parse(lastingStorage.getItem(keyOf(buyerId)) ?? '[]') as StoredList[];
  } catch {
    // An unreadable value was not written by us.
    return [];
  }
}

function listOf({ lines, seen: _seen, ...list }: StoredList): ShoppingList {
  return { ...list, lines: lines.length, isOwn: true, owner: '' };
}

/** The lists that this browser stores for a buyer, the one changed last first. */
export function browserLists(buyerId: string): ShoppingList[] {
  return readStored(buyerId)
    .map(listOf)
    .toSorted((one, other) => other.changedAt - one.changedAt);
}

/** A list that this browser stores, with the verdicts on its lines; null for an unknown one. */
export async function browserPage(api: Api, buyerId: string, id: string): Promise<ShoppingListPage | null> {
  const stored = readStored(buyerId).find((each) => each.id === id);
  if (stored === undefined) return null;
  const { lines, seen } = stored;
  const check = await checkQuickOrder(api, lines, CRMEB);
  return {
    list: listOf(stored),
    lines,
    check,
    changes: changesSince(seen, seenFacts(lines, check.rows)),
    reminded: [],
  };
}

/** Stores lists in this browser, in front of a CRMEB, which has none. */
export function browserStore(api: Api, buyerId: string): ShoppingListStore {
  const write = (lists: readonly StoredList[]) => {
    if (!lastingStorage.setItem(keyOf(buyerId), JSON.stringify(lists))) throw new BrowserStorageFull();
  };
  /** Changes a list; the stored value is read again, so that no change of theirs is lost. */
  const update = (id: string, change: (list: StoredList) => StoredList) =>
    write(readStored(buyerId).map((each) => (each.id === id ? { ...change(each), changedAt: Date.now() } : each)));
  return {
    add: async (draft) => {
      const lists = readStored(buyerId);
      if (lists.length >= MOST_SHOPPING_LISTS) throw new BrowserStorageFull();
      const id = randomId();
      write([...lists, { ...draft, id, version: 1, changedAt: Date.now(), lines: [], seen: {} }]);
      return id;
    },
    read: (id) => browserPage(api, buyerId, id),
    edit: async ({ id, version, name, job, site }) =>
      update(id, (list) => ({ ...list, name, job, site, version: version + 1 })),
    remove: async (id) => write(readStored(buyerId).filter((each) => each.id !== id)),
    change: async (id, changes) => {
      const { lines, outcome } = applyChanges(readStored(buyerId).find((each) => each.id === id)?.lines ?? [], changes);
      update(id, (list) => ({ ...list, lines }));
      return outcome;
    },
    seen: async (id) => {
      const lines = readStored(buyerId).find((each) => each.id === id)?.lines ?? [];
      const { rows } = await checkQuickOrder(api, lines, CRMEB);
      update(id, (list) => ({ ...list, seen: seenFacts(lines, rows) }));
    },
  };
}

/** The browser stores no more, or forbids it. */
export class BrowserStorageFull extends Error {
  override readonly name = 'BrowserStorageFull';
}
