import type { RefundState } from '@rider/model/refund';
import { FormattedMessage } from 'react-intl';
import { Badge, type BadgeProps } from '../../primitives/badge/index.ts';
import { Icon, type IconName } from '../../primitives/icon/index.ts';

const LOOKS = {
  applied: ['clock', 'warning'],
  agreed: ['check', 'accent'],
  'to-return': ['box', 'warning'],
  returning: ['truck', 'accent'],
  received: ['box', 'accent'],
  refunded: ['check', 'success'],
  refused: ['warning', 'danger'],
  cancelled: ['close', 'neutral'],
} as const satisfies Record<RefundState, readonly [IconName, string]>;

/** Props of the status, besides the attributes of a `<span>`. */
export interface RefundStatusProps extends Omit<BadgeProps, 'tone' | 'children'> {
  /** State of the refund. */
  state: RefundState;
}

/** The state of a refund as text with an icon; color is redundant. */
export function RefundStatus({ state, ...rest }: RefundStatusProps) {
  const [icon, tone] = LOOKS[state];
  return (
    <Badge data-component="refund-status" {...rest} tone={tone} data-state={state}>
      <Icon name={icon} size="small" /> <FormattedMessage id={`ui.refundStatus.${state}`} />
    </Badge>
  );
}
