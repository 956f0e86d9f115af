import type { Locale } from '@rider/model/locale';
import { nextOrderState, type DeliveryTerms } from '@rider/model/order';
import { ApiError } from '../http/api-error.ts';
import { shopDayOf } from '../http/days.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import type { OrderServices } from '../order/checkout.ts';
import { planAfterPayment, requireKeepable, termsColumns, termsFacts } from '../order/delivery-terms.ts';
import { lockOrder } from './ship-order.ts';

/**
 * Changes the delivery terms of an order that is not shipped, as agreed with its buyer. @throws ApiError `unknown-item-or-order`,
 * `order-state-changed`, those of {@link requireKeepable}.
 */
export async function changeTerms(
  { database, clock }: OrderServices,
  operator: Operator,
  { number, terms }: { number: string; terms: DeliveryTerms },
  locale: Locale,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    const order = await lockOrder(transaction, number);
    const isOpen = nextOrderState(order.state, 'pay') !== null || nextOrderState(order.state, 'ship') !== null;
    if (!isOpen) throw new ApiError('order-state-changed', { status: 400 });
    requireKeepable(terms, { today: shopDayOf(now), earliest: null, closedDays: new Set() }, locale);
    const changed = { ...order, ...termsColumns(terms) };
    const plan = await planAfterPayment(transaction, changed, now);
    await transaction
      .updateTable('customer_order')
      .set({ ...termsColumns(terms), delivery_plan: plan && JSON.stringify(plan) })
      .where('id', '=', order.id)
      .execute();
    const detail = termsFacts(changed, 'en-US')
      .map(({ term, description }) => `${term}: ${description}`)
      .join(', ');
    await recordOperatorAction(transaction, { operator, action: 'order.terms', subject: number, detail });
  });
}
