import { randomInt } from 'node:crypto';
import type { Locale } from '@rider/api/locale';
import type { Selectable } from 'kysely';
import { countUse } from '../account/use-count.ts';
import { findBuyer } from '../account/service.ts';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { tellBuyer } from '../notification/tell-buyer.ts';
import type { PaymentProvider } from '../payment-provider/provider.ts';
import { creditBalance, LARGEST_BALANCE } from './booking.ts';
import type { RechargeTable } from './tables.ts';

/** A payment as stored. */
export type Recharge = Selectable<RechargeTable>;

/** What paying in works with; without a provider nothing can be paid in. */
export interface RechargeServices {
  database: Database;
  clock: () => number;
  payments: PaymentProvider | null;
}

/** How long an unpaid payment is asked after, in milliseconds. */
const ASKED_AFTER = 24 * 3_600_000;

/** How many payments of a buyer stay open, the latest ones: who begins another has given up the oldest. */
const MOST_OPEN = 5;
/** How many payments a buyer begins in a day. */
const MOST_IN_DAY = 50;
const DAY = 86_400_000;

function newRechargeNumber(): string {
  return `rc${Date.now()}${String(randomInt(1_000_000)).padStart(6, '0')}`;
}

/** Begins to pay in. Answers the payment's number and the provider's page. Refusals: 910501 no provider, 910503 too much, 910532 too often today. */
export async function startRecharge(
  services: RechargeServices,
  buyerId: number,
  { amount, returnPath, locale }: { amount: number; returnPath: string; locale: Locale },
): Promise<{ number: string; address: string }> {
  const { database, clock, payments } = services;
  if (payments === null) throw new Refusal(910501, { status: 400 });
  // Nobody pays what the balance could not take.
  const { balance } = await findBuyer(database, buyerId);
  if (balance + amount > LARGEST_BALANCE) throw new Refusal(910503, { status: 400 });
  const use = { subject: `recharge of buyer ${buyerId}`, limit: MOST_IN_DAY, window: DAY, code: 910532 } as const;
  await countUse(database, use, clock());
  const number = newRechargeNumber();
  const back = `${returnPath}?recharge=${number}`;
  const { token, address } = await payments.startPayment({ reference: number, amount, returnPath: back, locale });
  await database
    .insertInto('recharge')
    .values({
      number,
      buyer_id: buyerId,
      amount,
      state: 'open',
      provider_token: token,
      created_at: new Date(clock()),
      closed_at: null,
    })
    .execute();
  await closeSurplus(services, buyerId);
  return { number, address };
}

/** Closes all open payments of a buyer but the latest. One that was paid meanwhile is booked, because the provider says so. */
async function closeSurplus(services: RechargeServices, buyerId: number): Promise<void> {
  const surplus = await services.database
    .selectFrom('recharge')
    .select(['id', 'provider_token'])
    .where('buyer_id', '=', buyerId)
    .where('state', '=', 'open')
    .orderBy('id', 'desc')
    .offset(MOST_OPEN)
    .execute();
  for (const { id, provider_token: token } of surplus) {
    await services.payments?.closePayment(token);
    await settle(services, id, token);
  }
}

/** Books what the provider says of one open payment, once: the row is locked until it is closed. */
async function settle(services: RechargeServices, id: number, token: string): Promise<void> {
  const { database, clock, payments } = services;
  const state = (await payments?.paymentState(token)) ?? 'open';
  if (state === 'open') return;
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    const open = await transaction
      .selectFrom('recharge')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'open')
      .forUpdate()
      .executeTakeFirst();
    if (open === undefined) return;
    await transaction
      .updateTable('recharge')
      .set({ state, closed_at: new Date(now) })
      .where('id', '=', id)
      .execute();
    if (state !== 'paid') return;
    const { buyer_id: buyerId, amount } = open;
    await creditBalance(transaction, { buyerId, kind: 'recharge', amount, rechargeId: id, now });
    await tellBuyer(transaction, buyerId, 'balance-added', { amount }, now);
  });
}

/** Asks the provider after open payments, of one buyer or (null) of all, and books those that were paid meanwhile. */
export async function settleRecharges(services: RechargeServices, buyerId: number | null): Promise<void> {
  let open = services.database
    .selectFrom('recharge')
    .select(['id', 'provider_token'])
    .where('state', '=', 'open')
    .where('created_at', '>', new Date(services.clock() - ASKED_AFTER));
  if (buyerId !== null) open = open.where('buyer_id', '=', buyerId);
  for (const { id, provider_token: token } of await open.orderBy('id', 'desc').execute())
    await settle(services, id, token);
}

/** An own payment as it stands now. Throws the refusal 910504 for any other, as if it did not exist. */
export async function findRecharge(services: RechargeServices, buyerId: number, number: string): Promise<Recharge> {
  await settleRecharges(services, buyerId);
  const found = await services.database
    .selectFrom('recharge')
    .selectAll()
    .where('number', '=', number)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal(910504, { status: 400 });
  return found;
}
