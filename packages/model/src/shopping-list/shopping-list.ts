import type { Money } from '../money/index.ts';
import type { QuickOrderCheck, QuickOrderRow, QuickOrderVariant } from '../quick-order/index.ts';

/** The texts of a shopping list that its owner types. */
export interface ShoppingListDraft {
  name: string;
  /** The job it is for; empty without one. */
  job: string;
  /** The site of the job; empty without one. */
  site: string;
  /** Whether the members of the owner's company read and edit it. */
  shared: boolean;
}

/** A shopping list, without its lines. */
export interface ShoppingList extends ShoppingListDraft {
  id: string;
  /** Whether the buyer made it; only its owner renames, shares or removes it. */
  isOwn: boolean;
  /** Name of the owner. */
  owner: string;
  /** Counts the changes of its texts. */
  version: number;
  /** Number of lines. */
  lines: number;
  /** The last change of texts or lines, epoch milliseconds. */
  changedAt: number;
}

/** A line of a shopping list: a row of a quick order with a note. */
export interface ShoppingListLine extends QuickOrderRow {
  /** Unique in the list; chosen by who adds the line, so that a repeated request adds it once. */
  id: string;
  note: string;
  /** Counts the changes of the line. */
  version: number;
}

/** Changes of the lines of a list. A `set` or a removal names the version that the buyer saw. */
export interface LineChanges {
  /** New lines; `after` is the id of the line above, empty for the start, null for the end. */
  added: readonly (Omit<ShoppingListLine, 'version'> & { after: string | null })[];
  set: readonly ShoppingListLine[];
  removed: readonly Pick<ShoppingListLine, 'id' | 'version'>[];
}

/** The outcome of {@link LineChanges}. */
export interface SavedLines {
  /** New versions of added and changed lines. */
  saved: readonly Pick<ShoppingListLine, 'id' | 'version'>[];
  /** Lines that another member changed meanwhile, as they are now; these were not changed. */
  changedMeanwhile: readonly ShoppingListLine[];
  /** Ids of lines that another member removed meanwhile. */
  removedMeanwhile: readonly string[];
  /** Ids of lines that did not fit into the list. */
  full: readonly string[];
}

/** What a buyer saw of a line: the unit price of its quantity, and whether it could be ordered. */
export interface SeenFact {
  quantity: number;
  unitPrice: Money;
  inStock: boolean;
}

/** What a buyer saw of a list, by the ids of its lines. */
export type SeenFacts = Readonly<Record<string, SeenFact>>;

/** What changed of a line since the buyer saw it. */
export interface LineChange {
  /** The unit price then and now, of the quantity that the line had; null if unchanged. */
  price: { before: Money; now: Money } | null;
  /** Null if unchanged. */
  stock: 'sold-out' | 'in-stock' | null;
}

/** A shopping list with the verdicts on its lines. */
export interface ShoppingListPage {
  list: ShoppingList;
  lines: readonly ShoppingListLine[];
  /** The verdicts on the lines, in their order. */
  check: QuickOrderCheck;
  /** What changed since the buyer opened or ordered the list last, by line. */
  changes: Readonly<Record<string, LineChange>>;
  /** Ids of sold-out variants of whose return to stock the buyer is notified. */
  reminded: readonly string[];
}

/** A variant that a buyer has ordered before. */
export interface BoughtVariant {
  /** The SKU when it was ordered last. */
  code: string;
  name: string;
  variant: string;
  image: string;
  unit: string;
  /** The last order, epoch milliseconds, with quantity and unit price in it. */
  boughtAt: number;
  orderNumber: string;
  quantity: number;
  unitPrice: Money;
  /** Number of orders that contain it. */
  orders: number;
  /** The variant at the price of this quantity now; null if it is no longer sold. */
  now: QuickOrderVariant | null;
}
