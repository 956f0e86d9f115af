import { FormattedMessage } from 'react-intl';
import { Badge, type BadgeProps } from '../badge/index.ts';
import { Icon, type IconName } from '../icon/index.ts';

/** What a buyer asks for: money only, or money for goods that go back (R6.4). */
export type RefundKind = 'refund-only' | 'return-and-refund';

/**
 * Where a refund stands: asked for, agreed (the money follows), goods to be sent back, goods on their way back, goods back with the
 * shop (the money follows), paid back, refused, or taken back by the buyer.
 */
export type RefundState =
  | 'applied'
  | 'agreed'
  | 'to-return'
  | 'returning'
  | 'received'
  | 'refunded'
  | 'refused'
  | 'cancelled';

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

/** What the status takes, beside the attributes of a `<span>`. */
export interface RefundStatusProps extends Omit<BadgeProps, 'tone' | 'children'> {
  state: RefundState;
}

/** The state of a refund in words, with an icon; the colour only repeats it. */
export function RefundStatus({ state, ...rest }: RefundStatusProps) {
  const [icon, tone] = LOOKS[state];
  return (
    <Badge data-component="refund-status" {...rest} tone={tone} data-state={state}>
      <Icon name={icon} size="small" /> <FormattedMessage id={`ui.refundStatus.${state}`} />
    </Badge>
  );
}
