import { money, type Money } from '@rider/model/money';
import {
  isOpenPayment,
  type PaymentDifference,
  type PaymentMismatch,
  type PaymentState,
  type Reconciliation,
} from '@rider/model/payment';
import { DatabaseUnavailable } from '../database/database-errors.ts';
import type { Database } from '../database/open.ts';
import type {
  GatewayServices,
  ListedMoney,
  PaymentGateway,
  SeenPayout,
  SeenPayment,
} from '../payment-provider/gateway.ts';

/** The period to reconcile, in epoch milliseconds; the end is excluded. */
export interface ComparedTime {
  from: number;
  until: number;
}

/** Maximum number of payments per run; each takes one call to the provider. */
const MOST_COMPARED = 2_000;
/** Maximum number of concurrent calls. */
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
    if (error instanceof DatabaseUnavailable) throw error;
    return null;
  }
}

function differenceOf(payment: Compared, seen: SeenPayment | null): PaymentMismatch | null {
  const { reference, method, state, amount } = payment;
  const ours = isPaid(state) ? amount : null;
  const theirs = seen?.state === 'paid' ? seen.amount : null;
  const differs = (kind: PaymentDifference): PaymentMismatch => ({
    kind,
    method,
    reference,
    payout: '',
    ours,
    theirs,
  });
  if (seen === null || seen.state === 'unknown-state') return differs('unanswered');
  if (seen.state === 'other-currency') return differs('currency');
  if (ours === null && theirs === null) return null;
  if (ours === null) return differs('paid-there');
  // A provider may report a disputed or fully refunded payment by that state alone, without an amount.
  if (theirs === null) return seen.state === 'disputed' || state === 'refunded' ? null : differs('paid-here');
  return ours === theirs ? null : differs('amount');
}

/** The names that `find` does not return. */
async function unknownOf(names: string[], find: (names: string[]) => Promise<string[]>): Promise<Set<string>> {
  const known = names.length === 0 ? [] : await find(names);
  const lost = new Set(names);
  for (const name of known) lost.delete(name);
  return lost;
}

/**
 * The paid payments and payouts that a provider lists for this shop and that the database lacks; null while there is no list yet.
 */
async function unknownHere(
  database: Database,
  gateway: PaymentGateway,
  { from, until }: ComparedTime,
): Promise<PaymentMismatch[] | null> {
  const { method } = gateway;
  let listed: ListedMoney | null;
  try {
    listed = await gateway.list(from, until);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    return [{ kind: 'unanswered', method, reference: '', payout: '', ours: null, theirs: null }];
  }
  if (listed === null) return null;
  const { payments, payouts } = listed;
  const paid = payments.flatMap(({ reference, seen }) =>
    seen.state === 'paid' || seen.state === 'other-currency'
      ? [{ reference, theirs: seen.state === 'paid' ? seen.amount : null }]
      : [],
  );
  const lostPayments = await unknownOf(
    paid.map(({ reference }) => reference),
    async (names) => {
      const found = database.selectFrom('payment_attempt').select('reference').where('reference', 'in', names);
      return (await found.execute()).map(({ reference }) => reference);
    },
  );
  const lostPayouts = await unknownOf(
    payouts.map(({ number }) => number),
    async (names) => {
      const found = database.selectFrom('provider_refund').select('number').where('number', 'in', names);
      return (await found.execute()).map(({ number }) => number);
    },
  );
  return [
    ...paid
      .filter(({ reference }) => lostPayments.has(reference))
      .map(({ reference, theirs }): PaymentMismatch => ({
        kind: 'unknown-here',
        method,
        reference,
        payout: '',
        ours: null,
        theirs,
      })),
    ...payouts
      .filter(({ number }) => lostPayouts.has(number))
      .map(({ number, reference, amount }): PaymentMismatch => ({
        kind: 'return-unknown-here',
        method,
        reference,
        payout: number,
        ours: null,
        theirs: amount,
      })),
  ];
}

/** The payouts ordered in a period, with their payments. */
function orderedBack(database: Database, { from, until }: ComparedTime) {
  return database
    .selectFrom('provider_refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'provider_refund.attempt_id')
    .select(['number', 'provider_refund.amount', 'provider_refund.state', 'reference', 'method'])
    .select('payment_attempt.presented as handle')
    .select((select) => select.fn.coalesce('received', 'payment_attempt.amount').as('total'))
    .where('provider_refund.created_at', '>=', new Date(from))
    .where('provider_refund.created_at', '<', new Date(until))
    .orderBy('provider_refund.id')
    .limit(MOST_COMPARED + 1)
    .execute();
}

type OrderedBack = Awaited<ReturnType<typeof orderedBack>>[number];

async function differenceBack(
  gateway: PaymentGateway | undefined,
  { method, state, ...order }: OrderedBack,
): Promise<PaymentMismatch | null> {
  const { reference, number: payout, amount } = order;
  // A payout settled by hand did not go through the provider.
  const ours = state === 'succeeded' ? amount : null;
  const differs = (kind: PaymentDifference, theirs: Money | null = null): PaymentMismatch => ({
    kind,
    method,
    reference,
    payout,
    ours,
    theirs,
  });
  let seen: SeenPayout | null;
  try {
    if (gateway === undefined) return differs('unanswered');
    seen = await gateway.queryPayout(order);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    return differs('unanswered');
  }
  const theirs = seen?.state === 'succeeded' ? seen.amount : null;
  if (ours === theirs) return null;
  if (ours === null) return differs('returned-there', theirs);
  return differs(theirs === null ? 'returned-here' : 'return-amount', theirs);
}

/** Compares all items, {@link AT_ONCE} at a time. */
async function eachOf<Item>(items: readonly Item[], compare: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const compareRest = async (): Promise<void> => {
    for (const item of left) await compare(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compareRest));
}

/**
 * Compares the payments started and the payouts ordered in a period with each provider's state of them and with the providers' lists.
 * Read-only: housekeeping settles open payments.
 */
export async function reconcile(
  { database, gateways }: GatewayServices & { database: Database },
  time: ComparedTime,
): Promise<Reconciliation> {
  const payments = await database
    .selectFrom('payment_attempt')
    .select(['reference', 'presented', 'method', 'state'])
    .select((select) => select.fn.coalesce('received', 'amount').as('amount'))
    .where('created_at', '>=', new Date(time.from))
    .where('created_at', '<', new Date(time.until))
    .orderBy('id')
    .limit(MOST_COMPARED + 1)
    .execute();
  const compared = payments.slice(0, MOST_COMPARED);
  const differences: PaymentMismatch[] = [];
  let ours = 0;
  let theirs = 0;
  await eachOf(compared, async (payment) => {
    const gateway = gateways.get(payment.method);
    const seen = gateway === undefined ? null : await ask(gateway, payment);
    if (isPaid(payment.state)) ours += payment.amount;
    if (seen?.state === 'paid') theirs += seen.amount;
    const difference = differenceOf(payment, seen);
    if (difference !== null) differences.push(difference);
  });
  const ordered = await orderedBack(database, time);
  const comparedBack = ordered.slice(0, MOST_COMPARED);
  await eachOf(comparedBack, async (order) => {
    const difference = await differenceBack(gateways.get(order.method), order);
    if (difference !== null) differences.push(difference);
  });
  const unlisted: string[] = [];
  for (const gateway of gateways.values()) {
    const unknown = await unknownHere(database, gateway, time);
    if (unknown === null) unlisted.push(gateway.method);
    else differences.push(...unknown);
  }
  const isCut = payments.length > MOST_COMPARED || ordered.length > MOST_COMPARED;
  const counts = { compared: compared.length, payouts: comparedBack.length };
  return { ...counts, ours: money(ours), theirs: money(theirs), differences, unlisted, isCut };
}
