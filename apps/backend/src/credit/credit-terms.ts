import type { CreditTerms } from '@rider/model/invoice';
import { money, moneyToDecimal, type Money } from '@rider/model/money';
import { sql } from 'kysely';
import { lockAccount } from '../balance/lock-account.ts';
import { mayPayOnAccount } from '../buyer-company/company-of.ts';
import type { Database, Transaction } from '../database/open.ts';
import { shopCurrency } from '../messages/shop-formats.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';

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
    .$if(lock, (of) => of.forNoKeyUpdate())
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

/** {@link readCredit} for an order of the buyer; null if the company does not allow it. */
export async function readOwnCredit(database: Database, buyerId: number): Promise<CreditTerms | null> {
  return (await mayPayOnAccount(database, buyerId)) ? readCredit(database, buyerId) : null;
}

/** Gives a buyer the terms to pay by invoice, or other ones, and logs it. @throws ApiError `unknown-buyer`. */
export async function writeCreditTerms(
  transaction: Transaction,
  operator: Operator,
  { buyerId, limit, days }: { buyerId: number; limit: Money; days: number },
): Promise<void> {
  const subject = await lockAccount(transaction, buyerId);
  await transaction
    .insertInto('credit_terms')
    .values({ buyer_id: buyerId, credit_limit: limit, days })
    .onConflict((conflict) => conflict.column('buyer_id').doUpdateSet({ credit_limit: limit, days }))
    .execute();
  const detail = `${moneyToDecimal(limit)} ${shopCurrency()} · ${days} d`;
  await recordOperatorAction(transaction, { operator, action: 'credit.grant', subject, detail });
}
