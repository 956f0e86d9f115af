import type { Order } from '@rider/model/order';
import { getGroup } from '../promotion/group.ts';
import { ApiError, type Api } from '../transport/index.ts';
import { number, object, text } from '../wire/index.ts';
import { readOrder } from './order.ts';
import type { OrderStatusWire, OrderWire } from './wire.ts';

/** CRMEB's title of an order whose group is open, in every language. */
const OPEN_GROUP = '拼团中';

/**
 * Reads an order with its group, of which CRMEB sends the id alone: an order that may wait for it takes a further call. If that fails, the
 * order's title says whether it waits.
 */
export async function readOrderWithGroup(api: Api, item: unknown): Promise<Order> {
  const order = readOrder(item);
  const row = object<OrderWire>(item);
  if (order.group !== null || order.state !== 'pending-shipment' || number(row.pink_id) === 0) return order;
  const [groupId, promotionId] = [text(row.pink_id), text(row.combination_id)];
  try {
    const group = await getGroup(api, groupId);
    if (group === null) return order;
    const { members, joined: _joined, ...state } = group;
    return { ...order, group: { ...state, promotionId, joined: members.length } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isOpen = text(object<OrderStatusWire>(row._status)._title) === OPEN_GROUP;
    const unknown = { id: groupId, promotionId, state: 'open', people: 0, joined: 0, endsAt: 0 } as const;
    return isOpen ? { ...order, group: unknown } : order;
  }
}
