import type { OperatorOrder } from '@rider/api/operator';
import {
  isPartShipped,
  linesLeft,
  orderEventsFor,
  shippedOf,
  shownOrderState,
  waitsForGroup,
} from '@rider/model/order';
import { groupInvitation } from '@rider/model/order-screens';
import { LinkButton } from '@rider/ui/button';
import { Cluster, Columns, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { WaitingGroup } from '@rider/ui/group-progress';
import { OrderLines } from '@rider/ui/order-card';
import { OrderStatus } from '@rider/ui/order-status';
import { OrderSummary } from '@rider/ui/order-summary';
import { OrderTimeline } from '@rider/ui/order-timeline';
import { Heading, Text } from '@rider/ui/text';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ShipByBadge } from '../../delivery-terms/ship-by-badge.tsx';
import { useMayUse } from '../../session/agent.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import { LoadedOrder } from './loaded-order.tsx';
import { NoteForm } from './note-form.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderParcels } from '../shipping/order-parcels.tsx';
import { OrderTags } from './order-tags.tsx';
import { ContestedPayment, OrderPayments } from './order-payments.tsx';
import { ShipForm } from '../shipping/shipment-form.tsx';
import * as styles from '../orders.css.ts';
import type { MessageIdBelow } from '../../messages/ids.ts';
import { orderAddress } from '../../data/addresses.ts';

/** One order, with an operator's actions on it. */
export function OrderScreen() {
  return <LoadedOrder>{(order) => <Order order={order} />}</LoadedOrder>;
}

function Order({ order }: { order: OperatorOrder }) {
  const { number, state } = order;
  const events = orderEventsFor('operator', state);
  const isWaiting = waitsForGroup(order);
  const mayChange = useMayUse('buyers');
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
            <ShipByBadge order={order} />
            {isPartShipped(order) && (
              <Text tone="quiet">
                <FormattedMessage id="desk.order.partShipped" values={shippedOf(order)} />
              </Text>
            )}
          </Cluster>
          <Cluster gap="x3">
            {mayChange && state === 'pending-payment' && order.group === null && (
              <LinkButton href={`${orderAddress(number)}/change`} size="small">
                <FormattedMessage id="desk.order.change" />
              </LinkButton>
            )}
            <LinkButton href={`${orderAddress(number)}/slip`} size="small">
              <FormattedMessage id="desk.order.slip" />
            </LinkButton>
          </Cluster>
        </Cluster>
        {order.group !== null && isWaiting && (
          <WaitingGroup
            group={order.group}
            href={new URL(groupInvitation(order.group.promotionId, order.group.id), window.location.origin).href}
          >
            <FormattedMessage id="desk.order.group.returned" />
          </WaitingGroup>
        )}
        <OrderTimeline
          state={shownOrderState(order)}
          createdAt={order.createdAt}
          paidAt={order.paidAt}
          shippedAt={order.shippedAt}
          receivedAt={order.receivedAt}
          endedAt={order.endedAt}
          pickUp={order.pickUp !== null}
        />
        <ContestedPayment number={number} />
        <Columns>
          <Stack gap="x8">
            {events.includes('ship') && !isWaiting && linesLeft(order.lines).length > 0 && (
              <Part name={order.pickUp ? 'pickUp' : 'ship'}>
                <ShipForm order={order} />
              </Part>
            )}
            {order.parcels.length > 0 && (
              <Part name={order.pickUp ? 'ready' : 'track'}>
                <OrderParcels order={order} />
                {order.pickUp && state === 'to-receive' && <HandOverForm number={number} />}
              </Part>
            )}
            <Part name="items">
              <OrderLines lines={order.lines} pickUp={order.pickUp !== null} />
            </Part>
            <Part name="note">
              <NoteForm key={order.merchantNote} number={number} note={order.merchantNote} />
            </Part>
            <Part name="history">
              <OrderHistory number={number} />
            </Part>
          </Stack>
          <Stack gap="x6">
            <OrderSummary
              pieces={order.pieces}
              subtotal={order.subtotal}
              freight={order.freight}
              couponDiscount={order.couponDiscount}
              memberDiscount={order.memberDiscount}
              pointsCredit={order.pointsCredit}
              shopDiscount={order.shopDiscount}
              tax={order.tax}
              total={order.total}
            />
            <OrderFacts order={order} />
            <OrderTags number={number} tags={order.tags} />
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
