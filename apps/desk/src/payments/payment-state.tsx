import type { PaymentState } from '@rider/model/payment';
import { Badge, type BadgeProps } from '@rider/ui/badge';
import { FormattedMessage } from 'react-intl';

const TONES: Readonly<Record<PaymentState, NonNullable<BadgeProps['tone']>>> = {
  created: 'neutral',
  pending: 'neutral',
  'requires-action': 'accent',
  paid: 'success',
  mismatched: 'danger',
  failed: 'neutral',
  cancelled: 'neutral',
  'part-refunded': 'accent',
  refunded: 'accent',
  disputed: 'danger',
  'charged-back': 'danger',
};

/** The state of a payment, and beside it that money of it did not go back. */
export function PaymentStatus({ state, isStuck }: { state: PaymentState; isStuck: boolean }) {
  return (
    <>
      <Badge tone={TONES[state]}>
        <FormattedMessage id={`desk.payment.state.${state}`} />
      </Badge>
      {isStuck && (
        <>
          {' '}
          <Badge tone="danger">
            <FormattedMessage id="desk.payment.stuck" />
          </Badge>
        </>
      )}
    </>
  );
}
