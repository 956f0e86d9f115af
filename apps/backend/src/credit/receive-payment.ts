import { money, moneyToDecimal, type Money } from '@rider/model/money';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { requireSameRequest } from '../http/require-same-request.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { lockAccount } from '../balance/lock-account.ts';
import { IS_OPEN, OWED } from './credit-terms.ts';
import { shopCurrency } from '../messages/shop-formats.ts';

/** A received payment for invoices of a buyer. */
export interface ReceivedPayment {
  buyerId: number;
  amount: Money;
  reference: string;
  receivedOn: Date;
  /** Numbers of the invoices that it settles. */
  invoices: readonly string[];
  requestKey: string;
}

/** Splits an amount over invoices in their order, each up to its open amount; null when it exceeds all of them. */
export function settle<Open extends { owed: Money }>(
  amount: Money,
  open: readonly Open[],
): { invoice: Open; part: Money }[] | null {
  let left: number = amount;
  const parts = open.flatMap((invoice) => {
    const part = money(Math.min(left, invoice.owed));
    left -= part;
    return part > 0 ? [{ invoice, part }] : [];
  });
  return left === 0 ? parts : null;
}

/** Locks a buyer's open invoices of the given numbers, the first due first. */
async function lockOpen(transaction: Transaction, { buyerId, invoices }: ReceivedPayment) {
  if (invoices.length === 0) return [];
  return transaction
    .selectFrom('invoice')
    .select(['id', OWED.as('owed')])
    .where('buyer_id', '=', buyerId)
    .where('number', 'in', [...invoices])
    .where(IS_OPEN)
    .orderBy('due_at')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Whether the payment was booked by an earlier request with its key. @throws ApiError `saved-otherwise`. */
async function isKnown(transaction: Transaction, payment: ReceivedPayment): Promise<boolean> {
  const known = await transaction
    .selectFrom('invoice_payment')
    .select(['id', 'amount', 'reference', 'received_on'])
    .where('buyer_id', '=', payment.buyerId)
    .where('request_key', '=', payment.requestKey)
    .executeTakeFirst();
  if (known === undefined) return false;
  const settled = await transaction
    .selectFrom('invoice_settlement')
    .innerJoin('invoice', 'invoice.id', 'invoice_id')
    .select('number')
    .where('payment_id', '=', known.id)
    .execute();
  const { amount, reference, received_on: day } = known;
  const isSameMoney = amount === payment.amount && reference === payment.reference;
  const isSameDay = day.getTime() === payment.receivedOn.getTime();
  requireSameRequest(isSameMoney && isSameDay && settled.every(({ number }) => payment.invoices.includes(number)));
  return true;
}

/**
 * Books a payment on a buyer's invoices, the first due first, once per request key; writes payment, parts and log entry in one transaction.
 * @throws ApiError `unknown-buyer`, `payment-exceeds-invoices`, `saved-otherwise`.
 */
export async function receivePayment(database: Database, operator: Operator, payment: ReceivedPayment): Promise<void> {
  const { buyerId, amount, reference, receivedOn, requestKey } = payment;
  await database.transaction().execute(async (transaction) => {
    // Lock order: the invoice before the buyer, as in a refund.
    const open = await lockOpen(transaction, payment);
    const subject = await lockAccount(transaction, buyerId);
    if (await isKnown(transaction, payment)) return;
    const parts = settle(amount, open);
    if (parts === null) {
      const owed = open.reduce((sum, each) => sum + each.owed, 0);
      throw new ApiError('payment-exceeds-invoices', { status: 400, parameters: { owed } });
    }
    const { id } = await transaction
      .insertInto('invoice_payment')
      .values({ buyer_id: buyerId, amount, reference, received_on: receivedOn, request_key: requestKey })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { invoice, part } of parts) {
      await transaction
        .insertInto('invoice_settlement')
        .values({ payment_id: id, invoice_id: invoice.id, amount: part })
        .execute();
      await transaction
        .updateTable('invoice')
        .set((set) => ({ paid: set('paid', '+', part) }))
        .where('id', '=', invoice.id)
        .execute();
    }
    const detail = `${moneyToDecimal(amount)} ${shopCurrency()} · ${reference}`;
    await recordOperatorAction(transaction, { operator, action: 'credit.receive', subject, detail });
  });
}
