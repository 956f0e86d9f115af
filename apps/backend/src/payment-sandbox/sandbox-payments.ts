import type { Locale } from '@rider/model/locale';
import { money, type Money } from '@rider/model/money';
import type { Database } from '../database/open.ts';
import type { ProvidedMethod } from '../payment-provider/gateway.ts';
import type { SandboxPayment } from './tables.ts';

/** What a payment at the sandbox is opened with. */
export interface SandboxAccount {
  database: Database;
  clock: () => number;
  newToken: () => string;
  /** The simulated method; null for recharges of the balance. */
  method: ProvidedMethod | null;
}

/** Services of a provider's sandbox. `newToken` and `pageOf` identify the page on which the payer decides. */
export interface ProviderSandboxServices extends SandboxAccount {
  method: ProvidedMethod;
  pageOf: (token: string, locale: Locale) => string;
}

/** Identifies a payment by the sandbox's token or by the shop's number. */
export type SandboxPaymentName = { token: string } | { reference: string };

/** Opens a payment unless its reference exists; `reference` is the shop's number of it. */
export async function openSandboxPayment(
  { database, clock, newToken, method }: SandboxAccount,
  { reference, amount, returnPath = '/' }: { reference: string; amount: Money; returnPath?: string },
): Promise<void> {
  const payment = { token: newToken(), reference, amount, return_path: returnPath, method, made_at: new Date(clock()) };
  await database
    .insertInto('sandbox_payment')
    .values({ ...payment, state: 'open' })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
}

const columnOf = (name: SandboxPaymentName): ['token' | 'reference', string] =>
  'token' in name ? ['token', name.token] : ['reference', name.reference];

/** A payment; undefined for an unknown one. */
export function findSandboxPayment(database: Database, name: SandboxPaymentName): Promise<SandboxPayment | undefined> {
  const [column, value] = columnOf(name);
  return database.selectFrom('sandbox_payment').selectAll().where(column, '=', value).executeTakeFirst();
}

/** Closes an open payment; undefined if it is closed already. */
export function closeSandboxPayment(database: Database, name: SandboxPaymentName, state: 'paid' | 'declined') {
  const [column, value] = columnOf(name);
  return database
    .updateTable('sandbox_payment')
    .set({ state })
    .where(column, '=', value)
    .where('state', 'in', ['open', 'challenged'])
    .returning(['return_path', 'reference'])
    .executeTakeFirst();
}

/** Sends a payout, once per number, and never more than was paid. */
export async function sendSandboxMoneyBack(
  database: Database,
  { reference, number, amount, now }: { reference: string; number: string; amount: Money; now: number },
): Promise<'sent' | 'unpaid' | 'too-much'> {
  return database.transaction().execute(async (transaction) => {
    const payment = await transaction
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('reference', '=', reference)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (payment?.state !== 'paid') return 'unpaid';
    const before = await transaction
      .selectFrom('sandbox_refund')
      .selectAll()
      .where('reference', '=', reference)
      .execute();
    if (before.some((refund) => refund.number === number)) return 'sent';
    const sent = before.reduce((sum, refund) => sum + refund.amount, 0);
    if (amount <= 0 || sent + amount > payment.amount) return 'too-much';
    await transaction
      .insertInto('sandbox_refund')
      .values({ number, reference, amount: money(amount), made_at: new Date(now) })
      .execute();
    return 'sent';
  });
}

/** The contents of a provider's bill file. */
export interface BilledMoney {
  payments: SandboxPayment[];
  payouts: { number: string; reference: string; amount: Money }[];
}

/** Payments and payouts at a provider on a day of a time zone `zone` milliseconds ahead of UTC; null before the day's end. */
export async function billedOn(
  { database, clock, method }: ProviderSandboxServices,
  { day, zone }: { day: string; zone: number },
): Promise<BilledMoney | null> {
  const from = Date.parse(`${day}T00:00:00Z`) - zone;
  const [first, end] = [new Date(from), new Date(from + 86_400_000)];
  if (end.getTime() > clock()) return null;
  const payments = await database
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('method', '=', method)
    .where('state', '=', 'paid')
    .where('made_at', '>=', first)
    .where('made_at', '<', end)
    .execute();
  const payouts = await database
    .selectFrom('sandbox_refund')
    .innerJoin('sandbox_payment', 'sandbox_payment.reference', 'sandbox_refund.reference')
    .selectAll('sandbox_refund')
    .where('method', '=', method)
    .where('sandbox_refund.made_at', '>=', first)
    .where('sandbox_refund.made_at', '<', end)
    .execute();
  return { payments, payouts };
}
