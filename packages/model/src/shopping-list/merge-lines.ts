import { SHOPPING_LIST_LENGTHS } from '../limits/index.ts';
import type { CheckedRow } from '../quick-order/index.ts';
import type { TypedLine } from './rules.ts';
import type { LineChanges, ShoppingListLine } from './shopping-list.ts';

/** The lines of one variant as one line. */
export interface MergedLine<Line> {
  /** The first of the lines, with the quantity and the notes of all. */
  line: Line;
  verdict: CheckedRow;
  /** The other lines. */
  merged: readonly Line[];
}

/** The lines of a list with those of the same variant as one. `rows` are the verdicts on them. */
export function mergedLines<Line extends Pick<TypedLine, 'quantity' | 'note'>>(
  lines: readonly Line[],
  rows: readonly CheckedRow[],
): MergedLine<Line>[] {
  return lines.flatMap((line, place) => {
    const verdict = rows[place];
    if (verdict === undefined || verdict.mergedInto !== null) return [];
    const merged = lines.filter((_, other) => rows[other]?.mergedInto === place);
    if (merged.length === 0) return [{ line, verdict, merged }];
    const notes = new Set([line, ...merged].map(({ note }) => note).filter(Boolean));
    return [{ line: { ...line, quantity: String(verdict.quantity), note: [...notes].join(' · ') }, verdict, merged }];
  });
}

/** The lines of one variant that a list can store as one: their notes fit together. */
export function mergeableLines<Line extends Pick<TypedLine, 'quantity' | 'note'>>(
  lines: readonly Line[],
  rows: readonly CheckedRow[],
): MergedLine<Line>[] {
  return mergedLines(lines, rows).filter(
    ({ line, merged }) => merged.length > 0 && line.note.length <= SHOPPING_LIST_LENGTHS.note,
  );
}

/** The changes that store the lines of each variant as one; null where no variant has two lines. */
export function mergeChanges(lines: readonly ShoppingListLine[], rows: readonly CheckedRow[]): LineChanges | null {
  const mergeable = mergeableLines(lines, rows);
  if (mergeable.length === 0) return null;
  return { added: [], set: mergeable.map(({ line }) => line), removed: mergeable.flatMap(({ merged }) => merged) };
}
