import type { CreditTermsWire } from '@rider/api/invoice';
import type { CreditTerms } from '@rider/model/invoice';
import { money, moneyToDecimal, type Money } from '@rider/model/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';

/** What is owed on an invoice, as SQL. */
export const OWED = sql<Money>`amount - credited - paid`;
/** Whether something is owed on an invoice, as SQL. */
export const IS_OPEN = sql<boolean>`credited + paid < amount`;

async function withUse(
  database: Database,
  buyerId: number,
  terms: { credit_limit: Money; days: number } | undefined,
): Promise<CreditTerms | null> {
  if (terms === undefined) return null;
  const { used } = await database
    .selectFrom('invoice')
    .select(sql<string | null>`sum(${OWED})`.as('used'))
    .where('buyer_id', '=', buyerId)
    .where(IS_OPEN)
    .executeTakeFirstOrThrow();
  return { limit: terms.credit_limit, used: money(Number(used ?? 0)), days: terms.days };
}

/** The terms of a buyer; null for a buyer who has none. */
export async function readCredit(database: Database, buyerId: number): Promise<CreditTerms | null> {
  const terms = await database
    .selectFrom('credit_terms')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  return withUse(database, buyerId, terms);
}

/** The terms of a buyer, locked, so that two orders cannot use the same rest of the limit; null for a buyer who has none. */
export async function lockCredit(transaction: Transaction, buyerId: number): Promise<CreditTerms | null> {
  const terms = await transaction
    .selectFrom('credit_terms')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .forUpdate()
    .executeTakeFirst();
  return withUse(transaction, buyerId, terms);
}

/** Terms on the wire. */
export function creditToWire({ limit, used, days }: CreditTerms): CreditTermsWire {
  return { limit: moneyToDecimal(limit), used: moneyToDecimal(used), days };
}
