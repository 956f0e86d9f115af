import { OPERATOR_ACTIONS, type OperatorActionName, type OrderHistoryEntry } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { lockOrder } from '../shipping/ship-order.ts';

const isAction = (name: string): name is OperatorActionName => OPERATOR_ACTIONS.includes(name as OperatorActionName);

type Step = Pick<OrderHistoryEntry, 'event' | 'detail'> & { at: Date | null };

/** What operators did on some subjects: the order's number and those of its refunds. */
async function readActions(
  database: Database,
  subjects: readonly string[],
  locale: Locale,
): Promise<(OrderHistoryEntry & { subject: string })[]> {
  const rows = await database
    .selectFrom('operator_action')
    .innerJoin('agent', 'agent.id', 'operator_action.agent_id')
    .select(['action', 'subject', 'detail', 'acted_at', 'agent.name'])
    .where('subject', 'in', subjects)
    .orderBy('operator_action.id')
    .execute();
  return rows.flatMap(({ action, acted_at: at, name, ...entry }) =>
    isAction(action) ? [{ ...entry, event: action, at: at.getTime(), by: name[locale] }] : [],
  );
}

/**
 * All that happened to an order, oldest first: what buyer and shop did by themselves, and what operators did on it and its refunds.
 * @throws ApiError `unknown-item-or-order`.
 */
export async function readOrderHistory(
  database: Database,
  number: string,
  locale: Locale,
): Promise<OrderHistoryEntry[]> {
  const order = await database
    .selectFrom('customer_order')
    .select(['id', 'state', 'created_at', 'paid_at', 'payment_method', 'shipped_at', 'received_at', 'closed_at'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (order === undefined) throw new ApiError('unknown-item-or-order');
  const refunds = await database
    .selectFrom('refund')
    .select(['number', 'state', 'reason', 'applied_at', 'returned_at', 'refunded_at', 'closed_at'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const actions = await readActions(database, [number, ...refunds.map((refund) => refund.number)], locale);
  // A step that an operator took is in the log.
  const isLogged = (action: OperatorActionName, of = number) =>
    actions.some(({ event, subject }) => event === action && subject === of);
  const steps: Step[] = [
    { event: 'placed', detail: '', at: isLogged('order.place') ? null : order.created_at },
    { event: 'paid', detail: order.payment_method, at: order.paid_at },
    { event: 'shipped', detail: '', at: isLogged('order.ship') ? null : order.shipped_at },
    { event: 'received', detail: '', at: isLogged('order.handOver') ? null : order.received_at },
    { event: order.state === 'expired' ? 'expired' : 'cancelled', detail: '', at: order.closed_at },
    ...refunds.flatMap((refund): Step[] => [
      { event: 'refundRequested', detail: `${refund.number} ${refund.reason}`, at: refund.applied_at },
      { event: 'returnShipped', detail: refund.number, at: refund.returned_at },
      {
        event: 'refunded',
        detail: refund.number,
        at: isLogged('refund.pay', refund.number) ? null : refund.refunded_at,
      },
      { event: 'refundWithdrawn', detail: refund.number, at: refund.state === 'cancelled' ? refund.closed_at : null },
    ]),
  ];
  const own = steps.flatMap(({ at, ...step }) => (at === null ? [] : [{ ...step, at: at.getTime(), by: '' }]));
  const done = actions.map(({ event, detail, at, by }) => ({ event, detail, at, by }));
  return [...own, ...done].toSorted((one, other) => one.at - other.at);
}

/** Adds an operator's note to an order's history, which the buyer does not see. @throws ApiError `unknown-item-or-order`. */
export async function remarkOnOrder(
  database: Database,
  operator: Operator,
  number: string,
  text: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockOrder(transaction, number);
    await recordOperatorAction(transaction, { operator, action: 'order.remark', subject: number, detail: text });
  });
}
