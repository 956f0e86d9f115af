import { addParcelEvent, type OperatorOrder } from '@rider/api/operator';
import { linesInParcel, orderEventsFor, type OrderParcel } from '@rider/model/order';
import { isTracked } from '@rider/model/shipping';
import { parcelEventSchema, validate } from '@rider/model/validation';
import { Disclosure } from '@rider/ui/disclosure';
import { TextField } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { LogisticsTrack } from '@rider/ui/logistics-track';
import { formatQuantity } from '@rider/ui/quantity';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../../data/desk-api.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { CorrectionForm } from './shipment-form.tsx';
import { orderAddress } from '../../data/addresses.ts';

/** The parcels of an order, the newest first, with their tracks and what an operator may do about them. */
export function OrderParcels({ order }: { order: OperatorOrder }) {
  const { number, parcels, state } = order;
  const isOpen = orderEventsFor('operator', state).includes('correct-shipment');
  return (
    <Stack gap="x8">
      {parcels.toReversed().map((parcel, index) => (
        <Stack as="section" gap="x4" key={parcel.id}>
          {parcels.length > 1 && (
            <Heading level={4} size="body">
              <FormattedMessage
                id="desk.order.parcel"
                values={{ position: parcels.length - index, count: parcels.length }}
              />
            </Heading>
          )}
          <Contents order={order} parcel={parcel} />
          {isTracked(parcel.shipping.method) && <Track order={order} parcel={parcel} />}
          {isOpen && isTracked(parcel.shipping.method) && <TrackForm number={number} parcelId={parcel.id} />}
          {isOpen && parcel.shipping.method !== 'pickup' && (
            <Disclosure summary={<FormattedMessage id="desk.order.correct" />}>
              <CorrectionForm number={number} parcel={parcel} />
            </Disclosure>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

function Contents({ order, parcel }: { order: OperatorOrder; parcel: OrderParcel }) {
  const intl = useIntl();
  const contents = linesInParcel(order.lines, parcel).map(
    ({ quantity, unit, skuCode, name }) => `${formatQuantity(intl, quantity, unit)} ${skuCode || name}`,
  );
  return (
    <Text size="small" tone="quiet">
      <span>{intl.formatList(contents)}</span>{' '}
      {parcel.id !== '' && (
        <Link href={`${orderAddress(order.number)}/slip?parcel=${parcel.id}`}>
          <FormattedMessage id="desk.order.slip" />
        </Link>
      )}
    </Text>
  );
}

function Track({ order: { parcels, parcelEvents }, parcel }: { order: OperatorOrder; parcel: OrderParcel }) {
  const { shipping, id } = parcel;
  const byPerson = shipping.method === 'person';
  return (
    <LogisticsTrack
      by={byPerson ? 'person' : 'courier'}
      carrier={byPerson ? shipping.person : shipping.courier}
      number={byPerson ? null : shipping.trackingNumber}
      phone={shipping.personPhone}
      events={parcels.length === 1 ? parcelEvents : parcelEvents.filter(({ parcelId }) => parcelId === id)}
    />
  );
}

/** Adds a tracking event that the buyer sees. */
function TrackForm({ number, parcelId }: { number: string; parcelId: string }) {
  const text = useMessages('desk.order');
  const { wiring } = useSavedForm({
    check: (typed) => validate(parcelEventSchema, typed),
    save: (happened) => addParcelEvent(api, number, { ...happened, parcelId }),
    saved: () => text('tracked'),
    onSaved: (form) => form.reset(),
    change: 'order',
  });
  return (
    <Form {...wiring}>
      <FormGrid>
        <TextField label={text('event')} name="text" maxLength={200} required />
        <TextField label={text('place')} name="place" maxLength={200} />
      </FormGrid>
      <FormActions submit={<FormattedMessage id="desk.order.addEvent" />} pending={wiring.pending} />
    </Form>
  );
}
