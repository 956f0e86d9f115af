export { applyRows, emptyDraft } from './apply-rows.ts';
export { columnNamed, FILE_COLUMNS, FILE_OPTIONS, type FileColumn, type FileRow } from './columns.ts';
export { IMPORT_STATES, ROW_OUTCOMES, type ImportState, type RowOutcome } from './states.ts';
export { rowsOfProduct } from './rows-of-product.ts';
