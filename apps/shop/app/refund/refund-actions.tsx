import { refundScreen, returnShipmentScreen } from '@rider/model/order-screens';
import { allowedRefundActions, type Refund } from '@rider/model/refund';
import { LinkButton } from '@rider/ui/button';
import { FormattedMessage } from 'react-intl';
import { ActionForm } from '../form/action-form.tsx';
import type { FormOutcome } from '../form/form-outcome.ts';
import { useRejectionMessage } from '../form/use-rejection-message.ts';

export interface RefundActionsProps {
  refund: Pick<Refund, 'number' | 'kind' | 'state'>;
  size?: 'small' | 'medium';
}

/** The buttons for the actions that a refund's state allows its buyer. Without script each is a plain form or link. */
export function RefundActions({ refund, size = 'small' }: RefundActionsProps) {
  const allowed = allowedRefundActions(refund.kind, refund.state);
  return (
    <>
      {allowed.includes('send-goods') && (
        <LinkButton href={returnShipmentScreen(refund.number)} variant="primary" size={size}>
          <FormattedMessage id="shop.refund.action.sendReturn" />
        </LinkButton>
      )}
      {allowed.includes('cancel') && <Withdraw number={refund.number} size={size} />}
    </>
  );
}

function Withdraw({ number, size }: { number: string; size: 'small' | 'medium' }) {
  return (
    <ActionForm<FormOutcome>
      action={refundScreen(number)}
      intent="cancel"
      label={<FormattedMessage id="shop.refund.action.cancel" />}
      question={<FormattedMessage id="shop.refund.ask.cancel" />}
      danger
      size={size}
    >
      {(outcome) => <Rejected outcome={outcome} />}
    </ActionForm>
  );
}

function Rejected({ outcome }: { outcome: FormOutcome | undefined }) {
  const rejection = useRejectionMessage(outcome);
  return rejection !== null && <span role="alert">{rejection}</span>;
}
