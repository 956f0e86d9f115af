import { allowedActions, type Order, type OrderAction } from '@rider/api/order';
import { Button, LinkButton } from '@rider/ui/button';
import { ConfirmDialog } from '@rider/ui/dialog';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFetcher } from 'react-router';
import { lendStyleNonce } from '../session/nonce.tsx';

/** Actions that change an order at once; the ones that destroy are asked about first. */
const FORMS = [
  { action: 'cancel', asks: true },
  { action: 'confirm-receipt', asks: true },
  { action: 'buy-again', asks: false },
  { action: 'delete', asks: true },
] as const satisfies readonly { action: OrderAction; asks: boolean }[];

/** The buttons that an order's state allows (R6.2). Without script each is a plain form. */
export function OrderActions({
  order,
  size = 'small',
}: {
  order: Pick<Order, 'number' | 'state'>;
  size?: 'small' | 'normal';
}) {
  const allowed = allowedActions(order.state);
  return (
    <>
      {allowed.includes('pay') && (
        <LinkButton href={`/payment?orderId=${encodeURIComponent(order.number)}`} variant="primary" size={size}>
          <FormattedMessage id="shop.order.action.pay" />
        </LinkButton>
      )}
      {FORMS.map(({ action, asks }) =>
        allowed.includes(action) ? (
          <ActionForm key={action} action={action} asks={asks} number={order.number} size={size} />
        ) : null,
      )}
    </>
  );
}

function ActionForm(props: {
  action: (typeof FORMS)[number]['action'];
  asks: boolean;
  number: string;
  size: 'small' | 'normal';
}) {
  const { action, asks, number, size } = props;
  const fetcher = useFetcher<{ message: string }>();
  const [asking, setAsking] = useState(false);
  const pending = fetcher.state !== 'idle';
  const target = `/order_detail?orderId=${encodeURIComponent(number)}`;
  return (
    <fetcher.Form
      method="post"
      action={target}
      onSubmit={(event) => {
        if (!asks || asking) return;
        event.preventDefault();
        lendStyleNonce();
        setAsking(true);
      }}
    >
      <input type="hidden" name="intent" value={action} />
      <Button type="submit" size={size} pending={pending}>
        <FormattedMessage id={`shop.order.action.${action}`} />
      </Button>
      {fetcher.data?.message && <span role="alert">{fetcher.data.message}</span>}
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={<FormattedMessage id={`shop.order.ask.${action}`} />}
          confirmLabel={<FormattedMessage id={`shop.order.action.${action}`} />}
          danger={action !== 'confirm-receipt'}
          onConfirm={() => {
            setAsking(false);
            void fetcher.submit({ intent: action }, { method: 'post', action: target });
          }}
        />
      )}
    </fetcher.Form>
  );
}
