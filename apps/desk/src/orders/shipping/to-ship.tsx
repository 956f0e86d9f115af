import { TO_SHIP, type OperatorOrder } from '@rider/api/operator';
import { isPartShipped, shippedOf } from '@rider/model/order';
import { Button, LinkButton } from '@rider/ui/button';
import { formatMoment } from '@rider/ui/date';
import { deliveryFacts } from '@rider/ui/delivery-facts';
import { DescriptionList } from '@rider/ui/description-list';
import { EmptyState } from '@rider/ui/empty-state';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Skeleton } from '@rider/ui/skeleton';
import { Heading } from '@rider/ui/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ordersQuery } from '../../data/operator-queries.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import { Facts } from '../../list/facts.tsx';
import { ShipForm } from './shipment-form.tsx';
import { orderAddress } from '../../data/addresses.ts';

/** The orders that can be shipped now. */
export const toShipQuery = ordersQuery({ state: TO_SHIP });

/** The name of the queue, with its length once that is loaded. */
export function ToShipTitle({ total }: { total: number | undefined }) {
  if (total === undefined) return <FormattedMessage id="desk.toShip.heading" />;
  return <FormattedMessage id="desk.toShip.title" values={{ count: total }} />;
}

/** The queue of orders to ship, the longest paid first: Enter ships one and shows the next. */
export function ToShip() {
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const { data, error, refetch } = useOptionalQuery(toShipQuery, { keepPreviousData: true });
  const order = data?.items.find(({ number }) => !skipped.includes(number));
  return (
    <Container width="task">
      <Stack gap="x6">
        <Link href="/orders">
          <FormattedMessage id="desk.order.back" />
        </Link>
        <Cluster justify="between" gap="x4">
          <Heading level={2} size="title2">
            <ToShipTitle total={data?.total} />
          </Heading>
          <LinkButton href="/orders/ship-many" size="small">
            <FormattedMessage id="desk.shipMany.title" />
          </LinkButton>
        </Cluster>
        {!data && (error ? <Failed onRetry={refetch} /> : <Skeleton height="20rem" />)}
        {data && !order && <NothingLeft skipped={skipped.length} onStartOver={() => setSkipped([])} />}
        {order && (
          <Next key={order.number} order={order} onSkip={() => setSkipped((before) => [...before, order.number])} />
        )}
      </Stack>
    </Container>
  );
}

function Next({ order, onSkip }: { order: OperatorOrder; onSkip: () => void }) {
  const intl = useIntl();
  return (
    <Stack as="section" gap="x4">
      <Heading level={3} size="title3">
        <Link href={orderAddress(order.number)}>
          <FormattedMessage id="desk.order.title" values={{ number: order.number }} />
        </Link>
      </Heading>
      <Facts
        messages="desk.toShip.fact"
        facts={{
          buyer: order.buyer.company || order.buyer.name,
          [order.pickUp ? 'pickUp' : 'receiver']: [order.addressee, order.phone, order.address]
            .filter(Boolean)
            .join(', '),
          paid: order.paidAt && formatMoment(intl, order.paidAt),
          shipped: isPartShipped(order) && <FormattedMessage id="desk.order.partShipped" values={shippedOf(order)} />,
          purchaseOrder: order.purchaseOrderNumber,
          message: order.buyerMessage,
        }}
      />
      <DescriptionList layout="columns" items={deliveryFacts(intl, order)} />
      <ShipForm
        order={order}
        focused
        actions={
          <Button onClick={onSkip}>
            <FormattedMessage id="desk.toShip.skip" />
          </Button>
        }
      />
    </Stack>
  );
}

function NothingLeft({ skipped, onStartOver }: { skipped: number; onStartOver: () => void }) {
  if (skipped === 0)
    return (
      <EmptyState
        icon="truck"
        title={<FormattedMessage id="desk.toShip.none" />}
        actions={
          <LinkButton href="/orders">
            <FormattedMessage id="desk.order.back" />
          </LinkButton>
        }
      />
    );
  return (
    <EmptyState
      icon="truck"
      title={<FormattedMessage id="desk.toShip.skipped" values={{ count: skipped }} />}
      actions={
        <Button onClick={onStartOver}>
          <FormattedMessage id="desk.toShip.startOver" />
        </Button>
      }
    />
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon="warning"
      title={<FormattedMessage id="desk.unavailable" />}
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="desk.retry" />
        </Button>
      }
    />
  );
}
