import type { Locale } from '@rider/model/locale';
import type { ImportKind, ImportState, RowOutcome } from '@rider/model/product-import';
import type { Generated } from 'kysely';

/** An import from a file. */
export interface ProductImportTable {
  id: Generated<number>;
  file_name: string;
  kind: Generated<ImportKind>;
  /** The headings of the file's columns, in order. */
  headings: string[];
  state: ImportState;
  agent_id: number;
  /** The language of faults. */
  locale: Locale;
  /** Equal for files with equal rows. */
  digest: Generated<string>;
  created_at: Date;
}

/** A row of an import's file. Rows of one product are saved together, other rows one by one. */
export interface ProductImportRowTable {
  import_id: number;
  /** Counted as a spreadsheet does: the headings are row 1. */
  number: number;
  /** `id:<product id>`, `new:<name in the file>`, or `row:<number>` for a row that belongs to no product, as all rows of other files. */
  product: string;
  /** The texts of the file, by place of the headings. */
  cells: string[];
  /** Null until the row is checked or, after that, applied. */
  outcome: RowOutcome | null;
  /** The faults, or the changes. */
  detail: Generated<string>;
}

/** Tables of imports. */
export interface ProductImportTables {
  product_import: ProductImportTable;
  product_import_row: ProductImportRowTable;
}
