import type { CreditAccount, CreditAccountDetail, OperatorList } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { moneyFromDecimal } from '@rider/model/money';
import { creditTermsSchema, receivedPaymentSchema } from '@rider/model/validation';
import type { Database, Transaction } from '../database/open.ts';
import { daysOf } from '../http/days.ts';
import type { RouteModule } from '../http/environment.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { textsOf } from '../http/parameters.ts';
import { validationText } from '../messages/index.ts';
import { requireSeen, type Seen } from '../operator/changed-meanwhile.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { operatorCalls, type Operator } from '../operator/operator-calls.ts';
import { lockAccount } from '../balance/lock-account.ts';
import { listAccounts, readAccount } from './accounts.ts';
import { readCredit, writeCreditTerms } from './credit-terms.ts';
import { invoiceDocument } from './invoice-document.ts';
import { buyerOfInvoice } from './list-invoices.ts';
import { answerPrinted } from './answer-document.ts';
import { receivePayment } from './receive-payment.ts';
import { statementDocument } from './statement-document.ts';

const MOST_SETTLED = 200;

/** Locks the terms of a buyer, or their absence, that the operator saw. @throws ApiError `changed-meanwhile`, `unknown-buyer`. */
async function lockSeenTerms(transaction: Transaction, buyerId: number, seen: Seen) {
  const subject = await lockAccount(transaction, buyerId);
  const terms = await readCredit(transaction, buyerId);
  const stored = { limit: terms?.limit ?? null, days: terms?.days ?? null };
  await requireSeen(transaction, seen, stored, { subject, actions: ['credit.grant', 'credit.withdraw'] });
}

async function grantCredit(
  database: Database,
  operator: Operator,
  terms: Parameters<typeof writeCreditTerms>[2],
  seen: Seen,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockSeenTerms(transaction, terms.buyerId, seen);
    await writeCreditTerms(transaction, operator, terms);
  });
}

/** Withdraws the terms; due dates of open invoices do not change. Does and logs nothing without terms. */
async function withdrawCredit(database: Database, operator: Operator, buyerId: number, seen: Seen): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const subject = await lockAccount(transaction, buyerId);
    if ((await readCredit(transaction, buyerId)) === null) return;
    await lockSeenTerms(transaction, buyerId, seen);
    await transaction.deleteFrom('credit_terms').where('buyer_id', '=', buyerId).execute();
    await recordOperatorAction(transaction, { operator, action: 'credit.withdraw', subject });
  });
}

/** The day of a received payment. @throws ApiError `faulty-fields` for a future day. */
function receivedDayOf(day: string, now: number, locale: Locale): Date {
  const { from } = daysOf({ start: day });
  if (from === null || from.getTime() > now)
    throw fieldErrorTexts({ day: validationText('validation.receivedPayment.day', locale) });
  return from;
}

/** Operators' calls for buyers who pay by invoice: terms, amounts owed and payments. */
export const creditOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'invoices');
  const { database, clock } = services;

  get<OperatorList<CreditAccount>>('/operator/credit', ({ list }) => listAccounts(database, list(), clock()));

  get<CreditAccountDetail>('/operator/buyers/:uid/credit', ({ id }) => readAccount(database, id('uid'), clock()));

  get('/operator/invoices/:number/pdf', async ({ context, operator, locale, inPath }) => {
    const number = inPath('number');
    const buyerId = await buyerOfInvoice(database, number);
    const content = await invoiceDocument(database, { buyerId, number, locale, now: clock() });
    return answerPrinted(context, content, { name: `invoice-${number}`, caller: `agent ${operator.id}` });
  });

  get('/operator/buyers/:uid/statement', async ({ context, operator, locale, id }) => {
    const buyerId = id('uid');
    const content = await statementDocument(database, { buyerId, locale, now: clock() });
    return answerPrinted(context, content, { name: `statement-${buyerId}`, caller: `agent ${operator.id}` });
  });

  post('/operator/buyers/:uid/credit', ({ operator, id, form, seen }) => {
    const { limit, days } = form(creditTermsSchema);
    const terms = { limit: moneyFromDecimal(limit), days: Number(days) };
    return grantCredit(database, operator, { buyerId: id('uid'), ...terms }, seen);
  });

  post('/operator/buyers/:uid/credit/withdraw', ({ operator, id, seen }) =>
    withdrawCredit(database, operator, id('uid'), seen),
  );

  post('/operator/buyers/:uid/invoice_payment', async ({ operator, locale, given, id, form, requestKey }) => {
    const key = requestKey();
    const { amount, reference, day } = form(receivedPaymentSchema);
    await receivePayment(database, operator, {
      buyerId: id('uid'),
      amount: moneyFromDecimal(amount),
      reference,
      receivedOn: receivedDayOf(day, clock(), locale),
      invoices: textsOf(given, 'invoices', MOST_SETTLED),
      requestKey: key,
    });
  });
};
