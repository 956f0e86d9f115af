import type { Money } from '@rider/model/money';
import { sumOf } from '../money/sum-of.ts';
import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import { refundKindsOf, type RefundKind } from '@rider/model/refund';
import { nextOrderState } from '@rider/model/order';
import { REFUND_PHOTOS } from '@rider/model/limits';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { OrderServices } from '../order/checkout.ts';
import type { StoredOrder } from '../order/close-order.ts';
import type { OrderLineTable } from '../order/tables.ts';
import { requireOwnPictures } from '../upload/pictures.ts';
import { hasProducts, readParcels, type Parcel } from '../parcel/parcels.ts';
import {
  hasOpenRefund,
  priceRefund,
  readRefundFacts,
  refundablePieces,
  returnablePieces,
  type RefundedLine,
} from './refundable.ts';

/** A number of pieces of an order line. */
export interface RequestedLine {
  lineId: number;
  quantity: number;
}

/** A buyer's request. An empty list of lines means all that are left. */
export interface RefundRequest {
  kind: RefundKind;
  lines: readonly RequestedLine[];
  reason: string;
  remark: string;
  photos: readonly string[];
  /** The displayed amount in cents; null without one. */
  quoted: number | null;
}

/** Creates a public number of 18 digits, as in CRMEB; random, so that refunds cannot be counted or guessed. */
function newRefundNumber(): string {
  const half = (): string => String(randomInt(1_000_000_000)).padStart(9, '0');
  return `${randomInt(1, 9)}${half()}${half()}`.slice(0, 18);
}

function amountOf(lines: readonly RefundedLine[]): Money {
  return sumOf(lines.map(({ amount }) => amount));
}

function taxOf(lines: readonly RefundedLine[]): Money {
  return sumOf(lines.map(({ tax }) => tax));
}

async function priceRequested(
  database: Database,
  order: StoredOrder,
  requested: readonly RequestedLine[],
): Promise<RefundedLine[]> {
  const lines = await database
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const facts = (await readRefundFacts(database, [order.id]))(order.id);
  if (hasOpenRefund(facts)) throw new ApiError('refund-in-progress', { status: 400 });
  const left = lines.map((line) => ({ line, quantity: refundablePieces(facts, line) }));
  if (left.every(({ quantity }) => quantity === 0)) throw new ApiError('nothing-to-refund', { status: 400 });
  const chosen = requested.length === 0 ? left.filter(({ quantity }) => quantity > 0) : choose(left, requested);
  return priceRefund(order, lines, facts, chosen);
}

function choose(
  left: readonly { line: Selectable<OrderLineTable>; quantity: number }[],
  requested: readonly RequestedLine[],
): { line: Selectable<OrderLineTable>; quantity: number }[] {
  if (new Set(requested.map(({ lineId }) => lineId)).size < requested.length)
    throw new ApiError('invalid-refund-lines', { status: 400 });
  return requested.map(({ lineId, quantity }) => {
    const found = left.find(({ line }) => line.id === lineId);
    if (found === undefined) throw new ApiError('invalid-refund-lines', { status: 400 });
    if (quantity > found.quantity) throw new ApiError('refund-over-ordered', { status: 400 });
    return { line: found.line, quantity };
  });
}

function ownOrder(database: Database, buyerId: number, orderId: number) {
  return database
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', orderId)
    .where('buyer_id', '=', buyerId)
    .where('hidden_at', 'is', null);
}

function assertRefundable(order: StoredOrder | undefined): asserts order is StoredOrder {
  if (order === undefined) throw new ApiError('unknown-order', { status: 400 });
  if (nextOrderState(order.state, 'refund') === null) throw new ApiError('order-state-changed', { status: 400 });
}

/** Computes the refund amount of an order's lines and the included tax, in cents. @throws ApiError as {@link requestRefund}. */
export async function quoteRefund(
  { database }: OrderServices,
  buyerId: number,
  orderId: number,
  requested: readonly RequestedLine[],
): Promise<{ order: StoredOrder; lines: RefundedLine[]; amount: Money; tax: Money }> {
  const order = await ownOrder(database, buyerId, orderId).executeTakeFirst();
  assertRefundable(order);
  const lines = await priceRequested(database, order, requested);
  return { order, lines, amount: amountOf(lines), tax: taxOf(lines) };
}

/** Requires that the pieces to return were shipped. @throws ApiError `nothing-to-return`. */
async function assertReturnable(
  transaction: Transaction,
  parcels: readonly Parcel[],
  lines: readonly RefundedLine[],
): Promise<void> {
  const orderId = parcels[0]?.order_id ?? 0;
  const facts = (await readRefundFacts(transaction, [orderId]))(orderId);
  if (lines.some(({ line, quantity }) => quantity > returnablePieces(facts, parcels, line.id)))
    throw new ApiError('nothing-to-return', { status: 400 });
}

function assertQuoted(quoted: number | null, amount: number): void {
  if (quoted === null || quoted === amount) return;
  throw new ApiError('refund-amount-changed', { status: 400, parameters: { amount } });
}

async function insertRefund(
  transaction: Transaction,
  order: StoredOrder,
  lines: readonly RefundedLine[],
  refund: { kind: RefundKind; reason: string; remark: string; photos: readonly string[]; at: Date },
): Promise<string> {
  const { kind, reason, remark, photos, at } = refund;
  const { id, number } = await transaction
    .insertInto('refund')
    .values({
      number: newRefundNumber(),
      order_id: order.id,
      buyer_id: order.buyer_id,
      kind,
      state: 'applied',
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      amount: amountOf(lines),
      tax: taxOf(lines),
      reason,
      remark,
      photos: JSON.stringify(photos),
      return_photos: '[]',
      applied_at: at,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('refund_line')
    .values(lines.map(({ line, ...rest }) => ({ refund_id: id, order_line_id: line.id, ...rest })))
    .execute();
  return number;
}

/** Requests a refund of all remaining pieces of a locked order on the shop's behalf; null if none remain. */
export async function requestRest(
  transaction: Transaction,
  order: StoredOrder,
  { reason, at }: { reason: string; at: Date },
): Promise<string | null> {
  const facts = (await readRefundFacts(transaction, [order.id]))(order.id);
  if ([...facts.refunded.values()].reduce((sum, pieces) => sum + pieces, 0) >= order.pieces) return null;
  const lines = await priceRequested(transaction, order, []);
  return insertRefund(transaction, order, lines, { kind: 'refund-only', reason, remark: '', photos: [], at });
}

/**
 * Requests a refund of a buyer's order and returns its number. The backend computes the amount from the paid price. @throws ApiError
 * `unknown-order`, `order-state-changed`, `refund-in-progress`, `nothing-to-refund`, `invalid-refund-lines`, `refund-over-ordered`,
 * `nothing-to-return`, `refund-amount-changed`, those of the pictures.
 */
export async function requestRefund(
  { database, clock }: OrderServices,
  buyerId: number,
  orderId: number,
  requested: RefundRequest,
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const order = await ownOrder(transaction, buyerId, orderId).forNoKeyUpdate().executeTakeFirst();
    assertRefundable(order);
    const parcels = (await readParcels(transaction, [order.id]))(order.id);
    if (!refundKindsOf(hasProducts(parcels)).includes(requested.kind))
      throw new ApiError('nothing-to-return', { status: 400 });
    const lines = await priceRequested(transaction, order, requested.lines);
    if (requested.kind === 'return-and-refund') await assertReturnable(transaction, parcels, lines);
    assertQuoted(requested.quoted, amountOf(lines));
    const owner = { owner_role: 'buyer', owner_id: buyerId } as const;
    const photos = await requireOwnPictures(transaction, owner, requested.photos, REFUND_PHOTOS);
    return insertRefund(transaction, order, lines, { ...requested, photos, at: new Date(clock()) });
  });
}
