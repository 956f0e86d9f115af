import type { Versioned } from '@rider/api/operator';
import { sumOf } from '../money/sum-of.ts';
import { taxOfSale, type ShipTo, type TaxServices } from '../tax/tax-of-sale.ts';
import { findAddress, findDefaultAddress, type StoredAddress } from '../address/addresses.ts';
import type { Selectable } from 'kysely';
import type { Locale } from '@rider/model/locale';
import { money, type Money } from '@rider/model/money';
import type { ShopDiscount } from '@rider/model/order';
import type { FreightClass, FreightRule, ShippingOption } from '@rider/model/shipping';
import type { Tax } from '@rider/model/tax';
import { readClosedDays } from '../calendar/closed-days.ts';
import { readLines, type CartLine } from '../cart/cart.ts';
import { couponDiscounts } from '../coupon/own-coupons.ts';
import type { Database } from '../database/open.ts';
import type { EmailServices } from '../email/outbox.ts';
import { ApiError } from '../http/api-error.ts';
import { readQuotedDay } from '../quoted-price/quoted-prices.ts';
import { newCheckoutKey } from './order-number.ts';
import { priceCheckout, quoteOf, requireNoCoupon, requireOrderable } from './orderable-lines.ts';
import { readFreight } from '../freight/freight-rule.ts';
import { placeOfCounter, readOfferedCounters } from '../pick-up/counters.ts';
import { dispatchDayOf, freightOf, shippingOptionsOf, type Shipping, type ShippingChoice } from './shipping-choice.ts';
import { asShipped, type SoldLine } from './sold-line.ts';
import { withShopDiscount } from './shop-discount.ts';
import type { CheckoutLine, CheckoutTable } from './tables.ts';

/** How long a confirmed checkout can be ordered, in milliseconds. */
export const CHECKOUT_LIFETIME = 60 * 60_000;

/** The largest amount that a column of the database takes, in cents. */
const LARGEST_TOTAL = 0x7fffffff;

/** Services of orders, including e-mail: the buyer gets an e-mail for each change of an order. */
export interface OrderServices extends EmailServices {
  database: Database;
}

/** Services of a checkout. */
export interface CheckoutServices extends OrderServices, TaxServices {}

/** The totals of an order before placement. */
export interface Totals {
  subtotal: Money;
  freight: Money;
  /** Null for pick-up, and in an estimate for an address to which the products are not delivered. */
  freightClass: FreightClass | null;
  /** Subtotal from which delivery is free; null for never. */
  freeFreightFrom: Money | null;
  /** The discounts by coupon and shop. */
  discount: Money;
  /** The part of `discount` that the shop gives. */
  shopDiscount: ShopDiscount | null;
  /** Null without a destination. */
  tax: Tax | null;
  total: Money;
}

/** The totals of a choice, and the shipping options for its address. */
export interface ComputedCheckout extends Totals {
  shippingOptions: ShippingOption[];
}

/** A checkout as just confirmed. */
export interface ConfirmedCheckout extends Totals {
  key: string;
  lines: CartLine[];
  /** The delivery address; null without a default address. */
  address: StoredAddress | null;
  shippingOptions: ShippingOption[];
}

/** The input of {@link totalsOf}: the lines and their destination, null if unknown. */
export interface Sale {
  buyerId: number;
  lines: readonly SoldLine[];
  shipTo: ShipTo | null;
  choice: ShippingChoice;
  /** A discount of the shop besides those of the lines. */
  shopDiscount?: ShopDiscount | null | undefined;
  /** Epoch milliseconds. */
  now: number;
  /** For display: the freight is that of the destination even if the choice does not fit it. */
  isEstimate?: boolean;
}

/** The totals of a sale, each line's discount and tax, and the freight rule by which they were computed. */
export interface ComputedSale {
  totals: Totals;
  shares: { discount: Money; tax: Money }[];
  rule: Versioned<FreightRule>;
}

/**
 * Adds up products, freight and tax less discounts, with each line's shares of discounts and tax. Free freight depends on the subtotal
 * before discounts, tax on the total after them; for pick-up, the counter's tax applies. @throws ApiError `freight-class-changed`,
 * `no-delivery`, `order-too-large`, those of {@link withShopDiscount}.
 */
export async function totalsOf(
  { database, taxes }: Pick<CheckoutServices, 'database' | 'taxes'>,
  { buyerId, lines: sold, shipTo: address, choice, shopDiscount: given = null, now, isEstimate = false }: Sale,
): Promise<ComputedSale> {
  const { lines, shopDiscount } = withShopDiscount(sold, given);
  const subtotal = sumOf(lines.map(({ line_total: total }) => total));
  const discount = sumOf(lines.map((line) => line.discount));
  const rule = await readFreight(database);
  const shipping = { lines, subtotal, shipTo: address, rule };
  const { freightClass, freight, freeFrom } = freightOf(choice, shipping, isEstimate);
  const shipTo = choice.counter === null ? address : placeOfCounter(choice.counter);
  const taxed = shipTo === null ? null : await taxOfSale(database, taxes, { buyerId, shipTo, lines, freight, now });
  const tax = taxed?.tax ?? null;
  const total = money(subtotal + freight + (tax?.amount ?? 0) - discount);
  if (Math.max(subtotal, total) > LARGEST_TOTAL)
    throw new ApiError('order-too-large', { status: 400, parameters: { most: LARGEST_TOTAL } });
  const totals = { subtotal, freight, freightClass, freeFreightFrom: freeFrom, discount, shopDiscount, tax, total };
  const shares = lines.map((line, index) => ({ discount: line.discount, tax: taxed?.shares[index] ?? money(0) }));
  return { totals, shares, rule };
}

/** A buyer's address, or the default one for 0; null if the buyer has no default. @throws ApiError `unknown-delivery-address`. */
async function shipToOf(database: Database, buyerId: number, addressId: number): Promise<StoredAddress | null> {
  if (addressId === 0) return findDefaultAddress(database, buyerId);
  return findAddress(database, buyerId, addressId, 'unknown-delivery-address');
}

/**
 * Confirms a buyer's cart lines for delivery to one of the buyer's addresses, 0 for the default one: stores them under a key, by default a
 * random one, that only this buyer can use. @throws ApiError `nothing-to-order`, `unknown-cart-line`, those of {@link requireOrderable} and
 * {@link totalsOf}, `unknown-delivery-address`.
 */
export async function confirmCheckout(
  services: CheckoutServices,
  buyerId: number,
  {
    lineIds,
    addressId,
    choice,
    locale,
    key = newCheckoutKey(),
  }: Pick<ComputeRequest, 'addressId' | 'choice' | 'locale'> & { lineIds: readonly number[]; key?: string },
): Promise<ConfirmedCheckout> {
  if (lineIds.length === 0) throw new ApiError('nothing-to-order', { status: 400 });
  const { database, clock } = services;
  const lines = await readLines(services, buyerId, lineIds);
  const now = clock();
  const toOrder = lines.map(({ row, current, promotion: { active: promotion } }) => {
    const { id: cartLineId, quantity, group_id: groupId, name, variant } = row;
    return { cartLineId, quantity, groupId, name, variant, current, promotion };
  });
  await requireOrderable(database, toOrder, { buyerId, locale, now });
  const address = await shipToOf(database, buyerId, addressId);
  const sold = lines.flatMap(({ row, current, lineTotal }) =>
    current === undefined
      ? []
      : [{ ...asShipped(current), quantity: row.quantity, line_total: lineTotal, discount: money(0) }],
  );
  const sale = { buyerId, lines: sold, shipTo: address, choice, now, isEstimate: true };
  const { totals, rule } = await totalsOf(services, sale);
  const { subtotal } = totals;
  const day = await readQuotedDay(database, lines[0]?.row.quote_id ?? null);
  const promotions = [...toOrder.map(({ promotion }) => promotion), day];
  const shipping = { lines: sold, subtotal, shipTo: address, rule };
  const shippingOptions = await readShippingOptions(database, shipping, { promotions, now, locale });
  await database
    .insertInto('checkout')
    .values({
      key,
      buyer_id: buyerId,
      lines: JSON.stringify(
        lines.map(({ row, promotion }): CheckoutLine => ({
          cartLineId: row.id,
          skuId: row.sku_id,
          quantity: row.quantity,
          promotionId: promotion.active?.id ?? null,
          groupId: row.group_id,
          ...(row.quote_id !== null && { quoteId: row.quote_id }),
        })),
      ),
      goods_total: totals.subtotal,
      freight_version: rule.version,
      created_at: new Date(now),
      expires_at: new Date(now + CHECKOUT_LIFETIME),
      order_id: null,
    })
    .execute();
  return { key, lines, address, shippingOptions, ...totals };
}

interface ShippingOptionsRequest {
  promotions: Parameters<typeof dispatchDayOf>[0];
  /** The first day on which the products may leave; absent or null for any. */
  notBefore?: string | null;
  now: number;
  locale: Locale;
}

/** The shipping options of an order placed now. */
export async function readShippingOptions(
  database: Database,
  shipping: Shipping,
  { promotions, notBefore = null, now, locale }: ShippingOptionsRequest,
): Promise<ShippingOption[]> {
  const closedDays = await readClosedDays(database, now);
  const earliest = dispatchDayOf(promotions, now, { ...shipping.rule, closedDays });
  const counters = await readOfferedCounters(database);
  return shippingOptionsOf(shipping, { earliest, notBefore, closedDays, counters }, locale);
}

/** The public number of the order that a checkout became, or null. */
export async function orderedNumber(
  database: Database,
  checkout: Pick<Selectable<CheckoutTable>, 'order_id'>,
): Promise<string | null> {
  if (checkout.order_id === null) return null;
  const order = await database
    .selectFrom('customer_order')
    .select('number')
    .where('id', '=', checkout.order_id)
    .executeTakeFirstOrThrow();
  return order.number;
}

/** The choices of a buyer for which the totals of a checkout are computed. */
export interface ComputeRequest {
  key: string;
  addressId: number;
  couponId: number | null;
  choice: ShippingChoice;
  /** The first day on which the products may leave; absent or null for any. */
  notBefore?: string | null;
  /** A discount that an operator gives. */
  shopDiscount?: ShopDiscount | null;
  locale: Locale;
}

/**
 * Computes a checkout's totals at current prices, for one of the buyer's addresses or 0 for the default one, and stores them as agreed, or
 * returns the order placed from it. @throws ApiError `checkout-expired`, `unknown-delivery-address`, those of {@link priceCheckout} and
 * {@link totalsOf}, `coupon-no-longer-valid`, `coupon-conditions-unmet`.
 */
export async function computeCheckout(
  services: CheckoutServices,
  buyerId: number,
  { key, addressId, couponId, choice, notBefore = null, shopDiscount, locale }: ComputeRequest,
): Promise<ComputedCheckout | { orderNumber: string }> {
  const { database, clock } = services;
  const checkout = await database
    .selectFrom('checkout')
    .selectAll()
    .where('key', '=', key)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  if (checkout === undefined) throw new ApiError('checkout-expired');
  const orderNumber = await orderedNumber(database, checkout);
  if (orderNumber !== null) return { orderNumber };
  const now = clock();
  if (checkout.expires_at.getTime() <= now) throw new ApiError('checkout-expired');
  const priced = await priceCheckout(database, checkout, { locale, now });
  const products = priced.map(({ current: { productId }, quantity, lineTotal: total }) => ({
    productId,
    quantity,
    total,
  }));
  const subtotal = sumOf(products.map(({ total }) => total));
  requireNoCoupon(checkout.lines, couponId);
  const discounts = await couponDiscounts(database, buyerId, { couponId, products, now });
  const lines = priced.map(({ current: sold, lineTotal, quantity }, index) => ({
    ...asShipped(sold),
    quantity,
    line_total: lineTotal,
    discount: discounts[index] ?? money(0),
  }));
  const shipTo = await shipToOf(database, buyerId, addressId);
  const sale = { buyerId, lines, shipTo, choice, shopDiscount, now, isEstimate: true };
  const { totals, rule } = await totalsOf(services, sale);
  await database
    .updateTable('checkout')
    .set({ goods_total: subtotal, freight_version: rule.version })
    .where('key', '=', key)
    .execute();
  const day = await readQuotedDay(database, quoteOf(checkout.lines));
  const promotions = [...priced.map(({ promotion }) => promotion), day];
  const shipping = { lines, subtotal, shipTo, rule };
  return {
    ...totals,
    shippingOptions: await readShippingOptions(database, shipping, { promotions, notBefore, now, locale }),
  };
}

/** Deletes expired checkouts without an order. */
export async function purgeOldCheckouts(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('checkout')
    .where('expires_at', '<', new Date(now - CHECKOUT_LIFETIME))
    .where('order_id', 'is', null)
    .execute();
}
