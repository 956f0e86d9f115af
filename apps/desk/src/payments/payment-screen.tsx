import type { OperatorPaymentDetail } from '@rider/api/operator';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Banner } from '@rider/ui/banner';
import { formatMoney } from '@rider/ui/price';
import { Heading } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { paymentQuery } from '../data/operator-queries.ts';
import { Facts } from '../list/facts.tsx';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Mismatch } from './mismatch.tsx';
import { Payouts } from './payouts.tsx';
import { PaymentMethod } from './payment-method.tsx';
import { PaymentStatus } from './payment-state.tsx';
import { orderAddress } from '../data/addresses.ts';

/** One payment with what happened to it, and what an operator can do about money that did not go back. */
export function PaymentScreen() {
  const { reference = '' } = useParams();
  return (
    <Loaded
      query={paymentQuery(reference)}
      unknown={<FormattedMessage id="desk.payment.unknown" values={{ reference }} />}
      back={{ href: '/payments', label: <FormattedMessage id="desk.payment.back" /> }}
    >
      {(payment) => <PaymentPage payment={payment} />}
    </Loaded>
  );
}

function PaymentPage({ payment }: { payment: OperatorPaymentDetail }) {
  const { reference, state, isStuck, payouts } = payment;
  return (
    <Container>
      <Stack gap="x6">
        <Link href="/payments">
          <FormattedMessage id="desk.payment.back" />
        </Link>
        <Cluster gap="x3">
          <Heading level={2} size="title2">
            <FormattedMessage id="desk.payment.title" values={{ reference }} />
          </Heading>
          <PaymentStatus state={state} isStuck={isStuck} />
        </Cluster>
        {state === 'disputed' && (
          <Banner tone="warning">
            <FormattedMessage id="desk.payment.disputed" />
          </Banner>
        )}
        {state === 'charged-back' && (
          <Banner tone="warning">
            <FormattedMessage id="desk.payment.chargedBack" />
          </Banner>
        )}
        {state === 'mismatched' && <Mismatch payment={payment} />}
        <PaymentFacts payment={payment} />
        {payouts.length > 0 && <Payouts reference={reference} payouts={payouts} />}
        <Events events={payment.events} />
      </Stack>
    </Container>
  );
}

function PaymentFacts({ payment }: { payment: OperatorPaymentDetail }) {
  const intl = useIntl();
  const { orderNumber, buyer, method, amount, received, refunded, createdAt } = payment;
  return (
    <Facts
      messages="desk.payment"
      facts={{
        order: <Link href={orderAddress(orderNumber)}>{orderNumber}</Link>,
        buyer: [buyer.company, buyer.account].filter(Boolean).join(', '),
        method: <PaymentMethod method={method} />,
        begun: formatMoment(intl, createdAt),
        amount: formatMoney(intl, amount),
        ...(received !== null && { received: formatMoney(intl, received) }),
        refunded: formatMoney(intl, refunded),
      }}
    />
  );
}

type Event = OperatorPaymentDetail['events'][number] & { at: number };

function Events({ events }: { events: readonly Event[] }) {
  const intl = useIntl();
  const text = useMessages('desk.payment');
  const columns: DataColumn<Event & { place: number }>[] = [
    { id: 'when', label: text('when'), cell: ({ at }) => formatMoment(intl, at) },
    { id: 'event', label: text('event'), cell: ({ event }) => text(`event.${event}`), rowHeader: true },
    { id: 'state', label: text('state'), cell: ({ state }) => text(`state.${state}`) },
    { id: 'source', label: text('source'), cell: ({ webhook }) => webhook || text('source.shop') },
  ];
  return (
    <Stack gap="x3">
      <Heading level={3} size="title3">
        {text('events')}
      </Heading>
      <DataTable
        caption={text('events')}
        hideCaption
        columns={columns}
        rows={events.map((event, place) => ({ ...event, place }))}
        getRowId={({ place }) => String(place)}
        empty={text('noEvents')}
      />
    </Stack>
  );
}
