import type { OperatorListWire, OperatorPaymentDetailWire, OperatorPaymentWire } from '@rider/api/operator';
import { moneyToDecimal } from '@rider/model/money';
import { PAYMENT_STATES } from '@rider/model/payment';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { Refusal } from '../http/refusal.ts';

/** The filter of the list for payments that wait for an operator: money that did not go back, other amounts, and disputes. */
const TASKS = 'task';

const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

function attemptsOf(database: Database) {
  return database
    .selectFrom('payment_attempt')
    .innerJoin('customer_order', 'customer_order.id', 'payment_attempt.order_id')
    .innerJoin('buyer', 'buyer.id', 'payment_attempt.buyer_id');
}

/** Whether money of the attempt did not go back. */
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

function paymentToWire(row: AttemptRow): OperatorPaymentWire {
  return {
    reference: row.reference,
    order_id: row.order_number,
    company: row.company,
    account: row.account,
    pay_type: row.method,
    price: moneyToDecimal(row.amount),
    received: row.received === null ? '' : moneyToDecimal(row.received),
    refunded: moneyToDecimal(row.refunded),
    state: row.state,
    stuck: row.stuck ? 1 : 0,
    add_time: secondsOf(row.created_at),
  };
}

/** A page of the payments at providers on the wire, newest first; `task` as state are those that wait for an operator. */
export async function listPayments(
  database: Database,
  query: OperatorListQuery,
): Promise<OperatorListWire<OperatorPaymentWire>> {
  const found = matching(database, query);
  const { count } = await found.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await rowsOf(found)
    .orderBy('payment_attempt.id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { list: rows.map(paymentToWire), count };
}

/** A payment by its reference with all its events and the money that goes back, oldest first. Refusal: `not-found`. */
export async function readPayment(database: Database, reference: string): Promise<OperatorPaymentDetailWire> {
  const row = await rowsOf(attemptsOf(database)).where('reference', '=', reference).executeTakeFirst();
  if (row === undefined) throw new Refusal('not-found');
  const events = await database
    .selectFrom('payment_event')
    .select(['event', 'state', 'provider_event', 'happened_at'])
    .where('attempt_id', '=', row.id)
    .orderBy('id')
    .execute();
  const payBacks = await database
    .selectFrom('provider_refund')
    .leftJoin('refund', 'refund.id', 'provider_refund.refund_id')
    .selectAll('provider_refund')
    .select('refund.number as refund_number')
    .where('attempt_id', '=', row.id)
    .orderBy('provider_refund.id')
    .execute();
  return {
    ...paymentToWire(row),
    events: events.map(({ event, state, provider_event: notice, happened_at: at }) => ({
      event,
      state,
      notice: notice ?? '',
      add_time: secondsOf(at),
    })),
    pay_backs: payBacks.map((each) => ({
      number: each.number,
      refund: each.refund_number ?? '',
      price: moneyToDecimal(each.amount),
      reason: each.reason,
      state: each.state,
      note: each.note,
      add_time: secondsOf(each.created_at),
      end_time: each.settled_at === null ? 0 : secondsOf(each.settled_at),
    })),
  };
}
