import type { Transaction } from '../database/open.ts';

/** Takes pieces of a promotion; the caller has locked its row and checked the remaining quota. */
export async function takeQuota(transaction: Transaction, promotionId: number, quantity: number): Promise<void> {
  await transaction
    .updateTable('promotion')
    .set((set) => ({ remaining: set('remaining', '-', quantity) }))
    .where('id', '=', promotionId)
    .execute();
}

/** Returns pieces to their promotions, in the order of ids as when taken, so that two transactions cannot deadlock. */
export async function returnQuota(
  transaction: Transaction,
  lines: readonly { promotion_id: number | null; quantity: number }[],
): Promise<void> {
  const promoted = lines.flatMap(({ promotion_id: id, quantity }) => (id === null ? [] : [{ id, quantity }]));
  for (const { id, quantity } of promoted.toSorted((one, other) => one.id - other.id))
    await transaction
      .updateTable('promotion')
      .set((set) => ({ remaining: set('remaining', '+', quantity) }))
      .where('id', '=', id)
      .execute();
}
