import { isPartShipped, linesInParcel, type Order, type OrderParcel } from '@rider/model/order';
import { parcelScreen } from '@rider/model/order-screens';
import { isTracked } from '@rider/model/shipping';
import { Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { formatQuantity } from '@rider/ui/quantity';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';

/** The parcels of an order that was not shipped at once, each with its contents; nothing for any other. */
export function Parcels({ order }: { order: Order }) {
  const { parcels } = order;
  if (parcels.length < 2 && !isPartShipped(order)) return null;
  return (
    <Stack as="section" gap="x3">
      <Heading level={2} size="title3">
        <FormattedMessage id="shop.order.parcels" />
      </Heading>
      {parcels.map((parcel, index) => (
        <Parcel key={parcel.id} order={order} parcel={parcel} position={index + 1} />
      ))}
    </Stack>
  );
}

function Parcel({ order, parcel, position }: { order: Order; parcel: OrderParcel; position: number }) {
  const intl = useIntl();
  // More parcels follow an order of which a part is shipped.
  const count = isPartShipped(order) ? 0 : order.parcels.length;
  const { courier, trackingNumber, person, personPhone, content, method } = parcel.shipping;
  const contents = linesInParcel(order.lines, parcel).map(
    ({ quantity, unit, name, variant }) =>
      `${formatQuantity(intl, quantity, unit)} ${[name, variant].filter(Boolean).join(' · ')}`,
  );
  return (
    <div>
      <Text>
        <strong>
          <FormattedMessage id="shop.logistics.parcel" values={{ position, count }} />
        </strong>{' '}
        <span>{[courier, trackingNumber, person, personPhone, content].filter(Boolean).join(', ')}</span>{' '}
        {isTracked(method) && (
          <Link href={parcelScreen(order.number, parcel.id)}>
            <FormattedMessage id="shop.order.track" />
          </Link>
        )}
      </Text>
      <Text size="small" tone="quiet">
        {intl.formatList(contents)}
      </Text>
    </div>
  );
}
