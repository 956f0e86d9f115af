import type { Order, OrderGroup, OrderState } from './order.ts';

/** The fields of an order that decide whether it waits. */
type Waiting = Pick<Order, 'state'> & { group: Pick<OrderGroup, 'state'> | null };

/** Whether a paid order waits for its group to be complete: until then it is not shipped, and it is paid back where the group fails. */
export function waitsForGroup({ state, group }: Waiting): boolean {
  return state === 'pending-shipment' && group !== null && group.state !== 'complete';
}

/** The state of an order as screens show it. */
export function shownOrderState<State extends OrderState>(
  order: Omit<Waiting, 'state'> & { state: State; pickUp?: object | null },
): State | 'waiting-for-group' | 'preparing-pick-up' | 'ready-for-pick-up' {
  if (waitsForGroup(order)) return 'waiting-for-group';
  if (order.pickUp && order.state === 'pending-shipment') return 'preparing-pick-up';
  return order.pickUp && order.state === 'to-receive' ? 'ready-for-pick-up' : order.state;
}
