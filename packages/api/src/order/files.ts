import { getFile, type ApiFile } from '../file/get-file.ts';
import type { FileFormat } from '../file/wire.ts';
import type { Api } from '../transport/index.ts';
import { orderFilterToWire, type OrderListQuery } from './order-list.ts';

/** The most orders of a file. */
export const MOST_EXPORTED_ORDERS = 5_000;

/** What a row of a file of orders is. */
export type OrderFileRows = 'orders' | 'lines';

/** The own orders of a list as a table, the newest first, a row for each order or for each line (not in CRMEB). */
export function getOrderTable(
  api: Api,
  filter: Omit<OrderListQuery, 'page' | 'pageSize'>,
  { rows, format }: { rows: OrderFileRows; format: FileFormat },
): Promise<ApiFile> {
  return getFile(api, 'order_export', { ...orderFilterToWire(filter), rows, format });
}
