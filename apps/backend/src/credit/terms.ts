import type { CreditTermsWire } from '@rider/api/order';
import { money, moneyToDecimal, type Money } from '@rider/model/money';
import type { Database, Transaction } from '../database/open.ts';

/** Terms of a buyer and what is used of them; amounts in cents. */
export interface Credit {
  limit: Money;
  /** What all open invoices add up to. */
  used: Money;
  days: number;
}

async function withUse(
  database: Database,
  buyerId: number,
  terms: { credit_limit: Money; days: number } | undefined,
): Promise<Credit | null> {
  if (terms === undefined) return null;
  const { used } = await database
    .selectFrom('invoice')
    .select((select) => select.fn.sum<string | null>(select('amount', '-', select.ref('credited'))).as('used'))
    .where('buyer_id', '=', buyerId)
    .whereRef('credited', '<', 'amount')
    .executeTakeFirstOrThrow();
  return { limit: terms.credit_limit, used: money(Number(used ?? 0)), days: terms.days };
}

/** The terms of a buyer; null for a buyer who has none. */
export async function readCredit(database: Database, buyerId: number): Promise<Credit | null> {
  const terms = await database
    .selectFrom('credit_terms')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  return withUse(database, buyerId, terms);
}

/** The terms of a buyer, locked, so that two orders cannot use the same rest of the limit; null for a buyer who has none. */
export async function lockCredit(transaction: Transaction, buyerId: number): Promise<Credit | null> {
  const terms = await transaction
    .selectFrom('credit_terms')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .forUpdate()
    .executeTakeFirst();
  return withUse(transaction, buyerId, terms);
}

/** Terms on the wire. */
export function creditToWire({ limit, used, days }: Credit): CreditTermsWire {
  return { limit: moneyToDecimal(limit), used: moneyToDecimal(used), days };
}
