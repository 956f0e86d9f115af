import type { CreditTerms } from '@rider/model/invoice';
import { money, type Money } from '@rider/model/money';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** The amount owed on an invoice, as SQL. */
export const OWED = sql<Money>`amount - credited - paid`;
/** Whether an invoice is open, as SQL. */
export const IS_OPEN = sql<boolean>`credited + paid < amount`;

/** The terms of a buyer, or null; `lock` prevents concurrent orders from using the same remaining limit. */
export async function readCredit(
  database: Database,
  buyerId: number,
  { lock = false } = {},
): Promise<CreditTerms | null> {
  const terms = await database
    .selectFrom('credit_terms')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .$if(lock, (of) => of.forUpdate())
    .executeTakeFirst();
  if (terms === undefined) return null;
  const { used } = await database
    .selectFrom('invoice')
    .select(sql<string | null>`sum(${OWED})`.as('used'))
    .where('buyer_id', '=', buyerId)
    .where(IS_OPEN)
    .executeTakeFirstOrThrow();
  return { limit: terms.credit_limit, used: money(Number(used ?? 0)), days: terms.days };
}
