import type { PromotionKindWire } from '@rider/api/catalogue';
import { sql } from 'kysely';
import type { Transaction } from '../database/open.ts';

/** Namespace of this advisory lock. */
const PROMOTION_NUMBERS = 2;

/** Serialises those who take the next number of a promotion or a slot, until the transaction ends. */
export async function lockNumbers(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PROMOTION_NUMBERS}::integer, 0)`.execute(transaction);
}

/** The next id on the wire of a kind of promotions. */
export async function nextNumber(transaction: Transaction, kind: PromotionKindWire): Promise<number> {
  await lockNumbers(transaction);
  const { last } = await transaction
    .selectFrom('promotion')
    .select((select) => select.fn.max<number | null>('number').as('last'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
