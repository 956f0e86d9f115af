import { MOST_QUICK_ROWS, type CheckedRow, type QuickOrderCheck, type QuickOrderRow } from '@rider/model/quick-order';
import type { ShoppingListLine } from '@rider/model/shopping-list';
import { tabStorage } from '@rider/chat/storage';

/** Where the tab stores the rows, so that they outlive a reload and sign-in. Signing out removes it. */
const KEY = 'rider.quickOrder';
/** Rows of an empty list. */
const FEWEST = 5;

/** A row of the screen. */
export interface TypedRow extends QuickOrderRow {
  id: number;
  /** Of a shopping list: the id of the stored line, and its note. */
  line?: string;
  note?: string;
}

/** The rows of the screen; the last one is blank while there is space for more. */
export interface OrderRows {
  rows: readonly TypedRow[];
  next: number;
}

/**
 * A change of the rows; a removed one is restored at its place; `take` shows the stored lines of another member; pasted ones come in place of a blank row `at`, else after it, or at the end.
 */
export type RowChange =
  | { change: 'type'; id: number; typed: Partial<Omit<TypedRow, 'id'>> }
  | { change: 'correct'; corrections: readonly (Partial<TypedRow> & { id: number })[]; merged: readonly number[] }
  | { change: 'remove'; ids: readonly number[] }
  | { change: 'paste'; at?: number; pasted: readonly QuickOrderRow[] }
  | { change: 'restore'; row: TypedRow; place: number }
  | { change: 'take'; lines: readonly ShoppingListLine[] };

export const isBlank = ({ text, quantity }: QuickOrderRow): boolean => text.trim() === '' && quantity.trim() === '';

/** The rows that have something to check. */
export const filledRows = (rows: readonly TypedRow[]): TypedRow[] => rows.filter((row) => !isBlank(row));

function withBlank(rows: readonly TypedRow[], next: number): OrderRows {
  const last = rows.at(-1);
  const wanted = Math.max(FEWEST, last === undefined || !isBlank(last) ? rows.length + 1 : 0);
  const missing = Math.max(0, Math.min(wanted, MOST_QUICK_ROWS) - rows.length);
  const blank = Array.from({ length: missing }, (_, place) => ({ id: next + place, text: '', quantity: '' }));
  return { rows: [...rows, ...blank], next: next + missing };
}

/** The rows of a list. */
export function orderRows(list: readonly QuickOrderRow[]): OrderRows {
  return withBlank(
    list.slice(0, MOST_QUICK_ROWS).map((row, id) => ({ ...row, id })),
    list.length,
  );
}

/** How many more rows fit. */
export const spaceIn = (rows: readonly TypedRow[]): number => MOST_QUICK_ROWS - filledRows(rows).length;

/** Applies a change. */
export function changeRows({ rows, next }: OrderRows, change: RowChange): OrderRows {
  switch (change.change) {
    case 'type':
      return withBlank(
        rows.map((row) => (row.id === change.id ? { ...row, ...change.typed } : row)),
        next,
      );
    case 'correct': {
      const corrected = new Map(change.corrections.map((row) => [row.id, row]));
      const left = rows.filter(({ id }) => !change.merged.includes(id));
      return withBlank(
        left.map((row) => ({ ...row, ...corrected.get(row.id) })),
        next,
      );
    }
    case 'remove':
      return withBlank(
        rows.filter(({ id }) => !change.ids.includes(id)),
        next,
      );
    case 'restore':
      return withBlank(rows.toSpliced(change.place, 0, change.row), next);
    case 'take':
      return withLines(rows, next, change.lines);
    case 'paste': {
      const pasted = change.pasted.slice(0, spaceIn(rows)).map((row, place) => ({ ...row, id: next + place }));
      const place = rows.findIndex(({ id }) => id === change.at);
      const before = place < 0 ? filledRows(rows) : filledRows(rows.slice(0, place + 1));
      const after = place < 0 ? [] : filledRows(rows.slice(place + 1));
      return withBlank([...before, ...pasted, ...after], next + pasted.length);
    }
  }
}

/** The rows with lines in place of those of the same id; others are added. */
function withLines(rows: readonly TypedRow[], next: number, lines: readonly ShoppingListLine[]): OrderRows {
  const taken = new Map(lines.map(({ id: line, text, quantity, note }) => [line, { line, text, quantity, note }]));
  const shown = filledRows(rows).map((row) => ({ ...row, ...taken.get(row.line ?? '') }));
  const missing = [...taken.values()].filter(({ line }) => shown.every((row) => row.line !== line));
  return withBlank([...shown, ...missing.map((row, place) => ({ ...row, id: next + place }))], next + missing.length);
}

/** Whether the row at a place was added: it had no problem, or counted with a row that had none. */
export function isAdded(checked: readonly CheckedRow[], place: number): boolean {
  const { problem = 'unknown', mergedInto = null } = checked[place] ?? {};
  return problem === null || (mergedInto !== null && checked[mergedInto]?.problem === null);
}

/** The number of rows that can be added, or were. */
export function countAdded({ rows }: Pick<QuickOrderCheck, 'rows'>): number {
  return rows.filter((_, place) => isAdded(rows, place)).length;
}

/** Rows as the tab stores them: those of a buyer, or of a visitor who may sign in. */
interface StoredRows {
  buyer: string | null;
  rows: [text: string, quantity: string][];
}

/** Stores the rows of a buyer, null for a visitor, for this tab. */
export function storeRows(rows: readonly TypedRow[], buyer: string | null): void {
  const filled = filledRows(rows).map(({ text, quantity }) => [text, quantity]);
  if (filled.length === 0) tabStorage.removeItem(KEY);
  else tabStorage.setItem(KEY, JSON.stringify({ buyer, rows: filled }));
}

/** The rows that this tab has stored for a buyer: their own, and those of a visitor. */
export function storedRows(buyer: string | null): QuickOrderRow[] {
  try {
    const stored = JSON.parse(tabStorage.getItem(KEY) ?? '') as StoredRows;
    if (stored.buyer !== null && stored.buyer !== buyer) return [];
    return stored.rows.map(([text, quantity]) => ({ text: String(text), quantity: String(quantity) }));
  } catch {
    // An unreadable value was not written by us.
    return [];
  }
}
