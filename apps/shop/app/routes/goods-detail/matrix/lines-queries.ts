import { checkQuickOrder } from '@rider/api/cart';
import type { QuickOrderRow } from '@rider/model/quick-order';
import { partQuery } from '../../../data/query.ts';

/** The verdicts on rows and their total, from the backend; a CRMEB has none. */
export const checkedLinesQuery = (rows: readonly QuickOrderRow[]) =>
  partQuery(['checked-lines', rows], (api) => checkQuickOrder(api, rows));
