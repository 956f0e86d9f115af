import { money } from '@rider/model/money';
import { nextOrderState } from '@rider/model/order';
import { issueInvoice, issuePaidInvoice } from '../credit/issue-invoice.ts';
import { mayPayOnAccount } from '../buyer-company/company-of.ts';
import { readCredit } from '../credit/credit-terms.ts';
import type { Transaction } from '../database/open.ts';
import type { EmailServices } from '../email/outbox.ts';
import { ApiError } from '../http/api-error.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import type { OrderServices } from '../order/checkout.ts';
import { closeOrder, isDue, lockOwnOrder, type StoredOrder } from '../order/close-order.ts';
import { planAfterPayment } from '../order/delivery-terms.ts';
import { postOrderEmail } from '../order/order-emails.ts';
import { countSales } from '../order/sales.ts';
import { payPlace, waitsForGroup } from '../promotion/groups.ts';

/** Result of an accepted payment request. */
export type PaymentOutcome = 'paid' | 'insufficient-balance';

/** @throws ApiError with the reason if an order cannot be paid. */
export function assertPayable(order: Pick<StoredOrder, 'state' | 'paid_at'>): void {
  if (nextOrderState(order.state, 'pay') !== null) return;
  if (order.state === 'expired') throw new ApiError('order-expired', { status: 400 });
  if (order.state === 'cancelled') throw new ApiError('order-cancelled', { status: 400 });
  throw new ApiError(order.paid_at === null ? 'order-not-payable' : 'order-already-paid', { status: 400 });
}

/**
 * Pays an order from a recharge, inside the transaction that books the recharge and locks the order. The money stays on the balance if the
 * order is no longer payable or the balance no longer suffices.
 */
export async function finishOrder(world: EmailServices, transaction: Transaction, orderId: number): Promise<void> {
  const order = await transaction
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  // An overdue order that is not closed yet still holds its stock, so the buyer's payment counts.
  if (nextOrderState(order.state, 'pay') !== null) await payFromBalance(world, transaction, order, world.clock());
}

/** Pays a locked, payable order from its buyer's balance, inside a transaction. */
export async function payFromBalance(
  world: EmailServices,
  transaction: Transaction,
  order: StoredOrder,
  now: number,
): Promise<PaymentOutcome> {
  const debited = await transaction
    .updateTable('buyer')
    .set((set) => ({ balance: set('balance', '-', order.total) }))
    .where('id', '=', order.buyer_id)
    .where('balance', '>=', order.total)
    .returning('balance')
    .executeTakeFirst();
  if (debited === undefined) return 'insufficient-balance';
  await transaction
    .insertInto('balance_entry')
    .values({
      order_id: order.id,
      buyer_id: order.buyer_id,
      kind: 'payment',
      amount: money(-order.total),
      balance_after: debited.balance,
      booked_at: new Date(now),
    })
    .execute();
  await markPaid(world, transaction, order, 'yue', now);
  return 'paid';
}

/**
 * Places a locked, payable order on account: invoice, payment and state together, within the limit. @throws ApiError
 * `payment-method-unavailable` without terms, `credit-limit-exceeded`.
 */
export async function payByInvoice(
  world: EmailServices,
  transaction: Transaction,
  order: StoredOrder,
  now: number,
): Promise<PaymentOutcome> {
  const credit = await readCredit(transaction, order.buyer_id, { lock: true });
  if (credit === null) throw new ApiError('payment-method-unavailable', { status: 400 });
  const missing = credit.used + order.total - credit.limit;
  if (missing > 0) throw new ApiError('credit-limit-exceeded', { status: 400, parameters: { missing } });
  await markPaid(world, transaction, order, 'invoice', now);
  await issueInvoice(transaction, order, { days: credit.days, now });
  return 'paid';
}

/**
 * Marks a locked, payable order as paid: payment, state, sales, place in a group, e-mail, notification, and the invoice unless it is on
 * account. The unique constraint on the payment's order prevents a second payment.
 */
export async function markPaid(
  world: EmailServices,
  transaction: Transaction,
  order: StoredOrder,
  method: string,
  now: number,
): Promise<void> {
  const next = nextOrderState(order.state, 'pay');
  if (next === null) throw new Error(`an order in state ${order.state} cannot be paid`);
  await transaction
    .insertInto('payment')
    .values({ order_id: order.id, buyer_id: order.buyer_id, method, amount: order.total, paid_at: new Date(now) })
    .execute();
  const plan = await planAfterPayment(transaction, order, now);
  const settled = await transaction
    .updateTable('customer_order')
    .set({ state: next, paid_at: new Date(now), payment_method: method, delivery_plan: plan && JSON.stringify(plan) })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const lines = await transaction
    .selectFrom('order_line')
    .select(['sku_id', 'product_id', 'quantity'])
    .where('order_id', '=', order.id)
    .execute();
  await countSales(transaction, lines);
  await payPlace(transaction, order.id, now);
  const isInvoiced = method === 'invoice';
  const waiting = isInvoiced ? 'order-invoiced-waiting' : 'order-waiting';
  const ready = isInvoiced ? 'order-invoiced' : 'order-paid';
  const event = (await waitsForGroup(transaction, order.id)) ? waiting : ready;
  const invoice = isInvoiced ? '' : await issuePaidInvoice(transaction, order, { method, now });
  await postOrderEmail(world, transaction, event, settled, { invoice });
  await notifyBuyer(transaction, order.buyer_id, event, { order: order.number, amount: order.total }, now);
}

/**
 * Pays a buyer's order from the balance, in one transaction that locks the order: debit, booking, payment and state are atomic. @throws
 * ApiError `unknown-item-or-order`, `order-already-paid`, `order-expired`, `order-cancelled`, `order-total-changed` if it is not `quoted`.
 */
export function payOrder(
  services: OrderServices,
  buyerId: number,
  number: string,
  quoted: number | null = null,
): Promise<PaymentOutcome> {
  return payOwnOrder(services, { buyerId, number, quoted }, payFromBalance);
}

/**
 * Places a buyer's order on account, in one transaction that locks the order and the buyer's credit terms. @throws ApiError those of
 * payOrder, `payment-method-unavailable` without terms or where the company does not allow it, `credit-limit-exceeded`.
 */
export async function payOnAccount(
  services: OrderServices,
  buyerId: number,
  number: string,
  quoted: number | null = null,
): Promise<void> {
  if (!(await mayPayOnAccount(services.database, buyerId)))
    throw new ApiError('payment-method-unavailable', { status: 400 });
  await payOwnOrder(services, { buyerId, number, quoted }, payByInvoice);
}

async function payOwnOrder(
  services: OrderServices,
  { buyerId, number, quoted }: { buyerId: number; number: string; quoted: number | null },
  pay: typeof payFromBalance,
): Promise<PaymentOutcome> {
  const { database, clock } = services;
  const outcome = await database.transaction().execute(async (transaction) => {
    const now = clock();
    const order = await lockOwnOrder(transaction, buyerId, number);
    assertPayable(order);
    if (isDue(order, now)) {
      await closeOrder(services, transaction, order, 'expire', now);
      return 'expired';
    }
    // An operator may have changed the order while the buyer saw its earlier total.
    if (quoted !== null && quoted !== order.total) throw new ApiError('order-total-changed', { status: 400 });
    return pay(services, transaction, order, now);
  });
  if (outcome === 'expired') throw new ApiError('order-expired', { status: 400 });
  return outcome;
}
