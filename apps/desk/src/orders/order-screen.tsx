import type { OperatorOrder } from '@rider/api/operator';
import { orderEventsFor, shownOrderState, waitsForGroup } from '@rider/model/order';
import { LinkButton } from '@rider/ui/button';
import { Disclosure } from '@rider/ui/disclosure';
import { Cluster, Columns, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { LogisticsTrack } from '@rider/ui/logistics-track';
import { OrderLines } from '@rider/ui/order-card';
import { OrderStatus } from '@rider/ui/order-status';
import { OrderSummary } from '@rider/ui/order-summary';
import { OrderTimeline } from '@rider/ui/order-timeline';
import { Heading } from '@rider/ui/text';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { KnownOrder } from './known-order.tsx';
import { NoteForm } from './note-form.tsx';
import { orderAddress } from './order-address.ts';
import { OrderFacts } from './order-facts.tsx';
import { ContestedPayment, OrderPayments } from './order-payments.tsx';
import { ShipmentForm } from './shipment-form.tsx';
import { TrackForm } from './track-form.tsx';
import { WaitingGroup } from './waiting-group.tsx';
import * as styles from './orders.css.ts';
import type { MessageIdBelow } from '../messages/ids.ts';

/** One order, with an operator's actions on it. */
export function OrderScreen() {
  return <KnownOrder>{(order) => <Order order={order} />}</KnownOrder>;
}

function Order({ order }: { order: OperatorOrder }) {
  const { number, state, shipping } = order;
  const events = orderEventsFor('operator', state);
  const isWaiting = waitsForGroup(order);
  return (
    <Container>
      <Stack gap="x6">
        <Link href="/orders">
          <FormattedMessage id="desk.order.back" />
        </Link>
        <Cluster justify="between" gap="x4">
          <Cluster gap="x3">
            <Heading level={2} size="title2">
              <FormattedMessage id="desk.order.title" values={{ number }} />
            </Heading>
            <OrderStatus state={shownOrderState(order)} />
          </Cluster>
          <LinkButton href={`${orderAddress(number)}/slip`} size="small">
            <FormattedMessage id="desk.order.slip" />
          </LinkButton>
        </Cluster>
        {order.group !== null && isWaiting && <WaitingGroup group={order.group} />}
        <OrderTimeline
          state={shownOrderState(order)}
          createdAt={order.createdAt}
          paidAt={order.paidAt}
          shippedAt={order.shippedAt}
          receivedAt={order.receivedAt}
          endedAt={order.endedAt}
        />
        <ContestedPayment number={number} />
        <Columns>
          <Stack gap="x8">
            {events.includes('ship') && !isWaiting && (
              <Part name="ship">
                <ShipmentForm order={order} />
              </Part>
            )}
            {shipping.method !== null && shipping.method !== 'virtual' && (
              <Part name="track">
                <Track order={order} />
                {events.includes('correct-shipment') && <TrackForm number={number} />}
              </Part>
            )}
            {events.includes('correct-shipment') && (
              <Disclosure summary={<FormattedMessage id="desk.order.correct" />}>
                <ShipmentForm order={order} />
              </Disclosure>
            )}
            <Part name="goods">
              <OrderLines lines={order.lines} />
            </Part>
            <Part name="note">
              <NoteForm key={order.merchantNote} number={number} note={order.merchantNote} />
            </Part>
          </Stack>
          <Stack gap="x6">
            <OrderSummary
              pieces={order.pieces}
              goodsTotal={order.goodsTotal}
              freight={order.freight}
              couponDiscount={order.couponDiscount}
              memberDiscount={order.memberDiscount}
              pointsCredit={order.pointsCredit}
              tax={order.tax}
              total={order.total}
            />
            <OrderFacts order={order} />
            <OrderPayments number={number} />
          </Stack>
        </Columns>
      </Stack>
    </Container>
  );
}

function Part({ name, children }: { name: MessageIdBelow<'desk.order.part'>; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <Heading level={3} size="title3">
        <FormattedMessage id={`desk.order.part.${name}`} />
      </Heading>
      {children}
    </section>
  );
}

function Track({ order: { shipping, parcelEvents } }: { order: OperatorOrder }) {
  const byPerson = shipping.method === 'person';
  return (
    <LogisticsTrack
      by={byPerson ? 'person' : 'courier'}
      carrier={byPerson ? shipping.person : shipping.courier}
      number={byPerson ? null : shipping.trackingNumber}
      phone={shipping.personPhone}
      events={parcelEvents}
    />
  );
}
