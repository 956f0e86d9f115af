import { refundScreen, returnedGoodsScreen } from '@rider/model/order-screens';
import { allowedRefundActions, type Refund } from '@rider/model/refund';
import { LinkButton } from '@rider/ui/button';
import { FormattedMessage } from 'react-intl';
import { AskingForm } from '../form/asking-form.tsx';
import type { FormOutcome } from '../form/form-outcome.ts';
import { useRefusalInWords } from '../form/use-refusal-in-words.ts';

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
        <LinkButton href={returnedGoodsScreen(refund.number)} variant="primary" size={size}>
          <FormattedMessage id="shop.refund.action.sendGoods" />
        </LinkButton>
      )}
      {allowed.includes('cancel') && <Withdraw number={refund.number} size={size} />}
    </>
  );
}

function Withdraw({ number, size }: { number: string; size: 'small' | 'medium' }) {
  return (
    <AskingForm<FormOutcome>
      action={refundScreen(number)}
      intent="cancel"
      label={<FormattedMessage id="shop.refund.action.cancel" />}
      question={<FormattedMessage id="shop.refund.ask.cancel" />}
      danger
      size={size}
    >
      {(outcome) => <Refused outcome={outcome} />}
    </AskingForm>
  );
}

function Refused({ outcome }: { outcome: FormOutcome | undefined }) {
  const refused = useRefusalInWords(outcome);
  return refused !== null && <span role="alert">{refused}</span>;
}
