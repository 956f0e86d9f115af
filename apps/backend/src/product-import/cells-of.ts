import { importColumn, type ImportKind } from '@rider/model/product-import';
import type { Cells } from './row-kind.ts';

/** The texts of a row by the paths of the file's columns, without the spellings of spreadsheets; empty ones and those of unknown columns are left out. */
export function cellsOf(kind: ImportKind, headings: readonly string[], cells: readonly string[]): Cells {
  const named = headings.flatMap((heading, place) => {
    const column = importColumn(kind, heading);
    const text = cells[place] ?? '';
    return column === undefined || text === '' ? [] : [[column.path, column.read?.(text) ?? text] as const];
  });
  return Object.fromEntries(named);
}
