import { screens } from '@rider/model/screens';
import { linesInParcel, type Order, type OrderParcel } from '@rider/model/order';
import { parcelScreen } from '@rider/model/order-screens';
import type { ParcelTrack } from '@rider/model/shipping';
import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Cluster, Page, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { LogisticsTrack } from '@rider/ui/logistics-track';
import { OrderLines } from '@rider/ui/order-card';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { orderNumberOf } from '../../screen-parameters/id-in-address.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { orderQuery, parcelTrackQuery } from '../../order/order-queries.ts';
import { buyerLoader } from '../../data/server-load.ts';
import { Part } from '../../data/part.tsx';
import { useQuery } from '../../data/use-query.ts';
import { PageHead } from '../../page-head/page-head.tsx';
import '../../messages/all-messages.ts';

/** The parcel in a screen's address; empty for the last one. */
const parcelIdOf = (request: Request) => new URL(request.url).searchParams.get('parcel') ?? '';
function needs(request: Request) {
  const number = orderNumberOf(request);
  const parcelId = parcelIdOf(request);
  return { queries: [orderQuery(number), parcelTrackQuery(number, parcelId)], data: { number, parcelId } };
}

export const loader = buyerLoader(needs);
export const clientLoader = browserLoader(needs);

/** The tracking of an order's parcel. */
export default function Logistics() {
  const intl = useIntl();
  const { number, parcelId } = useLoaderData<typeof loader>();
  const order = useQuery(orderQuery(number));
  const parcel = order.parcels.find(({ id }) => id === parcelId) ?? order.parcels.at(-1);
  const title = intl.formatMessage({ id: 'shop.logistics.title' });
  return (
    <Page width="task">
      <PageHead title={title} />
      <Stack gap="x2">
        <Link href={screens.order(number)}>
          <FormattedMessage id="shop.order.title" values={{ number }} />
        </Link>
        <Heading level={1} size="title2">
          {title}
        </Heading>
      </Stack>
      {order.parcels.length > 1 && <Parcels order={order} shown={parcel} />}
      <Part query={parcelTrackQuery(number, parcelId)}>
        {(found) => {
          const track = found ?? untracked(order, parcel);
          return track === null ? (
            <NothingTravels number={number} isShipped={order.shipping.method !== null} />
          ) : (
            <Track {...track} />
          );
        }}
      </Part>
      <Stack as="section" gap="x3">
        <Heading level={2} size="title3">
          <FormattedMessage id="shop.logistics.items" />
        </Heading>
        <OrderLines lines={parcel ? linesInParcel(order.lines, parcel) : order.lines} />
      </Stack>
    </Page>
  );
}

/** A parcel without a tracking service: what the order says of it; null where nothing is sent by courier or person. */
function untracked({ address }: Order, parcel: OrderParcel | undefined): ParcelTrack | null {
  const { method = null, courier = '', trackingNumber = '', person = '', personPhone = '' } = parcel?.shipping ?? {};
  if (method !== 'deliver' && method !== 'person') return null;
  const carrier = courier || person;
  return {
    method,
    carrier,
    trackingNumber,
    phone: personPhone,
    href: parcel?.href ?? '',
    address,
    lines: [],
    events: [],
  };
}

/** Links to all parcels of an order. */
function Parcels({ order: { number, parcels }, shown }: { order: Order; shown: OrderParcel | undefined }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'shop.logistics.parcels' })}>
      <Cluster gap="x4">
        {parcels.map((parcel, index) => (
          <Link
            key={parcel.id}
            href={parcelScreen(number, parcel.id)}
            aria-current={parcel === shown ? 'page' : undefined}
          >
            <FormattedMessage id="shop.logistics.parcel" values={{ position: index + 1, count: parcels.length }} />
          </Link>
        ))}
      </Cluster>
    </nav>
  );
}

function Track({ method, carrier, trackingNumber, phone, href, address, events }: ParcelTrack) {
  return (
    <>
      <LogisticsTrack
        by={method === 'person' ? 'person' : 'courier'}
        carrier={carrier}
        number={trackingNumber || null}
        href={href || undefined}
        phone={phone || undefined}
        events={events.map(({ at, text, place }) => ({ at, text, place: place || undefined }))}
      />
      <Text tone="quiet">
        <FormattedMessage id="shop.logistics.to" values={{ address }} />
      </Text>
    </>
  );
}

function NothingTravels({ number, isShipped }: { number: string; isShipped: boolean }) {
  return (
    <EmptyState
      icon="truck"
      title={<FormattedMessage id={isShipped ? 'shop.logistics.virtual' : 'shop.logistics.notYet'} />}
      actions={
        <LinkButton href={screens.order(number)} variant="primary">
          <FormattedMessage id="shop.logistics.toOrder" />
        </LinkButton>
      }
    />
  );
}
