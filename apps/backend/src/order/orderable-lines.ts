import type { Selectable } from 'kysely';
import type { Locale, Localized } from '@rider/model/locale';
import type { Money } from '@rider/model/money';
import { promotionProblem } from '@rider/model/promotion';
import { readCurrentVariants, type CurrentVariant } from '../cart/current-variants.ts';
import { lineProblem } from '../cart/quantity.ts';
import { asQuoted, priceLine } from '../cart/cart.ts';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { requireOpenPlace } from '../promotion/groups.ts';
import { readActivePromotions, type BuyerPromotion } from '../promotion/active-promotions.ts';
import { readQuotedPrices } from '../quoted-price/quoted-prices.ts';
import { requireOneParcel } from '../promotion/best-promotion.ts';
import { lineError } from './line-error.ts';
import type { CheckoutLine, CheckoutTable } from './tables.ts';

/** A line to order. */
interface OrderableLine extends Pick<CheckoutLine, 'cartLineId' | 'quantity' | 'groupId'> {
  name: Localized;
  variant: Localized;
  /** Undefined when the SKU is gone. */
  current: CurrentVariant | undefined;
  /** The promotion that sets its price. */
  promotion: BuyerPromotion | null;
}

/** A line of a checkout at current prices. */
export interface PricedLine extends CheckoutLine {
  current: CurrentVariant;
  unitPrice: Money;
  lineTotal: Money;
  promotion: BuyerPromotion | null;
}

/** The quote of lines that are ordered together; null for none. */
export function quoteOf(lines: readonly CheckoutLine[]): number | null {
  return lines[0]?.quoteId ?? null;
}

/** Requires that no coupon reduces agreed prices further. @throws ApiError `coupon-conditions-unmet`. */
export function requireNoCoupon(lines: readonly CheckoutLine[], couponId: number | null): void {
  if (couponId !== null && quoteOf(lines) !== null) throw new ApiError('coupon-conditions-unmet', { status: 400 });
}

/** The buyer, the language of errors, and the time (epoch milliseconds) of a validation. */
interface Circumstances {
  buyerId: number;
  locale: Locale;
  now: number;
}

/** Throws the error of the first line whose terms do not allow it; lines of one SKU count together against its stock. */
function requireTerms(lines: readonly OrderableLine[], locale: Locale): void {
  const pieces = new Map<number, number>();
  for (const { cartLineId, name, variant, current, quantity } of lines) {
    const sum = (pieces.get(current?.skuId ?? 0) ?? 0) + quantity;
    pieces.set(current?.skuId ?? 0, sum);
    const isOverStock = current !== undefined && sum > current.stock;
    const problem = lineProblem(current, quantity) ?? (isOverStock ? 'not-enough-stock' : null);
    if (problem !== null) throw lineError({ cartLineId, name, variant, problem, terms: current }, locale);
  }
}

/** Throws the error of the first promotion that cannot take its lines, which count together. */
function requireRoom(lines: readonly OrderableLine[], locale: Locale): void {
  for (const own of Map.groupBy(lines, ({ promotion }) => promotion?.id ?? 0).values()) {
    const [{ promotion, name }] = own as [OrderableLine];
    if (promotion === null) continue;
    const { remaining, per_buyer: perBuyer, bought } = promotion;
    const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0);
    const problem = promotionProblem({ remaining, perBuyer, bought }, pieces);
    if (problem === 'over-limit')
      throw new ApiError('promotion-limit', { parameters: { most: Math.max(0, (perBuyer ?? 0) - bought) } });
    if (problem !== null) throw new ApiError('promotion-over', { parameters: { name: name[locale] } });
  }
}

/** Requires at most one group buy per order, and a free place in the group to join. */
async function requirePlace(
  database: Database,
  lines: readonly OrderableLine[],
  { buyerId, now }: Circumstances,
): Promise<void> {
  const [line, second] = lines.filter(({ promotion }) => promotion?.kind === 'group');
  if (second !== undefined) throw new ApiError('one-group-per-order', { status: 400 });
  if (line?.promotion && line.groupId !== null)
    await requireOpenPlace(database, { groupId: line.groupId, promotionId: line.promotion.id, buyerId, now });
}

/**
 * Validates the lines of one order together, at confirmation and at placement. @throws ApiError `line-…`, `promotion-limit`,
 * `promotion-over`, `one-group-per-order`, `group-over`, `group-full`, `already-in-group`, `parcels-apart`.
 */
export async function requireOrderable(
  database: Database,
  lines: readonly OrderableLine[],
  circumstances: Circumstances,
): Promise<void> {
  requireTerms(lines, circumstances.locale);
  requireRoom(lines, circumstances.locale);
  await requirePlace(database, lines, circumstances);
  requireOneParcel(lines.map(({ promotion }) => promotion));
}

/**
 * Prices and validates the lines of a checkout. `lock` locks their promotions until the transaction ends; callers lock the stock first.
 * @throws ApiError those of {@link requireOrderable} and `readQuotedPrices`, `cart-changed`; `promotion-over` if a confirmed promotion no longer applies.
 */
export async function priceCheckout(
  database: Database,
  { lines, buyer_id: buyerId }: Pick<Selectable<CheckoutTable>, 'lines' | 'buyer_id'>,
  { locale, now, lock = false }: { locale: Locale; now: number; lock?: boolean },
): Promise<PricedLine[]> {
  const skuIds = lines.map((line) => line.skuId);
  const currentById = await readCurrentVariants(database, skuIds, { buyerId, now });
  const promotions = await readActivePromotions(database, { buyerId, skuIds, now, lock });
  const quoted = await readQuotedPrices(database, lines, { buyerId, now, lock });
  const priced = lines.map((line) => {
    const agreed = quoted?.prices.get(line.skuId)?.unitPrice;
    const current = asQuoted(currentById.get(line.skuId), agreed);
    if (current === undefined) throw new ApiError('cart-changed');
    const { promotion, ...price } = priceLine(current, line, promotions, agreed);
    if (promotion.lost !== null) throw new ApiError('promotion-over', { parameters: { name: current.name[locale] } });
    return { ...line, current, ...price, promotion: promotion.active };
  });
  const judged = priced.map((line) => ({ ...line, name: line.current.name, variant: line.current.variant }));
  await requireOrderable(database, judged, { buyerId, locale, now });
  return priced;
}
