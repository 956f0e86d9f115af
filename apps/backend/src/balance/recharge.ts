import { randomInt } from 'node:crypto';
import type { Locale } from '@rider/api/locale';
import type { Selectable } from 'kysely';
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

/** How many of a buyer's payments are asked after while she waits. */
const ASKED_AT_ONCE = 20;

function newRechargeNumber(): string {
  return `rc${Date.now()}${String(randomInt(1_000_000)).padStart(6, '0')}`;
}

/** Begins to pay in. Answers the payment's number and the provider's page. Refusals: 910501 no provider, 910503 too much. */
export async function startRecharge(
  { database, clock, payments }: RechargeServices,
  buyerId: number,
  { amount, returnPath, locale }: { amount: number; returnPath: string; locale: Locale },
): Promise<{ number: string; address: string }> {
  if (payments === null) throw new Refusal(910501, { status: 400 });
  // Nobody pays what the balance could not take.
  const { balance } = await findBuyer(database, buyerId);
  if (balance + amount > LARGEST_BALANCE) throw new Refusal(910503, { status: 400 });
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
  return { number, address };
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
  // Who opens many keeps nobody waiting: the rest is left to the next turn of housekeeping.
  open = buyerId === null ? open : open.where('buyer_id', '=', buyerId).limit(ASKED_AT_ONCE);
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
