import { MOST_EXPORTED_ORDERS, type OrderFileRows } from '@rider/api/order';
import type { Locale } from '@rider/model/locale';
import type { Money } from '@rider/model/money';
import type { Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import { amountCell, type TableRow } from '../document/table-file.ts';
import { ApiError } from '../http/api-error.ts';
import type { Parameters } from '../http/environment.ts';
import { shopTimeText } from '../http/days.ts';
import { choiceOf } from '../http/parameters.ts';
import { messageText, type MessageId } from '../messages/index.ts';
import type { StoredOrder } from '../order/close-order.ts';
import { couponDiscountOf } from '../order/shop-discount.ts';
import type { OrderLineTable } from '../order/tables.ts';
import { readRefundFacts } from '../refund/refundable.ts';
import { readTags } from './order-tags.ts';
import type { ordersBy } from './read-all-orders.ts';

/** Orders read at once. */
const PORTION = 500;
/** Above the id of every order. */
const ABOVE_ALL = 2 ** 31 - 1;
/** The most rows of a file, which is made in one turn. */
const MOST_ROWS = 50_000;

type ColumnName = MessageId extends infer Id ? (Id extends `backend.order-export.${infer Name}` ? Name : never) : never;
/** The cells of a row by its columns, in their order. */
type Cells = Partial<Record<ColumnName, string | number>>;

interface ExportedOrder extends StoredOrder {
  company: string;
  buyer: string;
  account: string;
  email: string;
}

const time = (instant: Date | null): string => (instant === null ? '' : shopTimeText(instant));

/** What a row of either kind contains of its order. */
const orderCells = (order: ExportedOrder, locale: Locale): Cells => ({
  number: order.number,
  placed: time(order.created_at),
  state: messageText(`backend.order-state.${order.state}`, locale),
  company: order.company,
  buyer: order.buyer,
  account: order.account,
  purchaseOrder: order.purchase_order_number,
  job: order.job,
  site: order.site,
  notBefore: order.ship_not_before ?? '',
  notAfter: order.ship_not_after ?? '',
  whole: order.ships_whole ? 1 : '',
});

const sumCells = (order: ExportedOrder, refunded: Money, tags: readonly string[]): Cells => ({
  email: order.email,
  pieces: order.pieces,
  products: amountCell(order.goods_total),
  coupon: amountCell(couponDiscountOf(order)),
  discount: amountCell(order.shop_discount),
  reason: order.shop_discount_reason,
  freight: amountCell(order.freight),
  tax: amountCell(order.tax),
  total: amountCell(order.total),
  refunded: amountCell(refunded),
  paid: time(order.paid_at),
  shipped: time(order.shipped_at),
  addressee: order.addressee,
  phone: order.phone,
  address: order.address['en-US'],
  tags: tags.join(', '),
});

const lineCells = (line: Selectable<OrderLineTable>, locale: Locale): Cells => ({
  sku: line.code,
  product: line.name[locale],
  variant: line.variant[locale],
  quantity: line.quantity,
  unit: line.unit[locale],
  unitPrice: amountCell(line.unit_price),
  lineTotal: amountCell(line.line_total),
  lineDiscount: amountCell(line.discount),
  lineTax: amountCell(line.tax),
});

/** A row for each of some orders. */
async function rowsOfOrders(database: Database, orders: readonly ExportedOrder[], locale: Locale): Promise<Cells[]> {
  const ids = orders.map(({ id }) => id);
  const [factsOf, tagsOf] = [await readRefundFacts(database, ids), await readTags(database, ids)];
  return orders.map((order) => ({
    ...orderCells(order, locale),
    ...sumCells(order, factsOf(order.id).paidBack, tagsOf.get(order.id) ?? []),
  }));
}

/** A row for each line of some orders. */
async function rowsOfLines(database: Database, orders: readonly ExportedOrder[], locale: Locale): Promise<Cells[]> {
  const lines = await database
    .selectFrom('order_line')
    .selectAll()
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  return orders.flatMap((order) =>
    (linesOf.get(order.id) ?? []).map((line) => ({ ...orderCells(order, locale), ...lineCells(line, locale) })),
  );
}

/** What a row of the requested file is, an order unless said otherwise. */
export const orderFileRowsOf = (parameters: Parameters): OrderFileRows =>
  choiceOf(parameters, 'rows', { orders: 'orders', lines: 'lines' } as const) ?? 'orders';

const tooMany = () =>
  new ApiError('too-many-to-export', { status: 400, parameters: { orders: MOST_EXPORTED_ORDERS, rows: MOST_ROWS } });

/** The orders of a query, newest first, a row for each order or for each line, with headings. @throws ApiError `too-many-to-export`. */
export async function exportedOrders(
  database: Database,
  found: ReturnType<typeof ordersBy>,
  { of, columns, locale }: { of: OrderFileRows; columns: OrderColumns; locale: Locale },
): Promise<TableRow[]> {
  const read = of === 'lines' ? rowsOfLines : rowsOfOrders;
  const names = columns[of];
  const rows: TableRow[] = [names.map((name) => messageText(`backend.order-export.${name}`, locale))];
  if (found === null) return rows;
  const portionBelow = (id: number) =>
    found
      .innerJoin('buyer', 'buyer.id', 'customer_order.buyer_id')
      .selectAll('customer_order')
      .select(['buyer.company', 'buyer.nickname as buyer', 'buyer.account', 'buyer.email'])
      .where('customer_order.id', '<', id)
      .orderBy('customer_order.id', 'desc')
      .limit(PORTION)
      .execute();
  let orders = 0;
  let portion = await portionBelow(ABOVE_ALL);
  while (portion.length > 0) {
    const cells = await read(database, portion, locale);
    rows.push(...cells.map((row) => names.map((name) => row[name] ?? '')));
    orders += portion.length;
    if (orders > MOST_EXPORTED_ORDERS || rows.length > MOST_ROWS) throw tooMany();
    portion = await portionBelow(portion.at(-1)?.id ?? 0);
  }
  return rows;
}

/** The columns of a file for each kind of its rows. */
type OrderColumns = Readonly<Record<OrderFileRows, readonly ColumnName[]>>;

const SUMS = ['pieces', 'products', 'coupon', 'discount', 'reason', 'freight', 'tax', 'total', 'refunded'] as const;
const DELIVERY = ['paid', 'shipped', 'addressee', 'phone', 'address'] as const;
const OF_LINE = [
  'sku',
  'product',
  'variant',
  'quantity',
  'unit',
  'unitPrice',
  'lineTotal',
  'lineDiscount',
  'lineTax',
] as const;
const TERMS = ['job', 'site', 'notBefore', 'notAfter', 'whole'] as const;
const OF_DESK = ['number', 'placed', 'state', 'company', 'buyer', 'account', 'purchaseOrder', ...TERMS] as const;
const OF_BUYER = ['number', 'placed', 'state', 'purchaseOrder', ...TERMS] as const;

/** The columns of a file for operators. */
export const DESK_COLUMNS: OrderColumns = {
  orders: [...OF_DESK, 'email', ...SUMS, ...DELIVERY, 'tags'],
  lines: [...OF_DESK, ...OF_LINE],
};
/** The columns of a file for those who see the orders of their company. */
export const COMPANY_COLUMNS: OrderColumns = {
  orders: ['buyer', ...OF_BUYER, ...SUMS, ...DELIVERY],
  lines: ['buyer', ...OF_BUYER, ...OF_LINE],
};
/** The columns of a file for the buyer of the orders. */
export const BUYER_COLUMNS: OrderColumns = {
  orders: [...OF_BUYER, ...SUMS, ...DELIVERY],
  lines: [...OF_BUYER, ...OF_LINE],
};
