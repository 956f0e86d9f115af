import type { OrderDraft, OrderQuote, QuotedCoupon, QuotedLine } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { money } from '@rider/model/money';
import { MAXIMUM_QUANTITY, quantityProblem } from '@rider/model/quantity';
import { isPickUp } from '@rider/model/shipping';
import { checkoutCoupons, type PricedProduct } from '../coupon/own-coupons.ts';
import { addBuyNowLine } from '../cart/add-lines.ts';
import { quantityError } from '../cart/quantity.ts';
import type { Database, Transaction } from '../database/open.ts';
import { textIdOf } from '../http/answers.ts';
import { ApiError } from '../http/api-error.ts';
import { messageText } from '../messages/index.ts';
import {
  computeCheckout,
  confirmCheckout,
  type CheckoutServices,
  type ConfirmedCheckout,
  type Totals,
} from '../order/checkout.ts';
import { readShippingChoice } from '../order/shipping-choice.ts';
import { nameOfUntaxed, withUntaxedPlace } from '../tax/places.ts';
import { priceEntered, readEntered, type KnownLine } from './entered-lines.ts';
import { requireOrderingBuyer } from './ordering-buyer.ts';

/** The chosen shipping of a draft. @throws ApiError `unknown-counter`, `unknown-shipping-method`. */
export function shippingOf(database: Database, { shipping }: Pick<OrderDraft, 'shipping'>) {
  return readShippingChoice(
    database,
    isPickUp(shipping) ? { shipping_type: 2, store_id: shipping.slice('counter-'.length) } : {},
  );
}

/** Confirms entered lines as the buyer's checkout, with lines beside the cart. @throws ApiError those of {@link confirmCheckout}. */
export async function confirmEntered(
  services: CheckoutServices,
  transaction: Transaction,
  { draft, lines, key, locale }: { draft: OrderDraft; lines: readonly KnownLine[]; key?: string; locale: Locale },
): Promise<ConfirmedCheckout> {
  const within = { ...services, database: transaction };
  const buyerId = Number(draft.buyerId);
  const lineIds: number[] = [];
  for (const { current, quantity } of lines) {
    if (current === undefined) throw new ApiError('unknown-variant');
    // The checkout judges all else with the lines, which must be storable for that.
    const problem = quantityProblem(quantity, current);
    if (problem !== null && (quantity < 1 || quantity > MAXIMUM_QUANTITY))
      throw quantityError({ text: String(quantity), field: 'lines', locale }, problem, current);
    lineIds.push(await addBuyNowLine(within, buyerId, current, quantity));
  }
  const addressId = Number(draft.addressId);
  return confirmCheckout(within, buyerId, {
    lineIds,
    addressId,
    choice: await shippingOf(transaction, draft),
    locale,
    ...(key !== undefined && { key }),
  });
}

const DRY_RUN = new Error('rolls back a dry run');

/** Runs in a transaction that is rolled back; returns the result. */
export async function dryRun<Result>(
  { database }: CheckoutServices,
  run: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  try {
    await database.transaction().execute(async (transaction) => {
      results.push(await run(transaction));
      throw DRY_RUN;
    });
  } catch (error) {
    if (error !== DRY_RUN) throw error;
  }
  return results[0] as Result;
}

/** The price of lines that cannot be ordered. */
export function notOrderable(lines: QuotedLine[], obstacle = ''): OrderQuote {
  return { lines, sums: null, shippingOptions: [], coupons: [], obstacle };
}

/** The buyer's unused coupons for an order of these products, and the id of the chosen one if the order can use it. */
export async function usableCoupons(
  database: Database,
  { buyerId, couponId, products, now, locale }: CouponChoice & { locale: Locale },
): Promise<{ coupons: QuotedCoupon[]; usableId: number | null }> {
  const found = await checkoutCoupons(database, buyerId, { products, now });
  const coupons = found.map(({ coupon: { id, title, reduction }, obstacle, missing }) => {
    return { id: String(id), title: title[locale], reduction, obstacle, missing };
  });
  const isUsable = coupons.some(({ id, obstacle }) => id === couponId && obstacle === null);
  return { coupons, usableId: isUsable ? Number(couponId) : null };
}

interface CouponChoice {
  buyerId: number;
  /** Empty for none. */
  couponId: string;
  products: readonly PricedProduct[];
  /** Epoch milliseconds. */
  now: number;
}

/** The price of lines with the totals that `confirm` computes, or with its error. */
export async function withTotals(
  { database }: CheckoutServices,
  lines: QuotedLine[],
  locale: Locale,
  confirm: () => Promise<Totals & Pick<OrderQuote, 'shippingOptions' | 'coupons'>>,
): Promise<OrderQuote> {
  try {
    const { discount, tax, shippingOptions, coupons, freeFreightFrom: _, ...totals } = await confirm();
    const named = tax && withUntaxedPlace(tax, await nameOfUntaxed(database, tax), locale);
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const couponDiscount = money(discount - (totals.shopDiscount?.amount ?? 0));
    return { lines, sums: { ...totals, pieces, couponDiscount, tax: named }, shippingOptions, coupons, obstacle: '' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return notOrderable(lines, messageText(textIdOf(error.reason), locale, error.detail.parameters ?? {}));
  }
}

/** Prices an entered order as the buyer's checkout would, and writes nothing. @throws ApiError `unknown-buyer`. */
export async function priceOrder(services: CheckoutServices, draft: OrderDraft, locale: Locale): Promise<OrderQuote> {
  const { database, clock } = services;
  const prices = { buyerId: Number(draft.buyerId), now: clock() };
  await requireOrderingBuyer(database, prices.buyerId);
  const entered = await readEntered(database, draft.lines, prices);
  const lines = await priceEntered(database, entered, { ...prices, locale });
  if (lines.length === 0 || lines.some(({ problem }) => problem !== null)) return notOrderable(lines);
  const products = entered.map(({ current }, index) => {
    return { productId: current?.productId ?? 0, total: lines[index]?.lineTotal ?? money(0) };
  });
  return withTotals(services, lines, locale, () =>
    dryRun(services, async (transaction) => {
      const { key } = await confirmEntered(services, transaction, { draft, lines: entered, locale });
      const { coupons, usableId } = await usableCoupons(transaction, { ...draft, ...prices, products, locale });
      const computed = await computeCheckout({ ...services, database: transaction }, prices.buyerId, {
        key,
        addressId: Number(draft.addressId),
        couponId: usableId,
        choice: await shippingOf(transaction, draft),
        shopDiscount: draft.shopDiscount,
        locale,
      });
      // No order has this key yet.
      if ('orderNumber' in computed) throw new ApiError('checkout-expired');
      return { ...computed, coupons };
    }),
  );
}
