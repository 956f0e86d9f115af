import { sumOf } from '../money/sum-of.ts';
import type { Selectable } from 'kysely';
import { LOCALES, type Locale } from '@rider/model/locale';
import { money, type Money } from '@rider/model/money';
import { promotionProblem } from '@rider/model/promotion';
import { rememberLocale } from '../account/service.ts';
import { addressLine } from '../address/line.ts';
import { findAddress, type StoredAddress } from '../address/service.ts';
import { readGoods, type Goods } from '../cart/goods.ts';
import { lineProblem } from '../cart/quantity.ts';
import { priceLine } from '../cart/service.ts';
import { couponDiscounts, lockCoupon, spendCoupon } from '../coupon/using.ts';
import type { Transaction } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { PaymentMethodWire } from '@rider/api/order';
import { orderedNumber, totalsOf, type CheckoutServices, type Totals } from './checkout.ts';
import { expireDueOrdersOf, type StoredOrder } from './closing.ts';
import { postOrderLetter } from './letters.ts';
import { lineRefusal } from './line-refusal.ts';
import { taxColumns } from './tax-of-order.ts';
import { requireFairShare, requireFewUnpaid } from './holding.ts';
import { takePlace } from '../promotion/groups.ts';
import { readOffers, requireOneParcel, type Offer } from '../promotion/offers.ts';
import { takeQuota } from '../promotion/quota.ts';
import { newLineKey, newOrderNumber } from './order-number.ts';
import type { CheckoutLine, CheckoutTable } from './tables.ts';

/** Time to pay an order, in milliseconds; after it the order expires and returns its stock (R6.10). */
export const PAYMENT_TIME = 30 * 60_000;

/** A buyer's order of a checkout. */
export interface OrderRequest {
  key: string;
  addressId: number;
  /** A coupon of the buyer's, or none. */
  couponId: number | null;
  method: PaymentMethodWire;
  message: string;
  /** The buyer's own purchase order number; empty without one. */
  purchaseOrderNumber: string;
  locale: Locale;
}

/** The order of a checkout key; `repeated` when it existed before. */
export interface PlacedOrder {
  number: string;
  repeated: boolean;
}

interface PricedLine extends CheckoutLine {
  goods: Goods;
  unitPrice: Money;
  lineTotal: Money;
  offer: Offer | null;
}

interface TaxedLine extends PricedLine {
  discount: Money;
  tax: Money;
}

/** Takes the cart lines, which must be unchanged since the confirmation, so that two open checkouts of one cart cannot both be ordered. */
async function takeCartLines(transaction: Transaction, checkout: Selectable<CheckoutTable>): Promise<void> {
  const ids = checkout.lines.map((line) => line.cartLineId);
  const present = await transaction
    .selectFrom('cart_line')
    .select(['id', 'sku_id', 'quantity'])
    .where('buyer_id', '=', checkout.buyer_id)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const byId = new Map(present.map((line) => [line.id, line]));
  for (const { cartLineId, skuId, quantity } of checkout.lines) {
    const line = byId.get(cartLineId);
    if (line?.sku_id !== skuId || line.quantity !== quantity) throw new Refusal('cart-changed');
  }
  await transaction.deleteFrom('cart_line').where('id', 'in', ids).execute();
}

async function refuseLine(transaction: Transaction, line: CheckoutLine, locale: Locale): Promise<never> {
  const goods = (await readGoods(transaction, [line.skuId])).get(line.skuId);
  if (goods === undefined) throw new Refusal('cart-changed');
  const problem = lineProblem(goods, line.quantity) ?? 'not-enough-stock';
  throw lineRefusal({ cartLineId: line.cartLineId, ...goods, problem, terms: goods }, locale);
}

/** Takes the stock of every line or none, in the order of SKU ids, so that two orders cannot deadlock. */
async function takeStock(transaction: Transaction, lines: readonly CheckoutLine[], locale: Locale): Promise<void> {
  for (const line of lines.toSorted((one, other) => one.skuId - other.skuId)) {
    const { numUpdatedRows } = await transaction
      .updateTable('sku')
      .set((set) => ({ stock: set('stock', '-', line.quantity) }))
      .where('id', '=', line.skuId)
      .where('stock', '>=', line.quantity)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) await refuseLine(transaction, line, locale);
  }
}

/** Recomputes the prices from the locked rows, takes the quotas of promotions, and refuses terms that no longer hold. */
async function priceLines(
  transaction: Transaction,
  { lines, buyer_id: buyerId }: Selectable<CheckoutTable>,
  { locale, now }: { locale: Locale; now: number },
): Promise<PricedLine[]> {
  const skuIds = lines.map((line) => line.skuId);
  const goodsById = await readGoods(transaction, skuIds);
  const offers = await readOffers(transaction, { buyerId, skuIds, now, lock: true });
  const priced = lines.map((line) => {
    const goods = goodsById.get(line.skuId);
    if (goods === undefined) throw new Refusal('cart-changed');
    // This line's stock is already taken, so only minimum and pack are checked.
    const problem = lineProblem({ ...goods, stock: line.quantity }, line.quantity);
    if (problem !== null) throw lineRefusal({ cartLineId: line.cartLineId, ...goods, problem, terms: goods }, locale);
    const { promotion, ...price } = priceLine(goods, line, offers);
    if (promotion.lost !== null) throw new Refusal('promotion-over', { parameters: { name: goods.name[locale] } });
    return { ...line, goods, ...price, offer: promotion.offer };
  });
  await takeQuotas(transaction, priced, locale);
  return priced;
}

/** Takes the quotas, in the order of ids. Lines of one promotion count together. */
async function takeQuotas(transaction: Transaction, lines: readonly PricedLine[], locale: Locale): Promise<void> {
  const byOffer = Map.groupBy(lines, ({ offer }) => offer?.id ?? 0);
  for (const [id, own] of [...byOffer].toSorted(([one], [other]) => one - other)) {
    const [{ offer, goods }] = own as [PricedLine];
    if (offer === null) continue;
    const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0);
    const { remaining, per_buyer: perBuyer, bought } = offer;
    if (promotionProblem({ remaining, perBuyer, bought }, pieces) !== null)
      throw new Refusal('promotion-over', { parameters: { name: goods.name[locale] } });
    await takeQuota(transaction, id, pieces);
  }
}

async function insertOrder(
  transaction: Transaction,
  {
    checkout,
    request,
    address,
    totals,
    pieces,
    now,
  }: {
    checkout: Selectable<CheckoutTable>;
    request: OrderRequest;
    address: StoredAddress;
    totals: Totals;
    pieces: number;
    now: number;
  },
): Promise<StoredOrder> {
  const written = await addressLine(transaction, address);
  return transaction
    .insertInto('customer_order')
    .values({
      number: await newOrderNumber(transaction, now),
      buyer_id: checkout.buyer_id,
      state: 'pending-payment',
      pieces,
      goods_total: totals.goodsTotal,
      freight: totals.freight,
      discount: totals.discount,
      ...taxColumns(totals.tax),
      total: totals.total,
      payment_method: request.method,
      addressee: address.addressee,
      phone: address.phone,
      address: JSON.stringify(Object.fromEntries(LOCALES.map((locale) => [locale, written[locale]]))),
      buyer_message: request.message,
      purchase_order_number: request.purchaseOrderNumber,
      created_at: new Date(now),
      pay_before: new Date(now + PAYMENT_TIME),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function insertLines(transaction: Transaction, orderId: number, lines: readonly TaxedLine[]): Promise<void> {
  await transaction
    .insertInto('order_line')
    .values(
      lines.map(({ goods, quantity, unitPrice: price, lineTotal, discount, tax, offer }, position) => ({
        order_id: orderId,
        position,
        key: newLineKey(),
        product_id: goods.productId,
        sku_id: goods.skuId,
        code: goods.code,
        name: JSON.stringify(goods.name),
        variant: JSON.stringify(goods.variant),
        unit: JSON.stringify(goods.unit),
        image: goods.image,
        quantity,
        list_price: goods.price,
        unit_price: price,
        line_total: lineTotal,
        discount,
        tax,
        promotion_id: offer?.id ?? null,
        ships_at: offer?.shipsAt ?? null,
      })),
    )
    .execute();
}

async function placeOnce(
  services: CheckoutServices,
  transaction: Transaction,
  checkout: Selectable<CheckoutTable>,
  request: OrderRequest,
  now: number,
): Promise<PlacedOrder> {
  await requireFewUnpaid(transaction, checkout.buyer_id);
  await takeCartLines(transaction, checkout);
  await takeStock(transaction, checkout.lines, request.locale);
  const lines = await priceLines(transaction, checkout, { locale: request.locale, now });
  requireOneParcel(lines.map(({ offer }) => offer));
  const goodsTotal = sumOf(lines.map(({ lineTotal }) => lineTotal));
  // A buyer pays only a price that was shown.
  if (goodsTotal !== checkout.goods_total) throw new Refusal('price-changed');
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  const { couponId } = request;
  await lockCoupon(transaction, checkout.buyer_id, couponId);
  const goods = lines.map((line) => ({ productId: line.goods.productId, total: line.lineTotal }));
  const discounts = await couponDiscounts(transaction, checkout.buyer_id, { couponId, goods, now });
  const discounted = lines.map((line, index) => ({ ...line, discount: discounts[index] ?? money(0) }));
  if (request.addressId === 0) throw new Refusal('address-missing');
  const address = await findAddress(transaction, checkout.buyer_id, request.addressId, 'unknown-delivery-address');
  const { totals, shares } = await totalsOf(
    { database: transaction, taxes: services.taxes },
    {
      buyerId: checkout.buyer_id,
      lines: discounted.map(({ quantity, lineTotal, discount }) => ({ quantity, line_total: lineTotal, discount })),
      shipTo: address,
      now,
    },
  );
  await requireFairShare(transaction, {
    buyerId: checkout.buyer_id,
    lines,
    total: totals.total,
    locale: request.locale,
  });
  const order = await insertOrder(transaction, { checkout, request, address, totals, pieces, now });
  const taxed = discounted.map((line, index) => ({ ...line, tax: shares[index] ?? money(0) }));
  await insertLines(transaction, order.id, taxed);
  for (const { offer, groupId } of lines)
    if (offer?.kind === 'group')
      await takePlace(transaction, { offer, groupId, buyerId: order.buyer_id, orderId: order.id, now });
  await spendCoupon(transaction, { couponId, orderId: order.id, now });
  await transaction.updateTable('checkout').set({ order_id: order.id }).where('key', '=', checkout.key).execute();
  await postOrderLetter(services, transaction, 'order-placed', order);
  return { number: order.number, repeated: false };
}

/**
 * Places the one order of a checkout key, in one transaction: takes stock, recomputes prices, freezes the lines and removes them from the
 * cart. Repeating the key returns the same order. Refusals: `too-many-unpaid-orders`, `reservation-over-balance`, `checkout-expired`,
 * `address-missing`, `unknown-delivery-address`, `line-…`, `price-changed`, `cart-changed`, `coupon-no-longer-valid`,
 * `coupon-conditions-unmet`.
 */
export async function placeOrder(
  services: CheckoutServices,
  buyerId: number,
  request: OrderRequest,
): Promise<PlacedOrder> {
  const { database, clock } = services;
  // The order's letters use this language. Outside the transaction, because paying locks the buyer before the stock.
  await rememberLocale(database, buyerId, request.locale);
  // Due orders must release their stock and coupons first, even before the sweeper runs.
  await expireDueOrdersOf(services, buyerId);
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    const checkout = await transaction
      .selectFrom('checkout')
      .selectAll()
      .where('key', '=', request.key)
      .where('buyer_id', '=', buyerId)
      .forUpdate()
      .executeTakeFirst();
    if (checkout === undefined) throw new Refusal('checkout-expired');
    const number = await orderedNumber(transaction, checkout);
    if (number !== null) return { number, repeated: true };
    if (checkout.expires_at.getTime() <= now) throw new Refusal('checkout-expired');
    return placeOnce(services, transaction, checkout, request, now);
  });
}
