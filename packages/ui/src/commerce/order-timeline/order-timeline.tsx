'use client';

import type { Order } from '@rider/model/order';
import { useIntl } from 'react-intl';
import { OrderStatus, type OrderStatusName } from '../order-status/index.ts';
import { Timeline, type TimelineProps, type TimelineStep } from './timeline.tsx';

/** Props of the timeline. Instants are epoch milliseconds, null or absent when not recorded. */
export interface OrderTimelineProps
  extends
    Omit<TimelineProps, 'label' | 'steps'>,
    Pick<Order, 'createdAt' | 'paidAt'>,
    Partial<Pick<Order, 'shippedAt' | 'receivedAt' | 'endedAt'>> {
  /** State of the order. */
  state: OrderStatusName;
  /** Whether the buyer picks the order up. */
  pickUp?: boolean;
}

/** Number of completed stages by order state. Other states left the regular path. */
const STAGES_REACHED: Partial<Record<OrderStatusName, number>> = {
  'pending-payment': 1,
  'offline-pending': 1,
  'pending-shipment': 2,
  'waiting-for-group': 2,
  'preparing-pick-up': 2,
  'to-receive': 3,
  'ready-for-pick-up': 3,
  'to-review': 4,
  done: 4,
};

const NAMES = { placed: 'placed', paid: 'paid', shipped: 'shipped', received: 'received' } as const;
const PICK_UP_NAMES = { ...NAMES, shipped: 'ready', received: 'pickedUp' } as const;

/** The stages of an order from placed to received, or to the one at which it ended. */
export function OrderTimeline(props: OrderTimelineProps) {
  const { state, createdAt, paidAt, shippedAt = null, receivedAt = null, endedAt = null, pickUp, ...rest } = props;
  const intl = useIntl();
  const instants = { placed: createdAt, paid: paidAt, shipped: shippedAt, received: receivedAt };
  const stagesReached = STAGES_REACHED[state];
  // An order that left the regular path has completed the stages with a recorded time.
  const count = stagesReached ?? Object.values(instants).filter((at) => at !== null).length;
  const stages = (['placed', 'paid', 'shipped', 'received'] as const).map((key, index): TimelineStep => ({
    key,
    name: intl.formatMessage({ id: `ui.orderTimeline.${(pickUp ? PICK_UP_NAMES : NAMES)[key]}` }),
    reached: index < count,
    at: instants[key],
  }));
  const end: TimelineStep = { key: state, name: <OrderStatus state={state} />, reached: true, at: endedAt };
  const steps = stagesReached === undefined ? [...stages.filter(({ reached }) => reached), end] : stages;
  return (
    <Timeline
      data-component="order-timeline"
      data-state={state}
      {...rest}
      label={intl.formatMessage({ id: 'ui.orderTimeline.label' })}
      steps={steps}
    />
  );
}
