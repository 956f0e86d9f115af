import type { OrderState } from '@rider/model/order';
import { FormattedMessage } from 'react-intl';
import { Badge, type BadgeProps } from '../badge/index.ts';
import { Icon, type IconName } from '../icon/index.ts';

/** Where an order stands (R6.1), and what the shop says of one of which a part goes back. */
export type OrderStatusName = OrderState | 'after-sales' | 'part-refunding' | 'part-refunded';

const LOOKS = {
  'pending-payment': ['clock', 'warning'],
  'offline-pending': ['clock', 'warning'],
  'pending-shipment': ['box', 'accent'],
  'to-receive': ['truck', 'accent'],
  'to-review': ['star', 'accent'],
  done: ['check', 'success'],
  'after-sales': ['chat', 'warning'],
  refunding: ['clock', 'warning'],
  'part-refunding': ['clock', 'warning'],
  refunded: ['check', 'neutral'],
  'part-refunded': ['check', 'neutral'],
  'refund-refused': ['warning', 'danger'],
  cancelled: ['close', 'neutral'],
  expired: ['clock', 'neutral'],
} as const satisfies Record<OrderStatusName, readonly [IconName, string]>;

/** What the status takes, beside the attributes of a `<span>`. */
export interface OrderStatusProps extends Omit<BadgeProps, 'tone' | 'children'> {
  state: OrderStatusName;
}

/** The state of an order in words, with an icon; the colour only repeats it. */
export function OrderStatus({ state, ...rest }: OrderStatusProps) {
  const [icon, tone] = LOOKS[state];
  return (
    <Badge data-component="order-status" {...rest} tone={tone} data-state={state}>
      <Icon name={icon} size="small" /> <FormattedMessage id={`ui.orderStatus.${state}`} />
    </Badge>
  );
}
