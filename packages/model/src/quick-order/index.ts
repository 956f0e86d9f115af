export {
  LONGEST_QUANTITY,
  LONGEST_TEXT,
  MOST_LIST_LENGTH,
  MOST_QUICK_ROWS,
  readQuickOrder,
  rowsOfCells,
  type ReadList,
} from './read-list.ts';
export { readPieces } from './read-amount.ts';
export { judgeRows, type JudgedRow, type RowToJudge } from './judge-rows.ts';
export { quickOrderSchema } from './schema.ts';
export type {
  CheckedRow,
  QuickOrderCheck,
  QuickOrderProblem,
  QuickOrderRow,
  QuickOrderSuggestion,
  QuickOrderVariant,
} from './quick-order.ts';
