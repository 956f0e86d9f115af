import { randomInt } from 'node:crypto';
import { countUse } from '../account/use-count.ts';
import type { Locale } from '@rider/model/locale';
import { OPEN_PAYMENT_STATES, type PaymentState } from '@rider/model/payment';
import { isExpired, listCards, type StoredCard } from '../card/saved-cards.ts';
import { findHolder } from '../card/setups.ts';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { OrderServices } from '../order/checkout.ts';
import { requireOffered } from '../payment-setting/payment-settings.ts';
import { findOrder } from '../order/read-orders.ts';
import { closeOrder, isDue, lockOwnOrder } from '../order/close-order.ts';
import type {
  GatewayServices,
  NewPayment,
  PaymentGateway,
  PresentedPayment,
  ProvidedMethod,
} from '../payment-provider/gateway.ts';
import { callProvider } from '../payment-provider/call-provider.ts';
import type { PaymentAttempt } from './tables.ts';
import { cancelOpenAttempts, refreshAttempt, settleAttempt } from './settle-attempt.ts';
import { assertPayable } from './pay-order.ts';

type AttemptServices = OrderServices & GatewayServices;

/** Maximum number of attempts per buyer and day. */
const USES = { limit: 50, window: 86_400_000, error: 'too-many-payments-today' } as const;

/** An open attempt with the data of its page. */
export interface ShownAttempt {
  presented: PresentedPayment;
  /** The buyer's saved cards that can pay it. */
  savedCards: StoredCard[];
  /** Whether it is at a sandbox, where no money moves. */
  isSandbox: boolean;
  /** Deadline for payment. */
  payBefore: Date;
}

/** An order to pay by a method; `returnPath` is the shop's local path to which the provider's page redirects. */
export interface RequestedAttempt {
  number: string;
  method: ProvidedMethod;
  returnPath: string;
  locale: Locale;
}

const newReference = (now: number): string => `pa${now}${String(randomInt(1_000_000)).padStart(6, '0')}`;

/** The open attempt of an order by a method, or undefined. */
function findOpen(database: Database | Transaction, orderId: number, method: string) {
  return database
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('method', '=', method)
    .where('state', 'in', OPEN_PAYMENT_STATES)
    .executeTakeFirst();
}

/** The order's open attempt by a method, or a new one, in one transaction that locks the order. */
async function openOrNew(services: AttemptServices, buyerId: number, number: string, method: ProvidedMethod) {
  const { database, clock } = services;
  const found = await database.transaction().execute(async (transaction) => {
    const now = clock();
    const order = await lockOwnOrder(transaction, buyerId, number);
    assertPayable(order);
    if (isDue(order, now)) {
      await closeOrder(services, transaction, order, 'expire', now);
      return null;
    }
    const open = await findOpen(transaction, order.id, method);
    // A payment in flight may continue by a method that is no longer offered.
    if (open === undefined) await requireOffered(transaction, method, order.total);
    const attempt =
      open ??
      (await transaction
        .insertInto('payment_attempt')
        .values({
          reference: newReference(now),
          order_id: order.id,
          buyer_id: buyerId,
          method,
          amount: order.total,
          state: 'created',
          presented: null,
          created_at: new Date(now),
          asked_at: null,
          closed_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow());
    return { attempt, payBefore: order.pay_before };
  });
  if (found === null) throw new ApiError('order-expired', { status: 400 });
  return found;
}

/**
 * Returns the open attempt to pay a buyer's order by a method, after querying its state at the provider, or a new one; `paid` if the order
 * is paid by then. @throws ApiError those of assertPayable, `payment-method-unavailable`, `payment-declined`, `payment-mismatched`,
 * `provider-away`, `too-many-payments-today`.
 */
export async function showAttempt(
  services: AttemptServices,
  buyerId: number,
  wanted: RequestedAttempt,
): Promise<ShownAttempt | 'paid'> {
  const gateway = services.gateways.get(wanted.method);
  if (gateway === undefined) throw new ApiError('payment-method-unavailable', { status: 400 });
  let { attempt, payBefore } = await openOrNew(services, buyerId, wanted.number, wanted.method);
  if (attempt.created_at.getTime() + (gateway.openFor ?? Number.POSITIVE_INFINITY) <= services.clock()) {
    // The provider no longer takes its code. A payment that arrived meanwhile counts.
    await cancelOpenAttempts(services, attempt.order_id);
    ({ attempt, payBefore } = await openOrNew(services, buyerId, wanted.number, wanted.method));
  }
  const { reference, amount } = attempt;
  const { number: description, returnPath, locale } = wanted;
  const { holder, savedCards } = await savedFor(services, gateway, buyerId);
  const payment = { reference, amount, description, returnPath, expiresAt: payBefore, locale, holder };
  const handle = attempt.presented ?? (await openAttempt(services, gateway, attempt, payment));
  if (attempt.presented !== null) {
    const state = await refreshAttempt(services, gateway, attempt);
    if (state === 'paid') return requirePaid(services, buyerId, wanted.number);
    if (state === 'other-currency') throw new ApiError('payment-mismatched', { status: 400 });
    if (state === 'failed' || state === 'cancelled') throw new ApiError('payment-declined', { status: 400 });
  }
  const presented = await callProvider(() => gateway.present({ ...payment, handle }));
  return { presented, savedCards, isSandbox: gateway.isSandbox, payBefore };
}

/**
 * Returns `paid` for a paid order. @throws ApiError `payment-mismatched` if another amount was paid, those of assertPayable.
 */
async function requirePaid(services: AttemptServices, buyerId: number, number: string): Promise<'paid'> {
  const { row } = await findOrder(services, buyerId, number);
  if (row.paid_at !== null) return 'paid';
  assertPayable(row);
  throw new ApiError('payment-mismatched', { status: 400 });
}

/** The provider's customer id of a buyer, and the saved cards that can pay. */
async function savedFor({ database, clock }: AttemptServices, { cards: vault }: PaymentGateway, buyerId: number) {
  const holder = vault === undefined ? null : await findHolder(database, buyerId, vault.account);
  if (vault === undefined || holder === null) return { holder: null, savedCards: [] };
  const all = await listCards(database, buyerId, vault.account);
  return { holder, savedCards: all.filter((card) => !isExpired(card, clock())) };
}

/** Opens a new attempt at its provider; resolves to the handle. */
async function openAttempt(
  services: AttemptServices,
  gateway: PaymentGateway,
  { id, buyer_id: buyerId }: PaymentAttempt,
  payment: NewPayment,
): Promise<string> {
  const { database, clock } = services;
  await countUse(database, { ...USES, subject: `attempts of buyer ${buyerId}` }, clock());
  const handle = await callProvider(() => gateway.open(payment));
  await database.updateTable('payment_attempt').set({ presented: handle }).where('id', '=', id).execute();
  await settleAttempt(services, id, { event: 'open' });
  return handle;
}

/** The state of the order's latest attempt at a provider; null without one. */
export async function lastAttempt(
  database: Database,
  orderId: number,
): Promise<{ method: string; state: PaymentState } | null> {
  const found = await database
    .selectFrom('payment_attempt')
    .select(['method', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}
