import type { TableChange, TableField, TableProduct } from '@rider/model/product';
import { useMemo, useState } from 'react';
import { rowsOf, savedText, type TableColumn, type TableRow } from './table-cells.ts';

/** The changed texts of a row by column. A state belongs to the product, whose row of edits has it. */
export type RowEdits = Readonly<Partial<Record<TableColumn, string>>>;
/** Unsaved texts by row: `variant 50001`, `product 1001`. */
export type Edits = ReadonlyMap<string, RowEdits>;

/** A new text of a cell. */
export interface CellChange {
  row: TableRow;
  column: TableColumn;
  text: string;
}

interface Table {
  loaded: readonly TableProduct[];
  /** The saved values. */
  products: readonly TableProduct[];
  past: readonly Edits[];
  edits: Edits;
  future: readonly Edits[];
}

/** The most steps that can be undone. */
const MOST_STEPS = 200;
const NONE: Edits = new Map();

/** The key of the edits that contain a cell. */
export const rowKey = ({ product, variant }: TableRow, column: TableColumn) =>
  column === 'state' ? `product ${product.id}` : `variant ${variant.id}`;

/** The edits with new texts; a text that is saved already is no edit. */
function withChanges(edits: Edits, changes: readonly CellChange[]): Edits {
  const next = new Map(edits);
  for (const { row, column, text } of changes) {
    const key = rowKey(row, column);
    const { [column]: _, ...others } = next.get(key) ?? {};
    const changed: RowEdits = text === savedText(row, column) ? others : { ...others, [column]: text };
    if (Object.keys(changed).length > 0) next.set(key, changed);
    else next.delete(key);
  }
  return next;
}

/** The edits that are left when products have other saved values. */
function stillUnsaved(edits: Edits, products: readonly TableProduct[]): Edits {
  const changes = rowsOf(products).flatMap((row) =>
    ([['state', edits.get(`product ${row.product.id}`)?.state]] as [TableColumn, string | undefined][])
      .concat(Object.entries(edits.get(`variant ${row.variant.id}`) ?? {}) as [TableColumn, string][])
      .flatMap(([column, text]) => (text === undefined ? [] : [{ row, column, text }])),
  );
  return withChanges(NONE, changes);
}

/** The edits as changes of products. */
export function changesOf(products: readonly TableProduct[], edits: Edits): TableChange[] {
  return products.flatMap(({ id, version, variants }) => {
    const state = edits.get(`product ${id}`)?.state as TableProduct['state'] | undefined;
    const changed = variants.flatMap((variant) => {
      const typed = edits.get(`variant ${variant.id}`) as Partial<Record<TableField, string>> | undefined;
      if (typed === undefined) return [];
      return [{ ...typed, id: variant.id, ...(typed.stock !== undefined && { seenStock: variant.stock }) }];
    });
    if (state === undefined && changed.length === 0) return [];
    return [{ id, version, ...(state && { state }), variants: changed }];
  });
}

/** The products of the table, and what a person has typed but not saved, with undo and redo. */
export function useTableEdits(loaded: readonly TableProduct[]) {
  const begin = (): Table => ({ loaded, products: loaded, past: [], edits: NONE, future: [] });
  const [table, setTable] = useState(begin);
  const { products, past, edits, future } = table;
  // Another answer arrived before anything was typed.
  if (loaded !== table.loaded && edits.size === 0) setTable(begin());
  const rows = useMemo(() => rowsOf(products), [products]);
  return {
    rows,
    products,
    edits,
    count: [...edits.values()].reduce((sum, texts) => sum + Object.keys(texts).length, 0),
    /** Sets the texts of cells as one step. Returns the edits with them. */
    set(changes: readonly CellChange[]): Edits {
      const next = withChanges(edits, changes);
      setTable({ ...table, past: [...past.slice(1 - MOST_STEPS), edits], edits: next, future: [] });
      return next;
    },
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo() {
      const before = past.at(-1);
      if (before) setTable({ ...table, past: past.slice(0, -1), edits: before, future: [edits, ...future] });
    },
    redo() {
      const [after, ...rest] = future;
      if (after) setTable({ ...table, past: [...past, edits], edits: after, future: rest });
    },
    /** Takes over what the backend has now. The steps before become one, which drops what is left. */
    adopt(fresh: ReadonlyMap<string, TableProduct>) {
      setTable((now) => {
        const current = now.products.map((product) => fresh.get(product.id) ?? product);
        const left = stillUnsaved(now.edits, current);
        return { ...now, products: current, past: left.size > 0 ? [NONE] : [], edits: left, future: [] };
      });
    },
  };
}

/** The table while it is edited. */
export type TableEdits = ReturnType<typeof useTableEdits>;

/** The text of a cell: the unsaved one, or else the saved one. */
export function cellText(edits: Edits, row: TableRow, column: TableColumn): string {
  return edits.get(rowKey(row, column))?.[column] ?? savedText(row, column);
}
