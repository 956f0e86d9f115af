import type { OrderAction, OrderState } from './model.ts';

/** What a buyer may do in each state (R6.2, contract 3.7): the buttons of the shop; the backend's state machine agrees. */
const ACTIONS: Record<OrderState, readonly OrderAction[]> = {
  'pending-payment': ['pay', 'cancel'],
  'offline-pending': ['cancel'],
  'pending-shipment': ['refund'],
  'to-receive': ['confirm-receipt', 'logistics', 'refund'],
  'to-review': ['review', 'logistics', 'refund', 'buy-again'],
  done: ['buy-again', 'logistics', 'delete'],
  refunding: [],
  refunded: ['buy-again', 'delete'],
  'refund-refused': ['buy-again'],
  cancelled: ['buy-again', 'delete'],
  expired: ['buy-again', 'delete'],
};

/** The actions that an order's state allows its buyer. */
export function allowedActions(state: OrderState): readonly OrderAction[] {
  return ACTIONS[state];
}
