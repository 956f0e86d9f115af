import type { OrderState } from '@rider/model/order';
import { FormattedMessage } from 'react-intl';
import { Badge, type BadgeProps } from '../../primitives/badge/index.ts';
import { Icon, type IconName } from '../../primitives/icon/index.ts';

/** State of an order, also while a part is refunded. */
export type OrderStatusName =
  | OrderState
  | 'waiting-for-group'
  | 'preparing-pick-up'
  | 'ready-for-pick-up'
  | 'after-sales'
  | 'part-refunding'
  | 'part-refunded';

const LOOKS = {
  'pending-payment': ['clock', 'warning'],
  'offline-pending': ['clock', 'warning'],
  'pending-shipment': ['box', 'accent'],
  'waiting-for-group': ['clock', 'accent'],
  'preparing-pick-up': ['box', 'accent'],
  'to-receive': ['truck', 'accent'],
  'ready-for-pick-up': ['box', 'accent'],
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

/** Props of the status, besides the attributes of a `<span>`. */
export interface OrderStatusProps extends Omit<BadgeProps, 'tone' | 'children'> {
  /** State of the order. */
  state: OrderStatusName;
}

/** The state of an order as text with an icon; color is redundant. */
export function OrderStatus({ state, ...rest }: OrderStatusProps) {
  const [icon, tone] = LOOKS[state];
  return (
    <Badge data-component="order-status" {...rest} tone={tone} data-state={state}>
      <Icon name={icon} size="small" /> <FormattedMessage id={`ui.orderStatus.${state}`} />
    </Badge>
  );
}
