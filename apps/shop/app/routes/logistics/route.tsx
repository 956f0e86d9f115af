import { screens } from '@rider/model/screens';
import type { ParcelTrack } from '@rider/model/shipping';
import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Page, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { LogisticsTrack } from '@rider/ui/logistics-track';
import { OrderLines } from '@rider/ui/order-card';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { orderNumberOf } from '../../data/id-in-address.ts';
import { loadInBrowser } from '../../data/browser-load.ts';
import { orderQuery, parcelTrackQuery } from '../../data/order-queries.ts';
import { loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { PageHead } from '../../shell/page-head.tsx';
import '../../messages/all-messages.ts';

const queriesOf = (number: string) => [orderQuery(number), parcelTrackQuery(number)];

export async function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  const number = orderNumberOf(args.request);
  return { ...(await loadOnServer(args, queriesOf(number))), number };
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const number = orderNumberOf(request);
  return { ...(await loadInBrowser(queriesOf(number))), number };
}

/** The tracking of an order's parcel (R2.8). */
export default function Logistics() {
  const intl = useIntl();
  const { number } = useLoaderData<typeof loader>();
  const order = useQuery(orderQuery(number));
  const track = useQuery(parcelTrackQuery(number));
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
      {track === null ? (
        <NothingTravels number={number} isShipped={order.shipping.method !== null} />
      ) : (
        <Track {...track} />
      )}
      <Stack as="section" gap="x3">
        <Heading level={2} size="title3">
          <FormattedMessage id="shop.logistics.goods" />
        </Heading>
        <OrderLines lines={order.lines} />
      </Stack>
    </Page>
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
