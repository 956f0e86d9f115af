import type { Order } from '@rider/model/order';
import { getGroup } from '../promotion/group.ts';
import { ApiError, type Api } from '../transport/index.ts';
import { number, object, text } from '../wire/index.ts';
import { readOrder } from './order.ts';
import type { OrderWire } from './wire.ts';

/** An order is shown without its group where that cannot be read. */
function withoutGroup(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}

/** Reads an order with its group, of which CRMEB sends the id alone: an order that may wait for it takes a further call. */
export async function readOrderWithGroup(api: Api, item: unknown): Promise<Order> {
  const order = readOrder(item);
  const row = object<OrderWire>(item);
  if (order.group !== null || order.state !== 'pending-shipment' || number(row.pink_id) === 0) return order;
  const group = await getGroup(api, text(row.pink_id)).catch(withoutGroup);
  if (group === null) return order;
  const { members, joined: _joined, ...state } = group;
  return { ...order, group: { ...state, promotionId: text(row.combination_id), joined: members.length } };
}
