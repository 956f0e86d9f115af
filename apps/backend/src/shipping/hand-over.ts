import { nextOrderState } from '@rider/model/order';
import { ApiError } from '../http/api-error.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import type { OrderServices } from '../order/checkout.ts';
import { lockOrder } from './ship-order.ts';

/** Records that the buyer picked up an order at its counter. @throws ApiError `unknown-item-or-order`, `order-state-changed`. */
export async function handOverOrder(
  { database, clock }: OrderServices,
  operator: Operator,
  number: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, number);
    const state = order.counter_id === null ? null : nextOrderState(order.state, 'confirm-receipt');
    if (state === null) throw new ApiError('order-state-changed', { status: 400 });
    await transaction
      .updateTable('customer_order')
      .set({ state, received_at: new Date(clock()) })
      .where('id', '=', order.id)
      .execute();
    await recordOperatorAction(transaction, { operator, action: 'order.handOver', subject: number, detail: '' });
  });
}
