import { sql, type Insertable, type Selectable } from 'kysely';
import type { CartLineProblem } from '@rider/model/cart';
import { money, type Money } from '@rider/model/money';
import { priceAt, type Prices } from '@rider/model/price';
import { MAXIMUM_QUANTITY } from '@rider/model/quantity';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { hasPromotion, type BuyerPromotion } from '../promotion/active-promotions.ts';
import { promotionOfLine, type LinePromotion, type PromotedLine } from '../promotion/best-promotion.ts';
import { buyerPrices, quantityBreaksOf } from '../price-list/contract-prices.ts';
import { readCurrentVariants, type CurrentVariant } from './current-variants.ts';
import { readPromotionsOf, type CartLinesRead, type StoredLine } from './lines.ts';
import { lineProblem, quantityError, readQuantity, type RequestedQuantity } from './quantity.ts';
import type { CartLineTable } from './tables.ts';
import { PUBLISHED } from '../search/published.ts';

/** Maximum number of lines of a cart. */
const LINE_LIMIT = 200;
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

/** Services of the cart. */
export interface CartServices {
  database: Database;
  clock: () => number;
}

/** An addition to the cart. */
export interface CartAddition {
  productId: number;
  skuId: number;
  quantity: RequestedQuantity;
  buyNow: boolean;
  /** The promotion of the addition; a group buy joins `groupId`, or opens a new group. */
  promotion?: { id: number; groupId: number | null } | undefined;
}

function newLine(
  buyerId: number,
  current: CurrentVariant,
  quantity: number,
  { buyNow, now, promotion }: { buyNow: boolean; now: number; promotion?: CartAddition['promotion'] },
): Insertable<CartLineTable> {
  return {
    buyer_id: buyerId,
    product_id: current.productId,
    sku_id: current.skuId,
    quantity,
    buy_now: buyNow,
    code: current.code,
    name: JSON.stringify(current.name),
    variant: JSON.stringify(current.variant),
    image: current.image,
    added_at: new Date(now),
    promotion_id: promotion?.id ?? null,
    group_id: promotion?.groupId ?? null,
  };
}

async function assertLineLimit(database: Database, buyerId: number, skuId: number): Promise<void> {
  const { others } = await database
    .selectFrom('cart_line')
    .select((select) => select.fn.countAll<number>().as('others'))
    .where('buyer_id', '=', buyerId)
    .where('buy_now', '=', false)
    .where('sku_id', '<>', skuId)
    .executeTakeFirstOrThrow();
  if (others >= LINE_LIMIT) throw new ApiError('cart-full', { status: 400 });
}

/** Inserts a cart line or adds to that of the same SKU, in one statement; null when stock does not cover both. */
async function insertOrAddUp(
  database: Database,
  line: Insertable<CartLineTable>,
  stock: number,
): Promise<number | null> {
  const written = await database
    .insertInto('cart_line')
    .values(line)
    .onConflict((conflict) =>
      conflict
        .columns(['buyer_id', 'sku_id'])
        .where('buy_now', '=', false)
        .doUpdateSet({
          quantity: sql<number>`cart_line.quantity + excluded.quantity`,
          promotion_id: sql<number | null>`coalesce(excluded.promotion_id, cart_line.promotion_id)`,
        })
        .where(sql<boolean>`cart_line.quantity + excluded.quantity <= ${stock}`),
    )
    .returning('id')
    .executeTakeFirst();
  return written?.id ?? null;
}

/** Inserts a buy-now line, which is separate from the cart, and returns its id. */
export async function addBuyNowLine(
  { database, clock }: CartServices,
  buyerId: number,
  current: CurrentVariant,
  quantity: number,
  promotion?: CartAddition['promotion'],
): Promise<number> {
  const line = newLine(buyerId, current, quantity, { buyNow: true, now: clock(), promotion });
  return (await database.insertInto('cart_line').values(line).returning('id').executeTakeFirstOrThrow()).id;
}

/**
 * Adds as much of the requested quantity to the cart as stock and terms allow. Returns the line, the added quantity and the new total
 * of the line; null when nothing can be added. @throws ApiError `cart-full`.
 */
export async function addWhatFits(
  { database, clock }: CartServices,
  buyerId: number,
  current: CurrentVariant,
  wanted: number,
): Promise<{ lineId: number; added: number; total: number } | null> {
  await assertLineLimit(database, buyerId, current.skuId);
  const present = await database
    .selectFrom('cart_line')
    .select('quantity')
    .where('buyer_id', '=', buyerId)
    .where('sku_id', '=', current.skuId)
    .where('buy_now', '=', false)
    .forUpdate()
    .executeTakeFirst();
  const before = present?.quantity ?? 0;
  const most = Math.min(current.stock, MAXIMUM_QUANTITY);
  const added = Math.min(wanted, Math.floor((most - before) / current.pack) * current.pack);
  if (added <= 0 || lineProblem(current, before + added) !== null) return null;
  const line = newLine(buyerId, current, added, { buyNow: false, now: clock() });
  const lineId = await insertOrAddUp(database, line, most);
  return lineId === null ? null : { lineId, added, total: before + added };
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
  if (buyNow) return addBuyNowLine(services, buyerId, current, quantity, addition.promotion);
  await assertLineLimit(database, buyerId, skuId);
  const line = newLine(buyerId, current, quantity, { buyNow, now: clock(), promotion: addition.promotion });
  const id = await insertOrAddUp(database, line, Math.min(current.stock, MAXIMUM_QUANTITY));
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
  { rows, promotions }: { rows: readonly StoredLine[]; promotions: ReadonlyMap<number, BuyerPromotion> },
): Promise<CartLine[]> {
  const skuIds = rows.map((row) => row.sku_id);
  const currentById = await readCurrentVariants(database, skuIds, { buyerId, now: clock() });
  return rows.map((row) => {
    const current = currentById.get(row.sku_id);
    return {
      row,
      current,
      ...priceLine(current, promotedLine(row), promotions),
      problem: lineProblem(current, row.quantity),
    };
  });
}

function promotedLine({ sku_id: skuId, quantity, promotion_id: promotionId }: StoredLine): PromotedLine {
  return { skuId, quantity, promotionId };
}

/** The price of a line: the best of the buyer's quantity breaks and applicable promotions; zero when the SKU no longer exists. */
export function priceLine(
  current: Prices | undefined,
  line: PromotedLine,
  promotions: ReadonlyMap<number, BuyerPromotion>,
): Pick<CartLine, 'unitPrice' | 'lineTotal' | 'promotion'> {
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

/** A buyer's own lines by id, including buy-now lines, in the requested order. @throws ApiError `unknown-cart-line` when one is missing. */
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
  const lines = await withCurrentVariants(services, buyerId, { rows, promotions });
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
