import type { GrantCreditRequestWire } from '@rider/api/operator';
import type { CreditTermsWire } from '@rider/api/order';
import type { Untrusted } from '@rider/api/wire';
import { money, moneyToDecimal, type Money } from '@rider/model/money';
import type { Database, Transaction } from '../database/open.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { wholeNumberOf } from '../http/parameters.ts';
import { Refusal } from '../http/refusal.ts';
import { recordOperatorAction } from '../operator/action.ts';
import { requireOperator, type Operator } from '../operator/require-operator.ts';
import { creditToWire, readCredit } from './terms.ts';

/** The largest limit in cents, which fits the database's integer with an order beside it. */
const LARGEST_LIMIT = 1_000_000_000;
const LONGEST_TERM = 365;

const buyerIdOf = (context: HttpContext) => wholeNumberOf({ uid: context.req.param('uid') }, 'uid') ?? 0;

function readTerms(parameters: Untrusted<GrantCreditRequestWire>): { limit: Money; days: number } {
  const limit = wholeNumberOf(parameters, 'limit') ?? 0;
  const days = wholeNumberOf(parameters, 'days') ?? 0;
  if (limit < 1 || limit > LARGEST_LIMIT || days < 1 || days > LONGEST_TERM)
    throw new Refusal('malformed-request', { status: 400 });
  return { limit: money(limit), days };
}

async function lockAccount(transaction: Transaction, buyerId: number): Promise<string> {
  const buyer = await transaction
    .selectFrom('buyer')
    .select('account')
    .where('id', '=', buyerId)
    .forUpdate()
    .executeTakeFirst();
  if (buyer === undefined) throw new Refusal('unknown-buyer', { status: 400 });
  return buyer.account;
}

async function grantCredit(
  database: Database,
  operator: Operator,
  { buyerId, limit, days }: { buyerId: number; limit: Money; days: number },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const subject = await lockAccount(transaction, buyerId);
    await transaction
      .insertInto('credit_terms')
      .values({ buyer_id: buyerId, credit_limit: limit, days })
      .onConflict((conflict) => conflict.column('buyer_id').doUpdateSet({ credit_limit: limit, days }))
      .execute();
    const detail = `${moneyToDecimal(limit)} USD · ${days} d`;
    await recordOperatorAction(transaction, { operator, action: 'credit.grant', subject, detail });
  });
}

/** Withdraws the terms; invoices that stand stay due as they were. Withdrawing what is not there does and logs nothing. */
async function withdrawCredit(database: Database, operator: Operator, buyerId: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const subject = await lockAccount(transaction, buyerId);
    const { numDeletedRows } = await transaction
      .deleteFrom('credit_terms')
      .where('buyer_id', '=', buyerId)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await recordOperatorAction(transaction, { operator, action: 'credit.withdraw', subject });
  });
}

/** The terms of buyers who pay by invoice, for operators. */
export const creditOperatorRoutes: RouteModule = (app, services) => {
  const { database } = services;

  app.get(
    '/operator/buyers/:uid/credit',
    requireOperator(services, async (context) => {
      const credit = await readCredit(database, buyerIdOf(context));
      return answer<CreditTermsWire | null>(context, credit && creditToWire(credit));
    }),
  );

  app.post(
    '/operator/buyers/:uid/credit',
    requireOperator(services, async (context, operator) => {
      await grantCredit(database, operator, { buyerId: buyerIdOf(context), ...readTerms(context.var.parameters) });
      return answer(context, undefined, 'saved');
    }),
  );

  app.post(
    '/operator/buyers/:uid/credit/withdraw',
    requireOperator(services, async (context, operator) => {
      await withdrawCredit(database, operator, buyerIdOf(context));
      return answer(context, undefined, 'saved');
    }),
  );
};
