import { MOST_STOCK } from '@rider/model/stock';
import { changeStock, lockStock, type StockCause } from '../catalogue/change-stock.ts';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { requireSameRequest } from '../http/require-same-request.ts';
import { requireSeen, type Seen } from '../operator/changed-meanwhile.ts';
import { recordOperatorAction, type OperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';

interface LockedVariant {
  skuId: number;
  code: string;
  stock: number;
}

/** @throws ApiError `unknown-variant`. */
async function lockVariant(transaction: Transaction, skuId: number): Promise<LockedVariant> {
  await lockStock(transaction, [skuId]);
  const variant = await transaction
    .selectFrom('sku')
    .select(['id as skuId', 'code', 'stock'])
    .where('id', '=', skuId)
    .executeTakeFirst();
  if (variant === undefined) throw new ApiError('unknown-variant', { status: 400 });
  return variant;
}

/** The movement of a variant that was made by the request with this key; undefined if none was. */
export function movedBy(transaction: Transaction, skuId: number, requestKey: string) {
  return transaction
    .selectFrom('stock_movement')
    .select(['kind', 'change', 'reason'])
    .where('sku_id', '=', skuId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}

/** Changes the stock of a variant once per request key. @throws ApiError `unknown-variant`, `saved-otherwise`, those of {@link move}. */
async function moveOnce(
  database: Database,
  skuId: number,
  change: number,
  cause: MoveCause & { requestKey: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const variant = await lockVariant(transaction, skuId);
    const moved = await movedBy(transaction, skuId, cause.requestKey);
    if (moved === undefined) return move(transaction, variant, change, cause);
    const { kind, reason } = cause;
    requireSameRequest(moved.kind === kind && moved.change === change && moved.reason === reason);
  });
}

type MoveCause = Pick<OperatorAction, 'operator' | 'action'> & Omit<StockCause, 'at' | 'agentId'>;

/** Changes the stock of a locked variant, and logs it. @throws ApiError `stock-out-of-range`. */
async function move(
  transaction: Transaction,
  { skuId, code, stock }: LockedVariant,
  change: number,
  { operator, action, ...cause }: MoveCause,
): Promise<void> {
  const after = stock + change;
  if (after < 0 || after > MOST_STOCK)
    throw new ApiError('stock-out-of-range', { status: 400, parameters: { stock, after, most: MOST_STOCK } });
  await changeStock(transaction, [{ skuId, change }], { ...cause, at: operator.at, agentId: operator.id });
  const amount = `${change < 0 ? '−' : '+'}${Math.abs(change)} → ${after}`;
  const detail = [amount, cause.reason].filter(Boolean).join(' · ');
  await recordOperatorAction(transaction, { operator, action, subject: code, detail });
}

/** Adds pieces that arrived, once per request key. @throws ApiError those of {@link moveOnce}. */
export function receiveStock(
  database: Database,
  operator: Operator,
  skuId: number,
  { quantity, ...cause }: { quantity: number; reason: string; requestKey: string },
): Promise<void> {
  return moveOnce(database, skuId, quantity, { ...cause, operator, action: 'stock.receive', kind: 'receipt' });
}

/** Adds or removes pieces for a reason, once per request key. @throws ApiError those of {@link moveOnce}. */
export function correctStock(
  database: Database,
  operator: Operator,
  skuId: number,
  { change, ...cause }: { change: number; reason: string; requestKey: string },
): Promise<void> {
  return moveOnce(database, skuId, change, { ...cause, operator, action: 'stock.correct', kind: 'correction' });
}

/** Counted pieces, and the stock that they were compared with. */
export interface StockCount {
  counted: number;
  seen: number;
  reason: string;
}

/**
 * Sets the stock to the counted pieces; a count that finds no difference is recorded as well. @throws ApiError `unknown-variant`,
 * `stock-changed` if the stock is not the one that was seen.
 */
export async function countStock(
  database: Database,
  operator: Operator,
  skuId: number,
  { counted, seen, reason }: StockCount,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const variant = await lockVariant(transaction, skuId);
    const { stock } = variant;
    // A repeated request finds its own count.
    if (stock !== seen && stock !== counted)
      throw new ApiError('stock-changed', { status: 400, parameters: { seen, stock } });
    await move(transaction, variant, counted - stock, { operator, action: 'stock.count', kind: 'count', reason });
    if (counted !== stock) return;
    await transaction
      .insertInto('stock_movement')
      .values({
        sku_id: skuId,
        kind: 'count',
        change: 0,
        stock_after: stock,
        reason,
        agent_id: operator.id,
        moved_at: operator.at,
      })
      .execute();
  });
}

/**
 * Sets the stock for a reason. @throws ApiError `unknown-variant`, `stock-changed` if the stock is not the one that was seen,
 * `stock-out-of-range`.
 */
export async function setStock(
  transaction: Transaction,
  operator: Operator,
  skuId: number,
  { stock: wanted, seenStock: seen, reason }: { stock: number; seenStock: number; reason: string },
): Promise<void> {
  const variant = await lockVariant(transaction, skuId);
  const { stock } = variant;
  // A repeated request finds its own stock.
  if (stock === wanted) return;
  if (stock !== seen) throw new ApiError('stock-changed', { status: 400, parameters: { seen, stock } });
  await move(transaction, variant, wanted - stock, { operator, action: 'stock.correct', kind: 'correction', reason });
}

/** {@link setLowMark} in place of the one that the operator saw. @throws ApiError `unknown-variant`, `changed-meanwhile`. */
export async function changeLowMark(
  database: Database,
  operator: Operator,
  skuId: number,
  { lowMark, seen }: { lowMark: number; seen: Seen },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { code } = await lockVariant(transaction, skuId);
    const stored = await transaction
      .selectFrom('sku')
      .select('low_mark as lowMark')
      .where('id', '=', skuId)
      .executeTakeFirstOrThrow();
    await requireSeen(transaction, seen, stored, { subject: code, actions: ['stock.lowMark'] });
    await setLowMark(transaction, operator, skuId, lowMark);
  });
}

/** Sets the stock from which a variant counts as low. @throws ApiError `unknown-variant`. */
export async function setLowMark(
  transaction: Transaction,
  operator: Operator,
  skuId: number,
  lowMark: number,
): Promise<void> {
  const changed = await transaction
    .updateTable('sku')
    .set({ low_mark: lowMark })
    .where('id', '=', skuId)
    .returning('code')
    .executeTakeFirst();
  if (changed === undefined) throw new ApiError('unknown-variant', { status: 400 });
  const { code } = changed;
  await recordOperatorAction(transaction, {
    operator,
    action: 'stock.lowMark',
    subject: code,
    detail: String(lowMark),
  });
}
