import { sql, type Insertable } from 'kysely';
import { MAXIMUM_QUANTITY } from '@rider/model/quantity';
import { MOST_QUICK_ROWS } from '@rider/model/quick-order';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { CurrentVariant } from './current-variants.ts';
import { lineProblem, type RequestedQuantity } from './quantity.ts';
import type { CartLineTable } from './tables.ts';

/** Maximum number of lines of a cart: those of a quick order. */
const LINE_LIMIT = MOST_QUICK_ROWS;

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

/** The ids of the variants in a buyer's cart. */
export async function readSkusInCart(database: Database, buyerId: number): Promise<Set<number>> {
  const lines = await database
    .selectFrom('cart_line')
    .select('sku_id')
    .where('buyer_id', '=', buyerId)
    .where('buy_now', '=', false)
    .execute();
  return new Set(lines.map((line) => line.sku_id));
}

function assertLineLimit(inCart: ReadonlySet<number>, skuId: number): void {
  if (!inCart.has(skuId) && inCart.size >= LINE_LIMIT) throw new ApiError('cart-full', { status: 400 });
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

/** What sets the price of a buy-now line besides the ordinary one. */
type PriceSource = Pick<CartAddition, 'promotion'> & { quoteId?: number };

/** Inserts a buy-now line, which is separate from the cart, and returns its id. */
export async function addBuyNowLine(
  { database, clock }: CartServices,
  buyerId: number,
  current: CurrentVariant,
  quantity: number,
  { promotion, quoteId }: PriceSource = {},
): Promise<number> {
  const line = {
    ...newLine(buyerId, current, quantity, { buyNow: true, now: clock(), promotion }),
    quote_id: quoteId ?? null,
  };
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
  assertLineLimit(await readSkusInCart(database, buyerId), current.skuId);
  const present = await database
    .selectFrom('cart_line')
    .select('quantity')
    .where('buyer_id', '=', buyerId)
    .where('sku_id', '=', current.skuId)
    .where('buy_now', '=', false)
    .forNoKeyUpdate()
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
 * Adds an orderable quantity of a variant to the cart, or to its existing line. Returns the line's id; null when stock does not cover both.
 * `inCart` are the variants in the cart, if the caller has read them. @throws ApiError `cart-full`.
 */
export async function addPieces(
  { database, clock }: CartServices,
  buyerId: number,
  current: CurrentVariant,
  quantity: number,
  { promotion, inCart }: Pick<CartAddition, 'promotion'> & { inCart?: ReadonlySet<number> } = {},
): Promise<number | null> {
  assertLineLimit(inCart ?? (await readSkusInCart(database, buyerId)), current.skuId);
  const line = newLine(buyerId, current, quantity, { buyNow: false, now: clock(), promotion });
  return insertOrAddUp(database, line, Math.min(current.stock, MAXIMUM_QUANTITY));
}
