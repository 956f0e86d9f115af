import { refundScreen, returnedGoodsScreen } from '@rider/model/order-screens';
import { allowedRefundActions, type Refund } from '@rider/model/refund';
import { Button, LinkButton } from '@rider/ui/button';
import { ConfirmDialog } from '@rider/ui/dialog';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFetcher } from 'react-router';
import type { FormOutcome } from '../form/form-outcome.ts';
import { useRefusalInWords } from '../form/use-refusal-in-words.ts';
import { lendStyleNonce } from '../session/nonce.tsx';

/** Props of `RefundActions`. */
export interface RefundActionsProps {
  refund: Pick<Refund, 'number' | 'kind' | 'state'>;
  size?: 'small' | 'medium';
}

/** The buttons that a refund's state allows its buyer (R6.2). Without script each is a plain form or link. */
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
  const fetcher = useFetcher<FormOutcome>();
  const refused = useRefusalInWords(fetcher.data);
  const [asking, setAsking] = useState(false);
  const target = refundScreen(number);
  const label = <FormattedMessage id="shop.refund.action.cancel" />;
  return (
    <fetcher.Form
      method="post"
      action={target}
      onSubmit={(event) => {
        if (asking) return;
        event.preventDefault();
        lendStyleNonce();
        setAsking(true);
      }}
    >
      <input type="hidden" name="intent" value="cancel" />
      <Button type="submit" size={size} pending={fetcher.state !== 'idle'}>
        {label}
      </Button>
      {refused !== null && <span role="alert">{refused}</span>}
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={<FormattedMessage id="shop.refund.ask.cancel" />}
          confirmLabel={label}
          danger
          onConfirm={() => {
            setAsking(false);
            void fetcher.submit({ intent: 'cancel' }, { method: 'post', action: target });
          }}
        />
      )}
    </fetcher.Form>
  );
}
