import { money, type Money } from '@rider/model/money';
import type { Selectable } from 'kysely';
import type { BalanceEntryTable } from './tables.ts';
import type { Database } from '../database/open.ts';
import type { InstantRange } from '../http/days.ts';

/** A booking with its order's number. */
export type LedgerLine = Selectable<BalanceEntryTable> & { orderNumber: string | null };

/** Filter and page of a ledger. */
export interface LedgerQuery {
  direction: 'all' | 'expenditure' | 'income';
  days: InstantRange;
  limit: number;
  offset: number;
}

/** Sums of a buyer's bookings, in cents. `recharged` less `consumed` is the balance. */
export interface LedgerSums {
  /** Sum of all payments in. */
  recharged: Money;
  /** Payments less refunds. */
  consumed: Money;
}

/** A buyer's bookings, newest first, and their total. */
export async function listLedger(
  database: Database,
  buyerId: number,
  { direction, days: { from, before }, limit, offset }: LedgerQuery,
): Promise<{ lines: LedgerLine[]; count: number }> {
  let found = database
    .selectFrom('balance_entry')
    .leftJoin('customer_order', 'customer_order.id', 'balance_entry.order_id')
    .where('balance_entry.buyer_id', '=', buyerId);
  if (direction !== 'all') found = found.where('amount', direction === 'income' ? '>' : '<', money(0));
  if (from !== null) found = found.where('booked_at', '>=', from);
  if (before !== null) found = found.where('booked_at', '<', before);
  const { count } = await found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const lines = await found
    .selectAll('balance_entry')
    .select('customer_order.number as orderNumber')
    .orderBy('balance_entry.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { lines, count };
}

/** Sums all payments in and all payments from the balance. */
export async function sumLedger(database: Database, buyerId: number): Promise<LedgerSums> {
  const sums = await database
    .selectFrom('balance_entry')
    .select(['kind', (select) => select.fn.sum<number>('amount').as('amount')])
    .where('buyer_id', '=', buyerId)
    .groupBy('kind')
    .execute();
  const sumOfThose = (consumes: boolean): number =>
    sums
      .filter(({ kind }) => (kind === 'payment' || kind === 'refund') === consumes)
      .reduce((sum, { amount }) => sum + Number(amount), 0);
  return { recharged: money(sumOfThose(false)), consumed: money(0 - sumOfThose(true)) };
}
