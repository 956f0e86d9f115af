import { FormattedMessage } from 'react-intl';
import { Badge } from '../badge/index.ts';
import { Icon, type IconName } from '../icon/index.ts';

/** Where an order stands (R6.1); the states of @rider/api's OrderState. */
export type OrderStatusName =
  | 'pending-payment'
  | 'offline-pending'
  | 'pending-shipment'
  | 'to-receive'
  | 'to-review'
  | 'done'
  | 'refunding'
  | 'refunded'
  | 'refund-refused'
  | 'cancelled'
  | 'expired';

const LOOKS = {
  'pending-payment': ['clock', 'warning'],
  'offline-pending': ['clock', 'warning'],
  'pending-shipment': ['box', 'accent'],
  'to-receive': ['truck', 'accent'],
  'to-review': ['star', 'accent'],
  done: ['check', 'success'],
  refunding: ['clock', 'warning'],
  refunded: ['check', 'neutral'],
  'refund-refused': ['warning', 'danger'],
  cancelled: ['close', 'neutral'],
  expired: ['clock', 'neutral'],
} as const satisfies Record<OrderStatusName, readonly [IconName, string]>;

/** The state of an order in words, with an icon; the colour only repeats it. */
export function OrderStatus({ state }: { state: OrderStatusName }) {
  const [icon, tone] = LOOKS[state];
  return (
    <Badge tone={tone} data-component="order-status" data-state={state}>
      <Icon name={icon} size="small" /> <FormattedMessage id={`ui.orderStatus.${state}`} />
    </Badge>
  );
}
