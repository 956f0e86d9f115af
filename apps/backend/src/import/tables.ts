import type { Locale } from '@rider/model/locale';
import type { ImportKind, ImportState, RowOutcome } from '@rider/model/import';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../database/columns.ts';

/** An import from a file. */
export interface ImportTable {
  id: Generated<number>;
  file_name: string;
  kind: Generated<ImportKind>;
  /** The headings of the file's columns, in order. */
  headings: string[];
  /** The path of each column, empty for those that are not used; null for imports that were started before columns were chosen. */
  columns: string[] | null;
  state: ImportState;
  /** Why an interrupted one could not be read to its end; empty if its process ended. */
  fault: Generated<string>;
  agent_id: number;
  /** The language of faults. */
  locale: Locale;
  /** Equal for files with equal rows. */
  digest: Generated<string>;
  created_at: Date;
  /** When rows of the file were read last. */
  read_at: Date;
  /** Number of rows, without the headings. */
  total: Generated<number>;
  /** `first` of the rows that were checked or applied last. */
  position: Generated<number>;
  /** Rows by outcome, as far as they are checked or, after that, applied. */
  counts: ColumnType<Record<RowOutcome, number>, string | undefined, string>;
}

/** A row of an import's file. Rows of one product are saved together, other rows one by one. */
export interface ImportRowTable {
  import_id: number;
  /** Counted as a spreadsheet does: the headings are row 1. */
  number: number;
  /** `id:<product id>`, `new:<name in the file>`, or `row:<number>` for a row that belongs to no product, as all rows of other files. */
  product: string;
  /** The number of the first row with the same product. */
  first: number;
  /** The texts of the file, by place of the headings. */
  cells: string[];
  /** Null until the row is checked. */
  outcome: RowOutcome | null;
  /** The faults, or the changes. */
  detail: Generated<string>;
}

/** The columns that an operator has chosen for the headings of a file. */
export interface ImportMappingTable {
  kind: ImportKind;
  /** Equal for files with equal headings. */
  headings_hash: string;
  /** The path of each heading, by its name without case, spaces and marks. */
  columns: Json<Record<string, string>>;
}

/** A picture that files of products name. */
export interface ImportPictureTable {
  /** The file name in lower case, without folders. */
  name: string;
  /** The SHA-256 of the file. */
  digest: string;
  /** As sent, until it is encoded. */
  bytes: Buffer | null;
  /** The name of its upload; null until it is encoded, and if it is no picture. */
  upload: string | null;
  agent_id: number;
}

/** Tables of imports. */
export interface ImportTables {
  product_import: ImportTable;
  product_import_row: ImportRowTable;
  import_mapping: ImportMappingTable;
  import_picture: ImportPictureTable;
}
