/** Emoji per row of the picker, at every width. */
export const COLUMNS = 10;
const PAGE_ROWS = 4;

/** A position in a grid whose rows may differ in length. */
export interface Place {
  row: number;
  column: number;
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** The target of a key in rows of these lengths; undefined for keys that the grid does not handle. */
export function placeAfter(
  { key, ctrlKey, rtl = false }: { key: string; ctrlKey: boolean; rtl?: boolean },
  { row, column }: Place,
  lengths: readonly number[],
): Place | undefined {
  const last = (of: number) => Math.max(0, (lengths[of] ?? 0) - 1);
  const lastRow = lengths.length - 1;
  const inRow = (to: number): Place => ({
    row: clamp(to, lastRow),
    column: Math.min(column, last(clamp(to, lastRow))),
  });
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return (key === 'ArrowRight') === rtl ? before({ row, column }, last) : after({ row, column }, last, lastRow);
    case 'ArrowDown':
      return inRow(row + 1);
    case 'ArrowUp':
      return inRow(row - 1);
    case 'PageDown':
      return inRow(row + PAGE_ROWS);
    case 'PageUp':
      return inRow(row - PAGE_ROWS);
    case 'Home':
      return ctrlKey ? { row: 0, column: 0 } : { row, column: 0 };
    case 'End':
      return ctrlKey ? { row: lastRow, column: last(lastRow) } : { row, column: last(row) };
    default:
      return undefined;
  }
}

/** The next cell; after a row's end the first of the next row. */
function after({ row, column }: Place, last: (of: number) => number, lastRow: number): Place {
  if (column < last(row)) return { row, column: column + 1 };
  return row < lastRow ? { row: row + 1, column: 0 } : { row, column };
}

function before({ row, column }: Place, last: (of: number) => number): Place {
  if (column > 0) return { row, column: column - 1 };
  return row > 0 ? { row: row - 1, column: last(row - 1) } : { row, column };
}
