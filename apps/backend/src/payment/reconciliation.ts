import { money, type Money } from '@rider/model/money';
import {
  isOpenPayment,
  type PaymentDifference,
  type PaymentMismatch,
  type PaymentState,
  type Reconciliation,
} from '@rider/model/payment';
import { DatabaseAway } from '../database/away.ts';
import type { Database } from '../database/open.ts';
import type { GatewayServices, PaymentGateway, SeenPayment } from '../payment-provider/gateway.ts';

/** A time to compare, in epoch milliseconds; the end is excluded. */
export interface ComparedTime {
  from: number;
  until: number;
}

/** Payments that one run compares, each with a call. */
const MOST_COMPARED = 2_000;
/** Calls under way at once. */
const AT_ONCE = 4;

interface Compared {
  reference: string;
  presented: string | null;
  method: string;
  amount: Money;
  state: PaymentState;
}

const isPaid = (state: PaymentState): boolean => !isOpenPayment(state) && state !== 'failed' && state !== 'cancelled';

async function ask(gateway: PaymentGateway, { reference, presented: handle }: Compared): Promise<SeenPayment | null> {
  try {
    return await gateway.query({ reference, handle });
  } catch (error) {
    if (error instanceof DatabaseAway) throw error;
    return null;
  }
}

function differenceOf(payment: Compared, seen: SeenPayment | null): PaymentMismatch | null {
  const { reference, method, state, amount } = payment;
  const ours = isPaid(state) ? amount : null;
  const theirs = seen?.state === 'paid' ? seen.amount : null;
  const differs = (kind: PaymentDifference): PaymentMismatch => ({ kind, method, reference, ours, theirs });
  if (seen === null) return differs('unanswered');
  if (ours === null && theirs === null) return null;
  if (ours === null) return differs('paid-there');
  // A provider may call one that is contested, or went back as a whole, by that name alone.
  if (theirs === null) return seen.state === 'disputed' || state === 'refunded' ? null : differs('paid-here');
  return ours === theirs ? null : differs('amount');
}

/** Payments that a provider lists as this shop's and that the shop does not know; those that nobody paid are of no interest. */
async function unknownHere(database: Database, gateway: PaymentGateway, { from, until }: ComparedTime) {
  const listed = await gateway.list?.(from, until).catch((error: unknown) => {
    if (error instanceof DatabaseAway) throw error;
    return null;
  });
  const { method } = gateway;
  if (listed === null) return [{ kind: 'unanswered' as const, method, reference: '', ours: null, theirs: null }];
  const paid = (listed ?? []).flatMap(({ reference, seen }) =>
    seen.state === 'paid' ? [{ reference, theirs: seen.amount }] : [],
  );
  if (paid.length === 0) return [];
  const known = await database
    .selectFrom('payment_attempt')
    .select('reference')
    .where(
      'reference',
      'in',
      paid.map(({ reference }) => reference),
    )
    .execute();
  const names = new Set(known.map(({ reference }) => reference));
  return paid
    .filter(({ reference }) => !names.has(reference))
    .map(({ reference, theirs }): PaymentMismatch => ({ kind: 'unknown-here', method, reference, ours: null, theirs }));
}

/**
 * Compares the payments that were begun in a time with what their providers say of each, and with the providers' lists where they have one.
 * Changes nothing: open payments settle by themselves.
 */
export async function reconcile(
  { database, gateways }: GatewayServices & { database: Database },
  time: ComparedTime,
): Promise<Reconciliation> {
  const payments = await database
    .selectFrom('payment_attempt')
    .select(['reference', 'presented', 'method', 'amount', 'state'])
    .where('created_at', '>=', new Date(time.from))
    .where('created_at', '<', new Date(time.until))
    .orderBy('id')
    .limit(MOST_COMPARED + 1)
    .execute();
  const compared = payments.slice(0, MOST_COMPARED);
  const differences: PaymentMismatch[] = [];
  let ours = 0;
  let theirs = 0;
  const left = compared.values();
  const compareRest = async (): Promise<void> => {
    for (const payment of left) {
      const gateway = gateways.get(payment.method);
      const seen = gateway === undefined ? null : await ask(gateway, payment);
      if (isPaid(payment.state)) ours += payment.amount;
      if (seen?.state === 'paid') theirs += seen.amount;
      const difference = differenceOf(payment, seen);
      if (difference !== null) differences.push(difference);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compareRest));
  for (const gateway of gateways.values()) differences.push(...(await unknownHere(database, gateway, time)));
  const isCut = payments.length > MOST_COMPARED;
  return { compared: compared.length, ours: money(ours), theirs: money(theirs), differences, isCut };
}
