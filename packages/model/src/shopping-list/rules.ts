import type { CheckedRow, QuickOrderRow } from '../quick-order/index.ts';
import type { LineChange, LineChanges, SeenFact, SeenFacts, ShoppingListLine } from './shopping-list.ts';

/** A line as typed; a new one has no version yet. */
export interface TypedLine extends QuickOrderRow {
  id: string;
  note: string;
}

/** Whether two lines have the same text, quantity and note. */
export function sameLine(one: Omit<TypedLine, 'id'>, other: Omit<TypedLine, 'id'>): boolean {
  return one.text === other.text && one.quantity === other.quantity && one.note === other.note;
}

/** The changes that make the typed lines of the stored ones, or null without any. */
export function differences(
  stored: ReadonlyMap<string, ShoppingListLine>,
  typed: readonly TypedLine[],
): LineChanges | null {
  const typedIds = new Set(typed.map(({ id }) => id));
  const added = typed.flatMap((line, place) =>
    stored.has(line.id) ? [] : [{ ...line, after: typed[place - 1]?.id ?? '' }],
  );
  const set = typed.flatMap((line) => {
    const before = stored.get(line.id);
    return before === undefined || sameLine(before, line) ? [] : [{ ...line, version: before.version }];
  });
  const removed = [...stored.values()]
    .filter(({ id }) => !typedIds.has(id))
    .map(({ id, version }) => ({ id, version }));
  return added.length + set.length + removed.length === 0 ? null : { added, set, removed };
}

/** What a verdict shows of a line; null for a line without a variant or a quantity. `unitPrice` replaces that of a variant that is in the cart. */
function factOf({ quantity, variant }: CheckedRow, unitPrice = variant?.unitPrice): SeenFact | null {
  if (variant === null || quantity === null || unitPrice === undefined) return null;
  return { quantity, unitPrice, inStock: variant.stock + variant.inCart >= variant.minimum };
}

/** What a buyer sees of the lines with these verdicts. */
export function seenFacts(
  lines: readonly Pick<TypedLine, 'id'>[],
  rows: readonly CheckedRow[],
  unitPriceAt: (place: number) => SeenFact['unitPrice'] | undefined = () => undefined,
): SeenFacts {
  return Object.fromEntries(
    lines.flatMap(({ id }, place) => {
      const row = rows[place];
      const fact = row ? factOf(row, unitPriceAt(place)) : null;
      return fact ? [[id, fact]] : [];
    }),
  );
}

/** What changed between two looks at a list, by line; unchanged lines are left out. Prices of different quantities are not compared. */
export function changesSince(before: SeenFacts, now: SeenFacts): Record<string, LineChange> {
  return Object.fromEntries(
    Object.entries(now).flatMap(([id, fact]) => {
      const seen = before[id];
      if (seen === undefined) return [];
      const isOther = seen.quantity === fact.quantity && seen.unitPrice !== fact.unitPrice;
      const price = isOther ? { before: seen.unitPrice, now: fact.unitPrice } : null;
      const stock = seen.inStock === fact.inStock ? null : fact.inStock ? 'in-stock' : 'sold-out';
      return price === null && stock === null ? [] : [[id, { price, stock } satisfies LineChange]];
    }),
  );
}

/** The weight of a line, kg; null where the variant or its weight is unknown. */
export function weightOf({ quantity, variant }: CheckedRow): number | null {
  const weight = variant?.weightKg ?? null;
  return weight === null || quantity === null ? null : weight * quantity;
}
