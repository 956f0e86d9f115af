import { sumOf } from '../money/sum-of.ts';
import type { Selectable } from 'kysely';
import type { Locale } from '@rider/model/locale';
import { money, type Money } from '@rider/model/money';
import { NO_DELIVERY_TERMS, type DeliveryTerms, type ShopDiscount } from '@rider/model/order';
import { rememberLocale } from '../account/buyers.ts';
import { companyOfOrder, isPlacedNow } from './company-of-order.ts';
import { lockBudget } from '../buyer-company/budgets.ts';
import { couponDiscounts, lockCoupon, spendCoupon } from '../coupon/own-coupons.ts';
import { changeStock, lockStock } from '../catalogue/change-stock.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { PaymentMethodWire } from '@rider/api/order';
import { orderedNumber, totalsOf, type CheckoutServices, type Totals } from './checkout.ts';
import { expireDueOrdersOf, type StoredOrder } from './close-order.ts';
import { postOrderEmail } from './order-emails.ts';
import { planDelivery } from './delivery-terms.ts';
import { destinationOf, type Destination } from './destination.ts';
import { taxColumns } from './tax-of-order.ts';
import { PAYMENT_TIME_BY_EMAIL, requireStockShare, requireFewUnpaid } from './unpaid-limits.ts';
import { discountColumns } from './shop-discount.ts';
import { lockCheckout } from './lock-checkout.ts';
import { asShipped } from './sold-line.ts';
import { takePlace } from '../promotion/groups.ts';
import { takeQuota } from '../promotion/quota.ts';
import { acceptQuote } from '../quoted-price/accept-quote.ts';
import { readQuotedDay } from '../quoted-price/quoted-prices.ts';
import { newLineKey, newOrderNumber } from './order-number.ts';
import { priceCheckout, quoteOf, requireNoCoupon, type PricedLine } from './orderable-lines.ts';
import type { ShippingChoice } from './shipping-choice.ts';
import type { CheckoutTable } from './tables.ts';

/** Time to pay an order, in milliseconds; then it expires. */
export const PAYMENT_TIME = 30 * 60_000;

/** A buyer's order of a checkout. */
export interface OrderRequest {
  key: string;
  addressId: number;
  /** The buyer's coupon, or null. */
  couponId: number | null;
  choice: ShippingChoice;
  /** The displayed total in cents; absent or null without JavaScript. */
  quoted?: number | null;
  method: PaymentMethodWire;
  message: string;
  /** The buyer's own purchase order number; empty without one. */
  purchaseOrderNumber: string;
  /** How the buyer wants it delivered; absent for nothing special. */
  terms?: DeliveryTerms;
  locale: Locale;
  /** The operator who places it for the buyer; absent if the buyer does. */
  placedBy?: number;
  /** The discount that this operator gives. */
  shopDiscount?: ShopDiscount | null;
  /** Whether the buyer's company approved it; then no limit applies. */
  isApproved?: boolean;
  /** The highest total that was approved, in cents. */
  mostTotal?: Money;
}

/** The order of a checkout key; `repeated` when it existed before. */
export interface PlacedOrder {
  number: string;
  repeated: boolean;
}

export interface TaxedLine extends PricedLine {
  discount: Money;
  tax: Money;
}

/** Takes the cart lines, which must be unchanged since the confirmation, so that two open checkouts of one cart cannot both be ordered. */
export async function takeCartLines(transaction: Transaction, checkout: Selectable<CheckoutTable>): Promise<void> {
  const ids = checkout.lines.map((line) => line.cartLineId);
  const present = await transaction
    .selectFrom('cart_line')
    .select(['id', 'sku_id', 'quantity'])
    .where('buyer_id', '=', checkout.buyer_id)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const byId = new Map(present.map((line) => [line.id, line]));
  for (const { cartLineId, skuId, quantity } of checkout.lines) {
    const line = byId.get(cartLineId);
    if (line?.sku_id !== skuId || line.quantity !== quantity) throw new ApiError('cart-changed');
  }
  await transaction.deleteFrom('cart_line').where('id', 'in', ids).execute();
}

/** Takes stock and quotas for an order; the caller has locked the rows and checked that they suffice. */
export async function takeStock(
  transaction: Transaction,
  lines: readonly PricedLine[],
  { orderNumber, at }: { orderNumber: string; at: Date },
): Promise<void> {
  const changes = lines.map(({ skuId, quantity }) => ({ skuId, change: -quantity }));
  await changeStock(transaction, changes, { kind: 'order', orderNumber, at });
  for (const { quantity, promotion } of lines)
    if (promotion !== null) await takeQuota(transaction, promotion.id, quantity);
}

interface NewOrder {
  checkout: Selectable<CheckoutTable>;
  companyId: number | null;
  request: OrderRequest;
  destination: Destination['columns'];
  totals: Totals;
  delivery: Awaited<ReturnType<typeof planDelivery>>;
  pieces: number;
  now: number;
}

async function insertOrder(
  transaction: Transaction,
  { checkout, companyId, request, destination, totals, delivery, pieces, now }: NewOrder,
): Promise<StoredOrder> {
  return transaction
    .insertInto('customer_order')
    .values({
      number: await newOrderNumber(transaction, now),
      buyer_id: checkout.buyer_id,
      company_id: companyId,
      state: 'pending-payment',
      pieces,
      goods_total: totals.subtotal,
      freight: totals.freight,
      ...discountColumns(totals),
      ...taxColumns(totals.tax),
      total: totals.total,
      payment_method: request.method,
      ...destination,
      ...delivery,
      freight_class: totals.freightClass,
      buyer_message: request.message,
      purchase_order_number: request.purchaseOrderNumber,
      created_at: new Date(now),
      pay_before: new Date(now + (isPlacedNow(request) ? PAYMENT_TIME : PAYMENT_TIME_BY_EMAIL)),
      placed_by: request.placedBy ?? null,
      quote_id: quoteOf(checkout.lines),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Inserts frozen lines of an order; `first` is their first position. */
export async function insertLines(
  transaction: Transaction,
  orderId: number,
  lines: readonly TaxedLine[],
  first = 0,
): Promise<void> {
  await transaction
    .insertInto('order_line')
    .values(
      lines.map(({ current, quantity, unitPrice: price, lineTotal, discount, tax, promotion }, position) => ({
        order_id: orderId,
        position: first + position,
        key: newLineKey(),
        product_id: current.productId,
        sku_id: current.skuId,
        code: current.code,
        name: JSON.stringify(current.name),
        variant: JSON.stringify(current.variant),
        unit: JSON.stringify(current.unit),
        image: current.image,
        quantity,
        list_price: current.price,
        unit_price: price,
        line_total: lineTotal,
        discount,
        tax,
        promotion_id: promotion?.id ?? null,
        ships_at: promotion?.shipsAt ?? null,
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
  await lockBudget(transaction, checkout.buyer_id, request.terms?.job ?? '');
  await takeCartLines(transaction, checkout);
  await lockStock(
    transaction,
    checkout.lines.map(({ skuId }) => skuId),
  );
  const lines = await priceCheckout(transaction, checkout, { locale: request.locale, now, lock: true });
  const subtotal = sumOf(lines.map(({ lineTotal }) => lineTotal));
  // Never charge a price that the buyer has not seen.
  if (subtotal !== checkout.goods_total) throw new ApiError('price-changed');
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  const { couponId } = request;
  const quoteId = quoteOf(checkout.lines);
  requireNoCoupon(checkout.lines, couponId);
  await lockCoupon(transaction, checkout.buyer_id, couponId);
  const products = lines.map((line) => ({ productId: line.current.productId, total: line.lineTotal }));
  const discounts = await couponDiscounts(transaction, checkout.buyer_id, { couponId, products, now });
  const { shipTo, columns: destination } = await destinationOf(transaction, checkout.buyer_id, request);
  const { totals, shares, rule } = await totalsOf(
    { database: transaction, taxes: services.taxes },
    {
      buyerId: checkout.buyer_id,
      lines: lines.map(({ current: sold, quantity, lineTotal }, index) => ({
        ...asShipped(sold),
        quantity,
        line_total: lineTotal,
        discount: discounts[index] ?? money(0),
      })),
      shipTo,
      choice: request.choice,
      shopDiscount: request.shopDiscount,
      now,
    },
  );
  // Tax and freight may have changed as well. Without script the total is not sent back, but the freight rule is known.
  const isOtherTotal =
    typeof request.quoted === 'number' ? request.quoted !== totals.total : rule.version !== checkout.freight_version;
  if (request.mostTotal === undefined ? isOtherTotal : totals.total > request.mostTotal)
    throw new ApiError('price-changed');
  const companyId = await companyOfOrder(transaction, checkout.buyer_id, { request, total: totals.total, now });
  // An operator decides how much stock a buyer may reserve, in a quote, too.
  if (request.placedBy === undefined && quoteId === null)
    await requireStockShare(transaction, {
      buyerId: checkout.buyer_id,
      lines,
      total: totals.total,
      locale: request.locale,
    });
  const promotions = [...lines.map(({ promotion }) => promotion), await readQuotedDay(transaction, quoteId)];
  const { terms = NO_DELIVERY_TERMS, choice, locale } = request;
  const planned = { terms, choice, totals, shipTo, rule, promotions, now };
  const delivery = await planDelivery(transaction, planned, locale);
  const ordered = { checkout, companyId, request, destination, totals, delivery, pieces, now };
  const order = await insertOrder(transaction, ordered);
  await takeStock(transaction, lines, { orderNumber: order.number, at: order.created_at });
  const taxed = lines.map((line, index) => ({ ...line, ...(shares[index] ?? { discount: money(0), tax: money(0) }) }));
  await insertLines(transaction, order.id, taxed);
  for (const { promotion, groupId } of lines)
    if (promotion?.kind === 'group')
      await takePlace(transaction, { promotion, groupId, buyerId: order.buyer_id, orderId: order.id, now });
  await spendCoupon(transaction, { couponId, orderId: order.id, now });
  await acceptQuote(services, transaction, quoteId, { order: order.number, now });
  await transaction.updateTable('checkout').set({ order_id: order.id }).where('key', '=', checkout.key).execute();
  if (request.isApproved) await postOrderEmail(services, transaction, 'order-approved', order, { page: 'payment' });
  else if (request.placedBy === undefined) await postOrderEmail(services, transaction, 'order-placed', order);
  else if (request.method !== 'invoice')
    await postOrderEmail(services, transaction, 'order-placed-for-you', order, { page: 'payment' });
  return { number: order.number, repeated: false };
}

/**
 * Places the one order of a checkout key, in one transaction: takes stock, recomputes prices, freezes the lines and removes them from the
 * cart. Repeating the key returns the same order. @throws ApiError `too-many-unpaid-orders`, those of {@link requireStockShare},
 * `checkout-expired`, `address-missing`, `unknown-delivery-address`, those of {@link priceCheckout} and {@link totalsOf}, `price-changed`,
 * `coupon-no-longer-valid`, `coupon-conditions-unmet`, `approval-required`, those of {@link planDelivery}.
 */
export async function placeOrder(
  services: CheckoutServices,
  buyerId: number,
  request: OrderRequest,
): Promise<PlacedOrder> {
  // The order's e-mails use this language. Written outside the transaction, because paying locks the buyer before the stock.
  await rememberLocale(services.database, buyerId, request.locale);
  // Release stock and coupons of due orders without waiting for the sweeper.
  await expireDueOrdersOf(services, buyerId);
  return services.database
    .transaction()
    .execute((transaction) => placeOrderIn(services, transaction, buyerId, request));
}

/** {@link placeOrder} in a transaction of the caller. */
export async function placeOrderIn(
  services: CheckoutServices,
  transaction: Transaction,
  buyerId: number,
  request: OrderRequest,
): Promise<PlacedOrder> {
  const now = services.clock();
  const checkout = await lockCheckout(transaction, buyerId, request.key);
  const number = await orderedNumber(transaction, checkout);
  if (number !== null) return { number, repeated: true };
  if (checkout.expires_at.getTime() <= now) throw new ApiError('checkout-expired');
  return placeOnce(services, transaction, checkout, request, now);
}
