import type { Selectable } from 'kysely';
import type { Locale } from '@rider/model/locale';
import { money, type Money } from '@rider/model/money';
import { couponDiscounts, lockCoupon, returnCoupon, spendCoupon, type PricedProduct } from '../coupon/own-coupons.ts';
import { lockStock } from '../catalogue/change-stock.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { sumOf } from '../money/sum-of.ts';
import type { EnteredLine, ShopDiscount } from '@rider/model/order';
import { totalsOf, type CheckoutServices, type Totals } from '../order/checkout.ts';
import { asShipped, type SoldLine } from '../order/sold-line.ts';
import type { StoredOrder } from '../order/close-order.ts';
import { priceCheckout, type PricedLine } from '../order/orderable-lines.ts';
import { destinationOf } from '../order/destination.ts';
import { insertLines, takeStock } from '../order/place-order.ts';
import { planDelivery, termsOf } from '../order/delivery-terms.ts';
import { PAYMENT_TIME_BY_EMAIL } from '../order/unpaid-limits.ts';
import { returnStock } from '../order/returned-stock.ts';
import type { Shipping } from '../order/shipping-choice.ts';
import { discountColumns } from '../order/shop-discount.ts';
import { taxColumns } from '../order/tax-of-order.ts';
import type { OrderLineTable } from '../order/tables.ts';
import { readEntered, type KnownLine } from './entered-lines.ts';
import { shippingOf } from './price-order.ts';

/** An order line as stored. */
export type HeldLine = Selectable<OrderLineTable>;

/** The contents that an order gets; what it has beside them stays. */
export interface NewContents {
  lines: readonly EnteredLine[];
  addressId: string;
  shipping: string;
  /** A coupon of the buyer, which is left out if it does not apply; empty for none. */
  couponId: string;
  shopDiscount: ShopDiscount | null;
  purchaseOrderNumber: string;
  /** The displayed total in cents; null before there is one. */
  quoted: number | null;
}

/** The lines of an order, in their order. */
export function readHeld(transaction: Transaction, orderId: number): Promise<HeldLine[]> {
  return transaction.selectFrom('order_line').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
}

/** Entered lines beside the lines that an order holds: those whose quantity is unchanged stay as they are, at their price. */
export function compareLines(held: readonly HeldLine[], entered: readonly KnownLine[]) {
  const pieces = new Map<string, number>();
  for (const { code, quantity } of held) pieces.set(code, (pieces.get(code) ?? 0) + quantity);
  const unchanged = new Set(entered.flatMap(({ sku, quantity }) => (pieces.get(sku) === quantity ? [sku] : [])));
  return {
    heldPieces: (sku: string) => pieces.get(sku) ?? 0,
    isUnchanged: (sku: string) => unchanged.has(sku),
    unchanged: held.filter(({ code }) => unchanged.has(code)),
    dropped: held.filter(({ code }) => !unchanged.has(code)),
    added: entered.filter(({ sku }) => !unchanged.has(sku)),
  };
}

/** Prices lines that an order gets, by the rule of the checkout, with their promotions locked. */
async function priceAdded(
  transaction: Transaction,
  buyerId: number,
  added: readonly KnownLine[],
  circumstances: { locale: Locale; now: number },
): Promise<PricedLine[]> {
  if (added.length === 0) return [];
  const lines = added.map(({ current, quantity }) => {
    if (current === undefined) throw new ApiError('unknown-variant');
    return { cartLineId: 0, skuId: current.skuId, quantity, promotionId: null, groupId: null };
  });
  return priceCheckout(transaction, { lines, buyer_id: buyerId }, { ...circumstances, lock: true });
}

/** A presale ships on its day, so an order contains nothing else. */
function requireOneDay(unchanged: readonly HeldLine[], added: readonly PricedLine[]): void {
  const days = [...unchanged.map((line) => line.ships_at), ...added.map(({ promotion }) => promotion?.shipsAt ?? null)];
  if (new Set(days.map((day) => day?.getTime() ?? null)).size > 1) throw new ApiError('parcels-apart', { status: 400 });
}

/** What decides the freight of lines that stay, even if their variants are no longer for sale. */
async function soldLines(transaction: Transaction, unchanged: readonly HeldLine[]): Promise<SoldLine[]> {
  if (unchanged.length === 0) return [];
  const skuIds = unchanged.map((line) => line.sku_id);
  const rows = await transaction
    .selectFrom('sku')
    .select(['id', 'weight_kg as weightKg', 'length_mm as lengthMm'])
    .where('id', 'in', skuIds)
    .execute();
  const factsOf = new Map(rows.map((row) => [row.id, asShipped(row)]));
  return unchanged.map(({ sku_id: skuId, quantity, line_total }) => ({
    ...(factsOf.get(skuId) ?? asShipped({ weightKg: '0', lengthMm: 0 })),
    quantity,
    line_total,
    discount: money(0),
  }));
}

/** The discounts by the chosen coupon, if it applies. The buyer gets back the coupon that the order has. */
async function rediscount(
  transaction: Transaction,
  order: StoredOrder,
  { couponId: chosen, products, now }: { couponId: string; products: readonly PricedProduct[]; now: number },
): Promise<{ couponId: number | null; discounts: Money[] }> {
  const couponId = chosen === '' ? null : Number(chosen);
  await returnCoupon(transaction, order.id);
  await lockCoupon(transaction, order.buyer_id, couponId);
  try {
    return {
      couponId,
      discounts: await couponDiscounts(transaction, order.buyer_id, { couponId, products, now }),
    };
  } catch (error) {
    const isUnmet = error instanceof ApiError && error.reason.startsWith('coupon-');
    if (!isUnmet) throw error;
    return { couponId: null, discounts: products.map(() => money(0)) };
  }
}

/** The order after {@link replaceContents}. */
export interface Replaced {
  order: StoredOrder;
  totals: Totals;
  /** What decides the shipping options. */
  shipping: Shipping;
  /** What decides the coupons that the order could use. */
  products: readonly PricedProduct[];
}

/**
 * Replaces the contents of a locked, unpaid order: stock, quotas, coupon, freight, tax and total. @throws ApiError `nothing-to-order`,
 * `unknown-variant`, those of priceCheckout, totalsOf and destinationOf, `parcels-apart`, `price-changed`. `agentId` is the operator, null for a dry run.
 */
export async function replaceContents(
  { taxes }: Pick<CheckoutServices, 'taxes'>,
  transaction: Transaction,
  order: StoredOrder,
  { contents, locale, now, agentId }: { contents: NewContents; locale: Locale; now: number; agentId: number | null },
): Promise<Replaced> {
  const { buyer_id: buyerId } = order;
  const entered = await readEntered(transaction, contents.lines, { buyerId, now });
  if (entered.length === 0) throw new ApiError('nothing-to-order', { status: 400 });
  const { unchanged, dropped, added } = compareLines(await readHeld(transaction, order.id), entered);
  const cause = { orderNumber: order.number, at: new Date(now) };
  await lockStock(transaction, [
    ...dropped.map((line) => line.sku_id),
    ...added.flatMap(({ current }) => current?.skuId ?? []),
  ]);
  await returnStock(transaction, dropped, { kind: 'order', ...cause });
  await transaction
    .deleteFrom('order_line')
    .where('id', 'in', [0, ...dropped.map(({ id }) => id)])
    .execute();
  const priced = await priceAdded(transaction, buyerId, added, { locale, now });
  requireOneDay(unchanged, priced);
  const products = [
    ...unchanged.map((line) => ({ productId: line.product_id, total: line.line_total })),
    ...priced.map(({ current: { productId }, lineTotal: total }) => ({ productId, total })),
  ];
  const { couponId, discounts } = await rediscount(transaction, order, { ...contents, products, now });
  const choice = await shippingOf(transaction, contents);
  const destination = await destinationOf(transaction, buyerId, { addressId: Number(contents.addressId), choice });
  const sold = [
    ...(await soldLines(transaction, unchanged)),
    ...priced.map(({ current, quantity, lineTotal }) => ({ ...asShipped(current), quantity, line_total: lineTotal })),
  ].map((line, index) => ({ ...line, discount: discounts[index] ?? money(0) }));
  const { totals, shares, rule } = await totalsOf(
    { database: transaction, taxes },
    { buyerId, lines: sold, shipTo: destination.shipTo, choice, shopDiscount: contents.shopDiscount, now },
  );
  if (contents.quoted !== null && contents.quoted !== totals.total) throw new ApiError('price-changed');
  const shareOf = (index: number) => shares[index] ?? { discount: money(0), tax: money(0) };
  for (const [index, { id }] of unchanged.entries())
    await transaction.updateTable('order_line').set(shareOf(index)).where('id', '=', id).execute();
  const last = Math.max(-1, ...unchanged.map(({ position }) => position));
  const taxed = priced.map((line, index) => ({ ...line, ...shareOf(unchanged.length + index) }));
  if (taxed.length > 0) await insertLines(transaction, order.id, taxed, last + 1);
  await takeStock(transaction, priced, cause);
  await spendCoupon(transaction, { couponId, orderId: order.id, now });
  const promotions = [
    ...unchanged.map(({ ships_at: shipsAt }) => (shipsAt === null ? null : { kind: 'presale', shipsAt })),
    ...priced.map(({ promotion }) => promotion),
  ];
  const planned = { terms: termsOf(order), choice, totals, shipTo: destination.shipTo, rule, promotions, now };
  const delivery = await planDelivery(transaction, planned, null);
  const changed = await transaction
    .updateTable('customer_order')
    .set((set) => ({
      pieces: sumOf(sold.map(({ quantity }) => money(quantity))),
      goods_total: totals.subtotal,
      freight: totals.freight,
      ...discountColumns(totals),
      ...taxColumns(totals.tax),
      total: totals.total,
      counter_id: null,
      counter: null,
      ...destination.columns,
      freight_class: totals.freightClass,
      ...delivery,
      purchase_order_number: contents.purchaseOrderNumber,
      // The buyer first has to read the e-mail.
      pay_before: new Date(Math.max(order.pay_before.getTime(), now + PAYMENT_TIME_BY_EMAIL)),
      version: set('version', '+', 1),
      changed_by: agentId ?? order.changed_by,
    }))
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const shipTo = choice.counter === null ? destination.shipTo : null;
  return { order: changed, totals, products, shipping: { lines: sold, subtotal: totals.subtotal, shipTo, rule } };
}
