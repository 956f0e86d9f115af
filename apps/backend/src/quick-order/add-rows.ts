import type { QuickOrderCheck, QuickOrderRow } from '@rider/model/quick-order';
import { sql } from 'kysely';
import { addPieces, readSkusInCart, type CartServices } from '../cart/add-lines.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { lockOrdersOf } from '../order/unpaid-limits.ts';
import { checkOf, readRows, type CheckedFor, type ReadRow } from './check-rows.ts';

/** Adds a row without a problem to the cart, whose variants are `inCart`; returns it with the problem that this met. */
async function addRow(services: CartServices, buyerId: number, row: ReadRow, inCart: Set<number>): Promise<ReadRow> {
  const { problem, current, quantity } = row;
  if (problem !== null || current === undefined || quantity === null) return row;
  try {
    const lineId = await addPieces(services, buyerId, current, quantity, { inCart });
    if (lineId === null) return { ...row, problem: 'not-enough-stock' };
    inCart.add(current.skuId);
    return row;
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'cart-full') return { ...row, problem: 'cart-full' };
    throw error;
  }
}

/**
 * Adds all rows without a problem to the cart, in one transaction, and returns the verdict on each. Requests of a buyer with the same key add
 * once and have the same answer.
 */
export async function addRows(
  { database, clock }: CartServices,
  rows: readonly QuickOrderRow[],
  { key, ...scope }: CheckedFor & { key: string },
): Promise<QuickOrderCheck> {
  const { buyerId } = scope;
  return database.transaction().execute(async (transaction) => {
    const earlier = await takeKey(transaction, buyerId, key, clock());
    if (earlier !== null) return earlier;
    // Two quick orders of one buyer would wait for each other's lines.
    await lockOrdersOf(transaction, buyerId);
    await dropEarlierAnswers(transaction, buyerId);
    const inCart = await readSkusInCart(transaction, buyerId);
    const added: ReadRow[] = [];
    for (const row of await readRows(transaction, rows, scope))
      added.push(await addRow({ database: transaction, clock }, buyerId, row, inCart));
    const answer = checkOf(added);
    await transaction
      .updateTable('cart_request')
      .set({ answer: JSON.stringify(answer) })
      .where('buyer_id', '=', buyerId)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

/** Answers stored for repeated requests of a buyer: each may have hundreds of rows. */
const MOST_STORED = 10;

/** Drops the answers of a buyer's earlier requests, whose keys stay taken. */
async function dropEarlierAnswers(transaction: Transaction, buyerId: number): Promise<void> {
  await transaction
    .updateTable('cart_request')
    .set({ answer: sql`null` })
    .where('buyer_id', '=', buyerId)
    .where('answer', 'is not', null)
    .where('key', 'not in', (select) =>
      select
        .selectFrom('cart_request')
        .select('key')
        .where('buyer_id', '=', buyerId)
        .where('answer', 'is not', null)
        .orderBy('asked_at', 'desc')
        .limit(MOST_STORED - 1),
    )
    .execute();
}

/** Takes a key, or returns the answer of the request that took it. @throws ApiError `malformed-request` for the key of another call. */
async function takeKey(
  transaction: Transaction,
  buyerId: number,
  key: string,
  now: number,
): Promise<QuickOrderCheck | null> {
  // A concurrent request with the same key holds this row; the insert waits for it.
  const first = await transaction
    .insertInto('cart_request')
    .values({ buyer_id: buyerId, key, line_id: 0, asked_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (first !== undefined) return null;
  const { answer } = await transaction
    .selectFrom('cart_request')
    .select('answer')
    .where('buyer_id', '=', buyerId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (answer === null) throw new ApiError('malformed-request', { status: 400 });
  return answer;
}
