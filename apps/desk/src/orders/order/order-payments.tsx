import type { OperatorPayment } from '@rider/api/operator';
import { Cluster, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Banner } from '@rider/ui/banner';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { paymentsQuery } from '../../data/operator-queries.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import { ListFailed } from '../../list/list-failed.tsx';
import { paymentAddress } from '../../data/addresses.ts';

/** The payments of an order at providers; renders nothing for an order without any. */
export function OrderPayments({ number }: { number: string }) {
  const { data, error, refetch } = useOptionalQuery(paymentsQuery({ search: number }));
  if (error && !data) return <ListFailed onRetry={refetch} />;
  const payments = data?.items.filter(({ orderNumber }) => orderNumber === number) ?? [];
  if (payments.length === 0) return null;
  return (
    <Stack gap="x3">
      <Heading level={3} size="title3">
        <FormattedMessage id="desk.section.payments" />
      </Heading>
      {payments.map((payment) => (
        <Payment key={payment.reference} payment={payment} />
      ))}
    </Stack>
  );
}

function Payment({ payment: { reference, state } }: { payment: OperatorPayment }) {
  const intl = useIntl();
  return (
    <Cluster gap="x2">
      <Link href={paymentAddress(reference)}>
        <FormattedMessage id="desk.payment.title" values={{ reference }} />
      </Link>
      <Text tone="quiet">{intl.formatMessage({ id: `desk.payment.state.${state}` })}</Text>
    </Cluster>
  );
}

/** A warning that the payer's bank contests a payment of an order or has taken it back: its products should not leave before. */
export function ContestedPayment({ number }: { number: string }) {
  const { data } = useOptionalQuery(paymentsQuery({ search: number }));
  const has = (wanted: OperatorPayment['state']) =>
    data?.items.some(({ orderNumber, state }) => orderNumber === number && state === wanted);
  if (!has('disputed') && !has('charged-back')) return null;
  return (
    <Banner tone="warning">
      <FormattedMessage id={has('disputed') ? 'desk.order.contested' : 'desk.order.chargedBack'} />
    </Banner>
  );
}
