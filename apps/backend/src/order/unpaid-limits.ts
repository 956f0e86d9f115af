import type { Locale } from '@rider/model/locale';
import { sql } from 'kysely';
import type { CurrentVariant } from '../cart/current-variants.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { BuyerPromotion } from '../promotion/active-promotions.ts';

/** Maximum number of unpaid orders per buyer: each holds stock until it is paid, cancelled or expired. */
const MOST_UNPAID = 10;
/** Time to pay an order that an operator placed, in milliseconds: the buyer first has to read the e-mail. */
export const PAYMENT_TIME_BY_EMAIL = 3 * 86_400_000;
/** Namespace of this advisory lock. */
const UNPAID_ORDERS = 1;

/** Serialises a buyer's orders, and the changes of many cart lines at once, until the transaction ends. Taken before cart lines and quotes. */
export async function lockOrdersOf(transaction: Transaction, buyerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${UNPAID_ORDERS}::integer, ${buyerId}::integer)`.execute(transaction);
}

/**
 * Serialises a buyer's orders until the transaction ends and limits the unpaid ones. @throws ApiError `too-many-unpaid-orders`. The
 * advisory lock is taken before cart lines and stock, so that it cannot take part in a deadlock.
 */
export async function requireFewUnpaid(transaction: Transaction, buyerId: number): Promise<void> {
  await lockOrdersOf(transaction, buyerId);
  const { count } = await transaction
    .selectFrom('customer_order')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('buyer_id', '=', buyerId)
    .where('state', '=', 'pending-payment')
    .executeTakeFirstOrThrow();
  if (count >= MOST_UNPAID)
    throw new ApiError('too-many-unpaid-orders', { status: 400, parameters: { most: MOST_UNPAID } });
}

/** An order before its insertion, with stock and quotas before it takes any. Amounts in cents. */
interface OrderToBe {
  buyerId: number;
  lines: readonly { current: CurrentVariant; quantity: number; promotion: BuyerPromotion | null }[];
  total: number;
  locale: Locale;
}

/**
 * Limits the stock that unpaid orders reserve, so that buyers without money cannot block it. A buyer whose balance covers all unpaid orders
 * has no limit. Others reserve at most half of a SKU's stock and of a promotion's remaining quota, but always the minimum quantity, and one
 * place in a group at a time. @throws ApiError `reservation-over-balance`, `unpaid-group-place`.
 */
export async function requireStockShare(transaction: Transaction, order: OrderToBe): Promise<void> {
  const { buyerId, lines, total, locale } = order;
  const { rows } = await sql<{ covered: boolean }>`
    select balance >= ${total} + coalesce((select sum(total) from customer_order
      where customer_order.buyer_id = buyer.id and state = 'pending-payment'), 0) as covered
    from buyer where id = ${buyerId}`.execute(transaction);
  if (rows[0]?.covered) return;
  const held = await heldLines(transaction, buyerId);
  for (const { current, promotion } of lines) {
    const { skuId } = current;
    const isOfSku = (line: HeldLine) => line.skuId === skuId;
    const asHeld = lines.map((line) => ({
      ...line,
      skuId: line.current.skuId,
      promotionId: line.promotion?.id ?? null,
    }));
    requireShare(current, { left: current.stock, held: held.filter(isOfSku), wanted: asHeld.filter(isOfSku), locale });
    if (promotion === null) continue;
    const isOfPromotion = (line: HeldLine) => line.promotionId === promotion.id;
    const [ofHeld, ofWanted] = [held.filter(isOfPromotion), asHeld.filter(isOfPromotion)];
    requireShare(current, { left: promotion.remaining, held: ofHeld, wanted: ofWanted, locale });
  }
  if (lines.some(({ promotion }) => promotion?.kind === 'group') && (await holdsUnpaidPlace(transaction, buyerId)))
    throw new ApiError('unpaid-group-place', { status: 400 });
}

/** Pieces of a SKU that an unpaid order reserves or requests. */
interface HeldLine {
  skuId: number;
  promotionId: number | null;
  quantity: number;
}

const sumOfPieces = (lines: readonly HeldLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** `left` is the unreserved stock or quota of a promotion. */
function requireShare(
  current: CurrentVariant,
  {
    left,
    held,
    wanted,
    locale,
  }: { left: number; held: readonly HeldLine[]; wanted: readonly HeldLine[]; locale: Locale },
): void {
  const before = sumOfPieces(held);
  const inPacks = (pieces: number) => pieces - (pieces % current.pack);
  const smallest = inPacks(current.minimum + current.pack - 1);
  const share = Math.max(smallest, Math.floor((left + before) / 2));
  if (before + sumOfPieces(wanted) <= share) return;
  const most = inPacks(Math.max(0, share - before));
  throw new ApiError('reservation-over-balance', { status: 400, parameters: { name: current.name[locale], most } });
}

function heldLines(transaction: Transaction, buyerId: number): Promise<HeldLine[]> {
  return transaction
    .selectFrom('order_line')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .select(['sku_id as skuId', 'promotion_id as promotionId', 'quantity'])
    .where('buyer_id', '=', buyerId)
    .where('state', '=', 'pending-payment')
    .execute();
}

async function holdsUnpaidPlace(transaction: Transaction, buyerId: number): Promise<boolean> {
  const place = await transaction
    .selectFrom('group_member')
    .innerJoin('customer_order', 'customer_order.id', 'group_member.order_id')
    .select('group_id')
    .where('customer_order.buyer_id', '=', buyerId)
    .where('customer_order.state', '=', 'pending-payment')
    .executeTakeFirst();
  return place !== undefined;
}
