export { applyRows, emptyDraft } from './apply-rows.ts';
export { columnsByHeading, guessColumns, judgeColumns, type ColumnFaults } from './choose-columns.ts';
export { columnNamed, comparable, FILE_COLUMNS, FILE_OPTIONS, type FileColumn, type FileRow } from './columns.ts';
export { dayText, decimalText, wholeText } from './cells.ts';
export {
  IMPORT_AREAS,
  IMPORT_COLUMNS,
  IMPORT_KINDS,
  importColumn,
  type ImportColumn,
  type ImportKind,
} from './kinds.ts';
export { IMPORT_STATES, ROW_OUTCOMES, type ImportState, type RowOutcome } from './states.ts';
export { rowsOfProduct } from './rows-of-product.ts';
