import type { Money } from '@rider/model/money';
import { randomInt } from 'node:crypto';
import type { Locale } from '@rider/model/locale';
import type { Selectable } from 'kysely';
import { countUse } from '../account/use-count.ts';
import { findBuyer } from '../account/buyers.ts';
import { DatabaseUnavailable } from '../database/database-errors.ts';
import type { Database, Transaction } from '../database/open.ts';
import { loggable } from '../http/log-text.ts';
import { ApiError } from '../http/api-error.ts';
import { notifyBuyer } from '../notification/notify-buyer.ts';
import { callProvider } from '../payment-provider/call-provider.ts';
import type { PaymentProvider, ProviderPaymentState } from '../payment-provider/provider.ts';
import { creditBalance, LARGEST_BALANCE } from './credit-balance.ts';
import type { RechargeTable } from './tables.ts';

/** A payment as stored. */
export type Recharge = Selectable<RechargeTable>;

/**
 * Pays an order from the balance, in the transaction that locks the order. If the order cannot be paid, the money stays on the balance.
 */
export type FinishOrder = (transaction: Transaction, orderId: number) => Promise<void>;

/** Services of recharges; without a provider buyers cannot recharge. */
export interface RechargeServices {
  database: Database;
  clock: () => number;
  payments: PaymentProvider | null;
  /** Pays the order of a payment. */
  finishOrder: FinishOrder;
}

/** How long we poll the provider about an unpaid payment, in milliseconds. */
const POLLED_FOR = 24 * 3_600_000;

/** Maximum number of open payments of a buyer; a new one closes the oldest. */
const MOST_OPEN = 5;
/** Maximum number of payments that a buyer may start in a day. */
const MOST_IN_DAY = 50;
const DAY = 86_400_000;

function newRechargeNumber(): string {
  return `rc${Date.now()}${String(randomInt(1_000_000)).padStart(6, '0')}`;
}

/** A payment to start. */
export interface NewRecharge {
  amount: Money;
  /** The shop's page to which the provider returns; the payment's number is added as `recharge`. */
  returnPath: string;
  locale: Locale;
  /** The order to pay once the money is booked. */
  orderId?: number;
}

/** A payment's number and the URL of the provider's page for it. */
export interface StartedRecharge {
  number: string;
  address: string;
}

/**
 * Starts a recharge. Returns its number and the provider's page. An order with an open payment reuses it, so that a double click makes one
 * payment. @throws ApiError `recharge-unavailable`, `balance-limit-exceeded`, `too-many-payments-today`.
 */
export async function startRecharge(
  services: RechargeServices,
  buyerId: number,
  { amount, returnPath, locale, orderId }: NewRecharge,
): Promise<StartedRecharge> {
  const { database, clock, payments } = services;
  if (payments === null) throw new ApiError('recharge-unavailable', { status: 400 });
  // Rejected before the buyer pays, because the money could not be booked.
  const { balance } = await findBuyer(database, buyerId);
  if (balance + amount > LARGEST_BALANCE) throw new ApiError('balance-limit-exceeded', { status: 400 });
  const use = {
    subject: `recharge of buyer ${buyerId}`,
    limit: MOST_IN_DAY,
    window: DAY,
    error: 'too-many-payments-today',
  } as const;
  await countUse(database, use, clock());
  const number = newRechargeNumber();
  const back = `${returnPath}${returnPath.includes('?') ? '&' : '?'}recharge=${number}`;
  const { token, address } = await callProvider(() =>
    payments.startPayment({ reference: number, amount, returnPath: back, locale }),
  );
  const added = await database
    .insertInto('recharge')
    .values({
      number,
      buyer_id: buyerId,
      amount,
      state: 'open',
      order_id: orderId ?? null,
      provider_token: token,
      created_at: new Date(clock()),
      closed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) {
    await callProvider(() => payments.closePayment(token));
    const open = orderId === undefined ? undefined : await findOpenRecharge(database, orderId);
    if (open?.amount !== amount) throw new ApiError('balance-changed', { status: 400 });
    return resumeRecharge(services, open, locale);
  }
  await closeSurplus(services, buyerId);
  return { number, address };
}

/** The provider's state of a payment; `open` where the provider fails. */
async function stateAtProvider(payments: PaymentProvider, token: string): Promise<ProviderPaymentState> {
  try {
    return await payments.paymentState(token);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    console.error('the payment provider does not report the state of a payment:', loggable(error));
    return 'open';
  }
}

/** The open payment for an order, or undefined. */
export function findOpenRecharge(database: Database, orderId: number): Promise<Recharge | undefined> {
  return database
    .selectFrom('recharge')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}

/** Resumes an open payment. */
export async function resumeRecharge(
  { payments }: RechargeServices,
  { number, provider_token: token }: Recharge,
  locale: Locale,
): Promise<StartedRecharge> {
  if (payments === null) throw new ApiError('recharge-unavailable', { status: 400 });
  return { number, address: await callProvider(() => payments.paymentAddress(token, locale)) };
}

/** Closes all open payments of a buyer except the latest. */
async function closeSurplus(services: RechargeServices, buyerId: number): Promise<void> {
  const surplus = await services.database
    .selectFrom('recharge')
    .select(['id', 'provider_token'])
    .where('buyer_id', '=', buyerId)
    .where('state', '=', 'open')
    .orderBy('id', 'desc')
    .offset(MOST_OPEN)
    .execute();
  for (const recharge of surplus) await closeRecharge(services, recharge);
}

/** Closes an open payment, or books it if the provider reports it as paid meanwhile. @throws ApiError `provider-away`. */
export async function closeRecharge(
  services: RechargeServices,
  { id, provider_token: token }: Pick<Recharge, 'id' | 'provider_token'>,
): Promise<void> {
  const { payments } = services;
  if (payments === null) return;
  await settle(services, id, await callProvider(() => payments.closePayment(token)));
}

/**
 * Books the provider's state of an open payment once, and pays its order in the same transaction; the row stays locked until then.
 */
async function settle(services: RechargeServices, id: number, state: ProviderPaymentState): Promise<void> {
  const { database, clock, finishOrder } = services;
  if (state === 'open') return;
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    const open = await transaction
      .selectFrom('recharge')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'open')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (open === undefined) return;
    await transaction
      .updateTable('recharge')
      .set({ state, closed_at: new Date(now) })
      .where('id', '=', id)
      .execute();
    if (state !== 'paid') return;
    const { buyer_id: buyerId, amount, order_id: orderId } = open;
    // Lock order: the order before the balance, as in paying an order, to avoid a deadlock.
    if (orderId !== null)
      await transaction.selectFrom('customer_order').select('id').where('id', '=', orderId).forNoKeyUpdate().execute();
    await creditBalance(transaction, { buyerId, kind: 'recharge', amount, rechargeId: id, now });
    await notifyBuyer(transaction, buyerId, 'balance-added', { amount }, now);
    if (orderId !== null) await finishOrder(transaction, orderId);
  });
}

/**
 * Polls the provider about open payments, of one buyer or (null) of all, and books the paid ones. A payment whose state cannot be read
 * stays open and is polled again.
 */
export async function settleRecharges(services: RechargeServices, buyerId: number | null): Promise<void> {
  const { database, clock, payments } = services;
  if (payments === null) return;
  let open = database
    .selectFrom('recharge')
    .select(['id', 'provider_token'])
    .where('state', '=', 'open')
    .where('created_at', '>', new Date(clock() - POLLED_FOR));
  if (buyerId !== null) open = open.where('buyer_id', '=', buyerId);
  for (const { id, provider_token: token } of await open.orderBy('id', 'desc').execute())
    await settle(services, id, await stateAtProvider(payments, token));
}

/** The current state of a buyer's own payment. @throws ApiError `unknown-payment` for any other, as if it did not exist. */
export async function findRecharge(services: RechargeServices, buyerId: number, number: string): Promise<Recharge> {
  await settleRecharges(services, buyerId);
  const found = await services.database
    .selectFrom('recharge')
    .selectAll()
    .where('number', '=', number)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  if (found === undefined) throw new ApiError('unknown-payment', { status: 400 });
  return found;
}
