import type { Locale } from '@rider/model/locale';
import { nextOrderState, type DeliveryTerms } from '@rider/model/order';
import type { Selectable } from 'kysely';
import { emailReader } from '../account/email-reader.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { shopDayOf } from '../http/days.ts';
import { requireSeen, type Seen } from '../operator/changed-meanwhile.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import type { OrderServices } from '../order/checkout.ts';
import {
  earliestDispatch,
  planAfterPayment,
  requireKeepable,
  termsColumns,
  termsFacts,
  termsOf,
} from '../order/delivery-terms.ts';
import { postOrderEmail } from '../order/order-emails.ts';
import type { CustomerOrderTable } from '../order/tables.ts';
import { lockOrder } from './ship-order.ts';

type StoredOrder = Selectable<CustomerOrderTable>;

/** What differs between the terms of an order before and after, in a language. */
function changesOf(before: StoredOrder, after: StoredOrder, locale: Locale): string[] {
  const known = new Map(termsFacts(before, locale).map(({ term, description }) => [term, description]));
  const current = new Map(termsFacts(after, locale).map(({ term, description }) => [term, description]));
  return [...new Set([...known.keys(), ...current.keys()])].flatMap((term) => {
    const [was = '–', is = '–'] = [known.get(term), current.get(term)];
    return was === is ? [] : [`${term}: ${was} → ${is}`];
  });
}

/** @throws ApiError those of {@link requireKeepable}, for the days that differ from those of the order. */
async function requireKeepableChange(
  transaction: Transaction,
  order: StoredOrder,
  { terms, now, locale }: { terms: DeliveryTerms; now: number; locale: Locale },
): Promise<void> {
  const { notBefore, notAfter } = termsOf(order);
  const { earliest, closedDays } = await earliestDispatch(transaction, order, now);
  const changed = {
    ...terms,
    notBefore: terms.notBefore === notBefore ? null : terms.notBefore,
    notAfter: terms.notAfter === notAfter ? null : terms.notAfter,
  };
  requireKeepable(changed, { today: shopDayOf(now), earliest, closedDays }, locale);
}

/**
 * Changes the delivery terms of an order that is not shipped, as agreed with its buyer, and e-mails them. @throws ApiError
 * `unknown-item-or-order`, `order-state-changed`, `changed-meanwhile`, those of {@link requireKeepable}.
 */
export async function changeTerms(
  services: OrderServices,
  operator: Operator,
  { number, terms }: { number: string; terms: DeliveryTerms },
  seen: Seen,
): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const now = services.clock();
    const order = await lockOrder(transaction, number);
    const isOpen = nextOrderState(order.state, 'pay') !== null || nextOrderState(order.state, 'ship') !== null;
    if (!isOpen) throw new ApiError('order-state-changed', { status: 400 });
    await requireSeen(transaction, seen, { ...termsOf(order) }, { subject: number, actions: ['order.terms'] });
    await requireKeepableChange(transaction, order, { terms, now, locale: seen.locale });
    const changed = { ...order, ...termsColumns(terms) };
    const changes = changesOf(order, changed, 'en-US');
    if (changes.length === 0) return;
    const plan = await planAfterPayment(transaction, changed, now);
    await transaction
      .updateTable('customer_order')
      .set({ ...termsColumns(terms), delivery_plan: plan && JSON.stringify(plan) })
      .where('id', '=', order.id)
      .execute();
    const detail = changes.join('\n');
    await recordOperatorAction(transaction, { operator, action: 'order.terms', subject: number, detail });
    const reader = await emailReader(transaction, order.buyer_id);
    await postOrderEmail(
      services,
      transaction,
      'terms-changed',
      { ...changed, delivery_plan: plan },
      {
        changes: changesOf(order, changed, reader.locale),
      },
    );
  });
}
