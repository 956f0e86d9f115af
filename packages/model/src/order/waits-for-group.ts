import type { Order, OrderGroup, OrderState } from './order.ts';

/** The fields of an order that decide whether it waits. */
type Waiting = Pick<Order, 'state'> & { group: Pick<OrderGroup, 'state'> | null };

/** Whether a paid order waits for its group to be complete: until then it is not shipped, and it is paid back where the group fails. */
export function waitsForGroup({ state, group }: Waiting): boolean {
  return state === 'pending-shipment' && group !== null && group.state !== 'complete';
}

/** The state of an order as screens show it. */
export function shownOrderState(
  order: Waiting & Partial<Pick<Order, 'pickUp'>>,
): OrderState | 'waiting-for-group' | 'ready-for-pick-up' {
  if (order.state === 'to-receive' && order.pickUp) return 'ready-for-pick-up';
  return waitsForGroup(order) ? 'waiting-for-group' : order.state;
}
