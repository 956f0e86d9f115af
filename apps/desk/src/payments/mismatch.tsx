import { matchPayment, returnPayment, type OperatorPayment } from '@rider/api/operator';
import { Button } from '@rider/ui/button';
import { Cluster, Stack } from '@rider/ui/layout';
import { Banner } from '@rider/ui/banner';
import { formatMoney } from '@rider/ui/price';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';

/** A payment of another amount than was due, and its two ways out: it pays the order, or goes back. */
export function Mismatch({ payment }: { payment: OperatorPayment }) {
  const intl = useIntl();
  const acting = useOperatorAction('payment');
  const { reference, amount } = payment;
  const values = {
    amount: formatMoney(intl, amount),
    received: formatMoney(intl, payment.received ?? amount),
  };
  const press = (act: typeof matchPayment, done: 'matched' | 'returned') =>
    void acting.run(() => act(api, reference), intl.formatMessage({ id: `desk.payment.${done}` }));
  return (
    <Stack gap="x3">
      <Banner tone="warning">
        <FormattedMessage id="desk.payment.mismatch" values={values} />
      </Banner>
      <Cluster gap="x2">
        <Button pending={acting.pending} onClick={() => press(matchPayment, 'matched')}>
          <FormattedMessage id="desk.payment.match" />
        </Button>
        <Button pending={acting.pending} onClick={() => press(returnPayment, 'returned')}>
          <FormattedMessage id="desk.payment.return" values={values} />
        </Button>
      </Cluster>
    </Stack>
  );
}
