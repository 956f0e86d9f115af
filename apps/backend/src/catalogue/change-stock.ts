import type { StockMovementKind } from '@rider/model/stock';
import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../database/open.ts';

/** Why stock changes, and when. */
export interface StockCause {
  kind: StockMovementKind;
  at: Date;
  reason?: string;
  orderNumber?: string;
  /** The operator who changes it. */
  agentId?: number;
  /** Idempotency key of the operator's request. */
  requestKey?: string;
}

/** A change of a variant's stock: negative where pieces leave. */
export interface StockChange {
  skuId: number;
  change: number;
}

/** Names the cause in the transaction, for the trigger that writes each change of `sku.stock` into `stock_movement`. */
function causeSetting(cause: StockCause): RawBuilder<string> {
  return sql<string>`set_config('rider.stock_cause', ${JSON.stringify(cause)}, true)`;
}

/** Names the cause of the stock that variants get when they are inserted. */
export async function nameStockCause(transaction: Transaction, cause: StockCause): Promise<void> {
  await sql`select ${causeSetting(cause)}`.execute(transaction);
}

/** Locks the stock of variants in the order of their ids, so that two transactions cannot deadlock. */
export async function lockStock(transaction: Transaction, skuIds: readonly number[]): Promise<void> {
  await sql`select id from sku where id = any(${skuIds}::integer[]) order by id for no key update`.execute(transaction);
}

/** Changes the stock of variants that {@link lockStock} has locked; changes of one variant count together. */
export async function changeStock(
  transaction: Transaction,
  changes: readonly StockChange[],
  cause: StockCause,
): Promise<void> {
  const [ids, pieces] = [changes.map(({ skuId }) => skuId), changes.map(({ change }) => change)];
  await sql`update sku set stock = stock + moved.change
    from (
      select id, sum(change) as change
      from unnest(${ids}::integer[], ${pieces}::integer[]) as line (id, change)
      group by id
    ) as moved, ${causeSetting(cause)} as cause
    where sku.id = moved.id`.execute(transaction);
}
