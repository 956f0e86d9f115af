import type { BoughtVariant } from '@rider/model/shopping-list';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { smallMediaPath } from '../http/media.ts';
import { readRows, type CheckedFor } from '../quick-order/check-rows.ts';

/** Orders in these states bought nothing. */
const UNBOUGHT = ['pending-payment', 'cancelled', 'expired', 'refunded'] as const;

/** The latest line of each variant that a buyer has ordered. */
function latestLines(database: Database, buyerId: number) {
  return database
    .selectFrom('order_line')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .select(['order_line.sku_id', 'code', 'name', 'variant', 'unit', 'image', 'quantity', 'unit_price'])
    .select(['customer_order.number', 'customer_order.created_at'])
    .select(sql<number>`count(*) over (partition by order_line.sku_id)`.as('orders'))
    .distinctOn('order_line.sku_id')
    .where('customer_order.buyer_id', '=', buyerId)
    .where('customer_order.state', 'not in', UNBOUGHT)
    .orderBy('order_line.sku_id')
    .orderBy('customer_order.created_at', 'desc')
    .orderBy('order_line.id', 'desc');
}

/** A page of the variants that a buyer has ordered, the latest first, with the price of the last quantity then and now. */
export async function readBoughtBefore(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
  scope: CheckedFor,
): Promise<{ items: BoughtVariant[]; total: number }> {
  const { buyerId, locale } = scope;
  const rows = await database
    .selectFrom(latestLines(database, buyerId).as('bought'))
    .leftJoin('sku', 'sku.id', 'bought.sku_id')
    .selectAll('bought')
    .select('sku.code as currentCode')
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('created_at', 'desc')
    .orderBy('bought.sku_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const wanted = rows.map(({ currentCode, quantity }) => ({ text: currentCode ?? '', quantity: String(quantity) }));
  const current = await readRows(database, wanted, { ...scope, besideCart: true });
  const items = rows.map((row, place): BoughtVariant => ({
    code: row.code,
    name: row.name[locale],
    variant: row.variant[locale],
    image: smallMediaPath(row.image),
    unit: row.unit[locale],
    boughtAt: row.created_at.getTime(),
    orderNumber: row.number,
    quantity: row.quantity,
    unitPrice: row.unit_price,
    orders: Number(row.orders),
    now: current[place]?.variant ?? null,
  }));
  return { items, total: Number(rows[0]?.total ?? 0) };
}
