import type { SeenFacts } from '@rider/model/shopping-list';
import type { Generated } from 'kysely';
import type { Json } from '../database/columns.ts';

/** A named list of variants of a buyer. */
export interface ShoppingListTable {
  id: Generated<number>;
  /** The owner. */
  buyer_id: number;
  name: string;
  job: string;
  site: string;
  /** Whether the members of the owner's company may read and edit it. */
  shared: boolean;
  /** Counts the changes of these texts. */
  version: Generated<number>;
  changed_at: Date;
}

/** A line of a shopping list. */
export interface ShoppingListLineTable {
  shopping_list_id: number;
  /** Chosen by the page that adds the line. */
  id: string;
  place: number;
  text: string;
  quantity: string;
  note: string;
  version: number;
}

/** What a buyer saw of a shopping list: before `opened_at`, and since. */
export interface ShoppingListViewTable {
  buyer_id: number;
  shopping_list_id: number;
  opened_at: Date;
  before: Json<SeenFacts>;
  latest: Json<SeenFacts>;
}

/** Tables of shopping lists. */
export interface ShoppingListTables {
  shopping_list: ShoppingListTable;
  shopping_list_line: ShoppingListLineTable;
  shopping_list_view: ShoppingListViewTable;
}
