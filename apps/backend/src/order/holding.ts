import type { Locale } from '@rider/model/locale';
import { sql } from 'kysely';
import type { Goods } from '../cart/goods.ts';
import type { Transaction } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';

/** Unpaid orders of a buyer at once: they hold stock until they are paid, cancelled or expire. */
const MOST_UNPAID = 10;
/** Names this lock among the database's advisory ones. */
const UNPAID_ORDERS = 1;

/**
 * Serialises a buyer's orders until the transaction ends and limits the unpaid ones. Throws the refusal `too-many-unpaid-orders`. The
 * advisory lock is taken before cart lines and stock, so that it cannot take part in a deadlock.
 */
export async function requireFewUnpaid(transaction: Transaction, buyerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${UNPAID_ORDERS}::integer, ${buyerId}::integer)`.execute(transaction);
  const { count } = await transaction
    .selectFrom('customer_order')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('buyer_id', '=', buyerId)
    .where('state', '=', 'pending-payment')
    .executeTakeFirstOrThrow();
  if (count >= MOST_UNPAID)
    throw new Refusal('too-many-unpaid-orders', { status: 400, parameters: { most: MOST_UNPAID } });
}

/** An order before it is inserted, its goods as they were before it took any. Amounts in cents. */
interface OrderToBe {
  buyerId: number;
  lines: readonly { goods: Goods; quantity: number }[];
  total: number;
  locale: Locale;
}

/**
 * A buyer whose balance covers all unpaid orders may reserve any stock. Any other buyer reserves at most half of each SKU's stock, but
 * always one smallest order, so that buyers without money cannot block goods. Throws the refusal `reservation-over-balance`.
 */
export async function requireFairShare(transaction: Transaction, order: OrderToBe): Promise<void> {
  const { buyerId, lines, total, locale } = order;
  const { rows } = await sql<{ covered: boolean }>`
    select balance >= ${total} + coalesce((select sum(total) from customer_order
      where customer_order.buyer_id = buyer.id and state = 'pending-payment'), 0) as covered
    from buyer where id = ${buyerId}`.execute(transaction);
  if (rows[0]?.covered) return;
  const held = await heldPieces(transaction, buyerId);
  for (const { goods, quantity } of lines) {
    const before = held.get(goods.skuId) ?? 0;
    const inPacks = (pieces: number) => pieces - (pieces % goods.pack);
    const smallest = inPacks(goods.minimum + goods.pack - 1);
    const share = Math.max(smallest, Math.floor((goods.stock + before) / 2));
    if (before + quantity <= share) continue;
    const most = inPacks(Math.max(0, share - before));
    throw new Refusal('reservation-over-balance', { status: 400, parameters: { name: goods.name[locale], most } });
  }
}

async function heldPieces(transaction: Transaction, buyerId: number): Promise<Map<number, number>> {
  const rows = await transaction
    .selectFrom('order_line')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .select((select) => ['sku_id', select.fn.sum<string>('quantity').as('pieces')] as const)
    .where('buyer_id', '=', buyerId)
    .where('state', '=', 'pending-payment')
    .groupBy('sku_id')
    .execute();
  return new Map(rows.map(({ sku_id, pieces }) => [sku_id, Number(pieces)]));
}
