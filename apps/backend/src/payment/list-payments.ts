import type { OperatorList, OperatorPayment, OperatorPaymentDetail } from '@rider/api/operator';
import { PAYMENT_STATES } from '@rider/model/payment';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { ApiError } from '../http/api-error.ts';

/** The list filter for payments that wait for an operator: failed payouts, wrong amounts, and disputes. */
const TASKS = 'task';

function attemptsOf(database: Database) {
  return database
    .selectFrom('payment_attempt')
    .innerJoin('customer_order', 'customer_order.id', 'payment_attempt.order_id')
    .innerJoin('buyer', 'buyer.id', 'payment_attempt.buyer_id');
}

/** Whether a payout of the attempt failed. */
const IS_STUCK = sql<boolean>`exists (
  select from provider_refund where provider_refund.attempt_id = payment_attempt.id and provider_refund.state = 'failed'
)`;

function matching(database: Database, { search, pattern, state }: OperatorListQuery) {
  let found = attemptsOf(database);
  const known = PAYMENT_STATES.find((each) => each === state);
  if (known !== undefined) found = found.where('payment_attempt.state', '=', known);
  if (state === TASKS)
    found = found.where((where) =>
      where.or([where('payment_attempt.state', 'in', ['disputed', 'mismatched']), IS_STUCK]),
    );
  if (search === '') return found;
  return found.where((where) =>
    where.or([
      where('customer_order.number', 'ilike', pattern),
      where('payment_attempt.reference', 'ilike', pattern),
      where('buyer.company', 'ilike', pattern),
      where('buyer.account', 'ilike', pattern),
    ]),
  );
}

function rowsOf(found: ReturnType<typeof attemptsOf>) {
  return found
    .select(['payment_attempt.id', 'reference', 'method', 'amount', 'received', 'refunded', 'payment_attempt.state'])
    .select(['payment_attempt.created_at', 'customer_order.number as order_number', 'buyer.company', 'buyer.account'])
    .select(IS_STUCK.as('stuck'));
}

type AttemptRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

function paymentOf(row: AttemptRow): OperatorPayment {
  return {
    reference: row.reference,
    orderNumber: row.order_number,
    buyer: { account: row.account, company: row.company },
    method: row.method,
    amount: row.amount,
    received: row.received,
    refunded: row.refunded,
    state: row.state,
    isStuck: row.stuck,
    createdAt: row.created_at.getTime(),
  };
}

/** A page of the payments at providers, newest first; the state `task` selects those that wait for an operator. */
export async function listPayments(
  database: Database,
  query: OperatorListQuery,
): Promise<OperatorList<OperatorPayment>> {
  const found = matching(database, query);
  return readPage(found, rowsOf(found).orderBy('payment_attempt.id', 'desc'), query, paymentOf);
}

/** A payment by its reference with all its events and payouts, oldest first. @throws ApiError `not-found`. */
export async function readPayment(database: Database, reference: string): Promise<OperatorPaymentDetail> {
  const row = await rowsOf(attemptsOf(database)).where('reference', '=', reference).executeTakeFirst();
  if (row === undefined) throw new ApiError('not-found');
  const events = await database
    .selectFrom('payment_event')
    .select(['event', 'state', 'provider_event', 'happened_at'])
    .where('attempt_id', '=', row.id)
    .orderBy('id')
    .execute();
  const payouts = await database
    .selectFrom('provider_refund')
    .leftJoin('refund', 'refund.id', 'provider_refund.refund_id')
    .selectAll('provider_refund')
    .select('refund.number as refund_number')
    .where('attempt_id', '=', row.id)
    .orderBy('provider_refund.id')
    .execute();
  return {
    ...paymentOf(row),
    events: events.map(({ provider_event: webhook, happened_at: at, ...event }) => ({
      ...event,
      webhook: webhook ?? '',
      at: at.getTime(),
    })),
    payouts: payouts.map((each) => ({
      number: each.number,
      refundNumber: each.refund_number ?? '',
      amount: each.amount,
      reason: each.reason,
      state: each.state,
      note: each.note,
      createdAt: each.created_at.getTime(),
      settledAt: each.settled_at?.getTime() ?? null,
    })),
  };
}
