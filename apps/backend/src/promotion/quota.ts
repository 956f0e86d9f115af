import type { Transaction } from '../database/open.ts';

/** Takes pieces of a promotion whose row is locked and has room for them. */
export async function takeQuota(transaction: Transaction, promotionId: number, quantity: number): Promise<void> {
  await transaction
    .updateTable('promotion')
    .set((set) => ({ remaining: set('remaining', '-', quantity) }))
    .where('id', '=', promotionId)
    .execute();
}

/** Gives pieces back to their promotions, in the order of ids like taking them, so that two transactions cannot deadlock. */
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
