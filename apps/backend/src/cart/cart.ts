import type { Selectable } from 'kysely';
import type { CartLineProblem } from '@rider/model/cart';
import { money, type Money } from '@rider/model/money';
import { priceAt, type Prices } from '@rider/model/price';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { hasPromotion, type BuyerPromotion } from '../promotion/active-promotions.ts';
import { promotionOfLine, type LinePromotion, type PromotedLine } from '../promotion/best-promotion.ts';
import { buyerPrices, quantityBreaksOf } from '../price-list/contract-prices.ts';
import { readQuotedPrices, type AgreedLines } from '../quoted-price/quoted-prices.ts';
import { addBuyNowLine, addPieces, type CartAddition, type CartServices } from './add-lines.ts';
import { readCurrentVariants, type CurrentVariant } from './current-variants.ts';
import { readPromotionsOf, type CartLinesRead, type StoredLine } from './lines.ts';
import { lineProblem, quantityError, readQuantity, type RequestedQuantity } from './quantity.ts';
import type { CartLineTable } from './tables.ts';
import { PUBLISHED } from '../search/published.ts';

/** Lifetime of an unused buy-now line, in milliseconds. */
const BUY_NOW_LIFETIME = 7 * 86_400_000;

/** A stored line with its SKU's current data. `goods` is undefined when the SKU no longer exists; prices are zero then. */
export interface CartLine {
  row: Selectable<CartLineTable>;
  current: CurrentVariant | undefined;
  unitPrice: Money;
  lineTotal: Money;
  problem: CartLineProblem | null;
  /** The promotion whose price applies, or why the promotion of the addition no longer applies. */
  promotion: LinePromotion;
}

/** A line of the cart for counts and sums. */
export interface CartSumLine {
  id: number;
  quantity: number;
  lineTotal: Money;
}

/**
 * Adds a SKU to the cart, or to its existing line; a buy-now line stays separate. Returns the line's id. @throws ApiError
 * `unknown-item-or-order`, `unknown-variant`, `quantity-over-stock`, `quantity-not-allowed`, `cart-full`.
 */
export async function addToCart(services: CartServices, buyerId: number, addition: CartAddition): Promise<number> {
  const { database, clock } = services;
  const { productId, skuId, buyNow } = addition;
  const product = await database
    .selectFrom('product')
    .select('id')
    .where('id', '=', productId)
    .where(PUBLISHED)
    .executeTakeFirst();
  if (product === undefined) throw new ApiError('unknown-item-or-order');
  const current = (await readCurrentVariants(database, [skuId], { buyerId, now: clock() })).get(skuId);
  if (current?.productId !== productId) throw new ApiError('unknown-variant');
  const quantity = readQuantity(addition.quantity, current);
  if (buyNow) return addBuyNowLine(services, buyerId, current, quantity, addition);
  const id = await addPieces(services, buyerId, current, quantity, addition);
  if (id === null) throw quantityError(addition.quantity, 'not-enough-stock', current);
  return id;
}

/** Sets the quantity of a buyer's own line. @throws ApiError `unknown-cart-line`, `unknown-item-or-order`, those of `addToCart`. */
export async function setQuantity(
  { database, clock }: CartServices,
  buyerId: number,
  lineId: number,
  requested: RequestedQuantity,
): Promise<void> {
  const own = database
    .selectFrom('cart_line')
    .select('sku_id')
    .where('id', '=', lineId)
    .where('buyer_id', '=', buyerId);
  const line = await own.executeTakeFirst();
  if (line === undefined) throw new ApiError('unknown-cart-line');
  const current = (await readCurrentVariants(database, [line.sku_id], { buyerId, now: clock() })).get(line.sku_id);
  if (current === undefined) throw new ApiError('unknown-item-or-order');
  const quantity = readQuantity(requested, current);
  const { numUpdatedRows } = await database
    .updateTable('cart_line')
    .set({ quantity })
    .where('id', '=', lineId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('unknown-cart-line');
}

/** Removes a buyer's own lines; ignores other ids. */
export async function removeLines(
  { database }: CartServices,
  buyerId: number,
  lineIds: readonly number[],
): Promise<void> {
  if (lineIds.length === 0) return;
  await database
    .deleteFrom('cart_line')
    .where('buyer_id', '=', buyerId)
    .where('id', 'in', [...lineIds])
    .execute();
}

async function withCurrentVariants(
  { database, clock }: CartServices,
  buyerId: number,
  {
    rows,
    promotions,
    agreed,
  }: { rows: readonly StoredLine[]; promotions: ReadonlyMap<number, BuyerPromotion>; agreed?: AgreedLines | undefined },
): Promise<CartLine[]> {
  const skuIds = rows.map((row) => row.sku_id);
  const currentById = await readCurrentVariants(database, skuIds, { buyerId, now: clock() });
  return rows.map((row) => {
    const price = agreed?.get(row.sku_id)?.unitPrice;
    const current = asQuoted(currentById.get(row.sku_id), price);
    return {
      row,
      current,
      ...priceLine(current, promotedLine(row), promotions, price),
      problem: lineProblem(current, row.quantity),
    };
  });
}

function promotedLine({ sku_id: skuId, quantity, promotion_id: promotionId }: StoredLine): PromotedLine {
  return { skuId, quantity, promotionId };
}

/** A variant whose price an operator has agreed with the number of pieces: only the stock can forbid it. */
export function asQuoted<Current extends CurrentVariant | undefined>(
  current: Current,
  agreed: Money | undefined,
): Current {
  return current === undefined || agreed === undefined ? current : { ...current, minimum: 1, pack: 1 };
}

/**
 * The price of a line: the agreed one of a quote, else the best of the buyer's quantity breaks and applicable promotions; zero when the
 * SKU no longer exists.
 */
export function priceLine(
  current: Prices | undefined,
  line: PromotedLine,
  promotions: ReadonlyMap<number, BuyerPromotion>,
  agreed?: Money,
): Pick<CartLine, 'unitPrice' | 'lineTotal' | 'promotion'> {
  if (agreed !== undefined)
    return { unitPrice: agreed, lineTotal: money(agreed * line.quantity), promotion: { active: null, lost: null } };
  const ordinary = current === undefined ? money(0) : priceAt(current.price, current.tiers, line.quantity);
  const promotion = promotionOfLine(promotions, line, ordinary);
  const unitPrice = money(Math.min(ordinary, promotion.active?.price ?? ordinary));
  return { unitPrice, lineTotal: money(unitPrice * line.quantity), promotion };
}

/** The cart, oldest line first; buy-now lines are not in it. */
export async function readCart(services: CartServices & CartLinesRead, buyerId: number): Promise<CartLine[]> {
  return withCurrentVariants(services, buyerId, await services.readCartLines(buyerId));
}

/** The lines of the cart whose SKU still exists, oldest first, with only the data of a count. */
export async function readCartSum({ readCartLines }: CartLinesRead, buyerId: number): Promise<CartSumLine[]> {
  const { rows, promotions } = await readCartLines(buyerId);
  return rows.flatMap(({ price, tiers, contracts, ...row }) => {
    if (price === null || tiers === null) return [];
    const prices = buyerPrices({ price, tiers: quantityBreaksOf(tiers) }, contracts);
    const { lineTotal } = priceLine(prices, promotedLine(row), promotions);
    return [{ id: row.id, quantity: row.quantity, lineTotal }];
  });
}

/** A buyer's own lines by id, including buy-now lines, in the requested order. @throws ApiError `unknown-cart-line` when one is missing, those of `readQuotedPrices`. */
export async function readLines(
  services: CartServices,
  buyerId: number,
  lineIds: readonly number[],
): Promise<CartLine[]> {
  const { database, clock } = services;
  const now = clock();
  const rows = await database
    .selectFrom('cart_line')
    .selectAll()
    .select(hasPromotion('cart_line.sku_id', now).as('promoted'))
    .where('buyer_id', '=', buyerId)
    .where('id', 'in', [...lineIds])
    .execute();
  const promotions = await readPromotionsOf(database, buyerId, rows, now);
  const toOrder = rows.map((row) => ({ skuId: row.sku_id, quantity: row.quantity, quoteId: row.quote_id }));
  const quoted = await readQuotedPrices(database, toOrder, { buyerId, now });
  const lines = await withCurrentVariants(services, buyerId, { rows, promotions, agreed: quoted?.prices });
  const byId = new Map(lines.map((line) => [line.row.id, line]));
  return [...new Set(lineIds)].map((id) => {
    const line = byId.get(id);
    if (line === undefined) throw new ApiError('unknown-cart-line');
    return line;
  });
}

/** Deletes old buy-now lines that were not ordered. */
export async function purgeOldBuyNowLines(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('cart_line')
    .where('buy_now', '=', true)
    .where('added_at', '<', new Date(now - BUY_NOW_LIFETIME))
    .execute();
}
