import {
  CREDIT_TERMS_FIELDS,
  RECEIVED_PAYMENT_FIELDS,
  type CreditAccountDetailWire,
  type CreditAccountWire,
  type GrantCreditRequestWire,
  type InvoicePaymentRequestWire,
  type OperatorListWire,
} from '@rider/api/operator';
import type { Untrusted } from '@rider/api/wire';
import { moneyFromDecimal, moneyToDecimal, type Money } from '@rider/model/money';
import { creditTermsSchema, receivedPaymentSchema } from '@rider/model/validation';
import type { Database } from '../database/open.ts';
import { daysOf } from '../http/days.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { faultyFields, readForm } from '../http/form-refusal.ts';
import { operatorListQueryOf } from '../http/operator-list-query.ts';
import { textOf, textsOf, wholeNumberOf } from '../http/parameters.ts';
import { Refusal } from '../http/refusal.ts';
import { validationText } from '../messages/index.ts';
import { recordOperatorAction } from '../operator/action.ts';
import { requireOperator, type Operator } from '../operator/require-operator.ts';
import { lockAccount } from './account-lock.ts';
import { listAccounts, readAccount } from './accounts.ts';
import { invoiceDocument } from './invoice-document.ts';
import { buyerOfInvoice } from './listing.ts';
import { answerPrinted } from './printing.ts';
import { receivePayment, type ReceivedPayment } from './receiving.ts';
import { statementDocument } from './statement-document.ts';

const LONGEST_KEY = 100;
const MOST_SETTLED = 200;

const buyerIdOf = (context: HttpContext) => wholeNumberOf({ uid: context.req.param('uid') }, 'uid') ?? 0;

function readTerms({ var: { locale, parameters } }: HttpContext): { limit: Money; days: number } {
  const given: Untrusted<GrantCreditRequestWire> = parameters;
  const { limit, days } = readForm(creditTermsSchema, CREDIT_TERMS_FIELDS, given, locale);
  return { limit: moneyFromDecimal(limit), days: Number(days) };
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

function readPayment(context: HttpContext, now: number): ReceivedPayment {
  const { locale, parameters } = context.var;
  const given: Untrusted<InvoicePaymentRequestWire> = parameters;
  const requestKey = textOf(given, 'key');
  if (requestKey === '' || requestKey.length > LONGEST_KEY) throw new Refusal('malformed-request', { status: 400 });
  const { amount, reference, day } = readForm(receivedPaymentSchema, RECEIVED_PAYMENT_FIELDS, given, locale);
  const { from: receivedOn } = daysOf({ start: day });
  if (receivedOn === null || receivedOn.getTime() > now)
    throw faultyFields({ day: validationText('validation.receivedPayment.day', locale) });
  const invoices = textsOf(given, 'invoices', MOST_SETTLED);
  return {
    buyerId: buyerIdOf(context),
    amount: moneyFromDecimal(amount),
    reference,
    receivedOn,
    invoices,
    requestKey,
  };
}

/** Buyers who pay by invoice: their terms, what they owe, and what they paid, for operators. */
export const creditOperatorRoutes: RouteModule = (app, services) => {
  const { database, clock } = services;

  app.get(
    '/operator/credit',
    requireOperator(services, async (context) =>
      answer<OperatorListWire<CreditAccountWire>>(
        context,
        await listAccounts(database, operatorListQueryOf(context.var.parameters), clock()),
      ),
    ),
  );

  app.get(
    '/operator/buyers/:uid/credit',
    requireOperator(services, async (context) =>
      answer<CreditAccountDetailWire>(context, await readAccount(database, buyerIdOf(context), clock())),
    ),
  );

  app.get(
    '/operator/invoices/:number/pdf',
    requireOperator(services, async (context, operator) => {
      const number = context.req.param('number') ?? '';
      const buyerId = await buyerOfInvoice(database, number);
      const content = await invoiceDocument(database, { buyerId, number, locale: context.var.locale, now: clock() });
      return answerPrinted(context, content, { name: `invoice-${number}`, asker: `agent ${operator.id}` });
    }),
  );

  app.get(
    '/operator/buyers/:uid/statement',
    requireOperator(services, async (context, operator) => {
      const buyerId = buyerIdOf(context);
      const content = await statementDocument(database, { buyerId, locale: context.var.locale, now: clock() });
      return answerPrinted(context, content, { name: `statement-${buyerId}`, asker: `agent ${operator.id}` });
    }),
  );

  app.post(
    '/operator/buyers/:uid/credit',
    requireOperator(services, async (context, operator) => {
      await grantCredit(database, operator, { buyerId: buyerIdOf(context), ...readTerms(context) });
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

  app.post(
    '/operator/buyers/:uid/invoice_payment',
    requireOperator(services, async (context, operator) => {
      await receivePayment(database, operator, readPayment(context, clock()));
      return answer(context, undefined, 'saved');
    }),
  );
};
