import { IMPORT_COLUMNS, type ImportKind } from '@rider/model/import';
import type { Cells } from './kind/row-kind.ts';

const BY_PATH = new Map(
  Object.entries(IMPORT_COLUMNS).map(([kind, columns]) => [
    kind,
    new Map(columns.map((column) => [column.path, column])),
  ]),
);

/**
 * The texts of a row by the paths of its file's columns, without the spellings of spreadsheets; empty ones and those of columns that are not
 * used are left out.
 */
export function cellsOf(kind: ImportKind, columns: readonly string[], cells: readonly string[]): Cells {
  const named = columns.flatMap((path, place) => {
    const text = cells[place] ?? '';
    return path === '' || text === '' ? [] : [[path, BY_PATH.get(kind)?.get(path)?.read?.(text) ?? text] as const];
  });
  return Object.fromEntries(named);
}
