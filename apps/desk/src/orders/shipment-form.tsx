import { shipOrder, type OperatorOrder } from '@rider/api/operator';
import type { ShippingMethod } from '@rider/model/shipping';
import { shipmentSchema, validate } from '@rider/model/validation';
import { RadioGroup, Select, TextField } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { couriersQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { api } from '../data/desk-api.ts';
import type { MessageIdBelow } from '../messages/ids.ts';

const METHODS = ['deliver', 'person', 'virtual'] as const satisfies readonly ShippingMethod[];
const NOTHING = { courier: '', trackingNumber: '', person: '', personPhone: '', content: '' };

/** Ships an order by courier, by a person, or virtually (R6.3), or corrects the shipment of a shipped order. */
export function ShipmentForm({ order }: { order: OperatorOrder }) {
  const intl = useIntl();
  const { number, shipping } = order;
  const [method, setMethod] = useState<ShippingMethod>(shipping.method ?? 'deliver');
  const say = (name: MessageIdBelow<'desk.order'>) => intl.formatMessage({ id: `desk.order.${name}` });
  const { wiring } = useSavedForm({
    check: (typed) => validate(shipmentSchema, typed),
    save: (shipment) => shipOrder(api, number, { ...NOTHING, ...shipment }),
    saved: () => say(shipping.method ? 'corrected' : 'shipped'),
    change: 'order',
  });
  return (
    <Form {...wiring}>
      <RadioGroup
        label={say('method')}
        name="method"
        value={method}
        onValueChange={(value) => setMethod(METHODS.find((known) => known === value) ?? 'deliver')}
        options={METHODS.map((value) => ({ value, label: say(`method.${value}`) }))}
      />
      <MethodFields method={method} shipping={shipping} />
      <FormActions
        submit={<FormattedMessage id={shipping.method ? 'desk.order.correct' : 'desk.order.ship'} />}
        pending={wiring.pending}
      />
    </Form>
  );
}

function MethodFields({ method, shipping }: { method: ShippingMethod; shipping: OperatorOrder['shipping'] }) {
  const intl = useIntl();
  const say = (name: MessageIdBelow<'desk.order'>) => intl.formatMessage({ id: `desk.order.${name}` });
  switch (method) {
    case 'deliver':
      return (
        <FormGrid>
          <CourierField written={shipping.courier} />
          <TextField
            label={say('trackingNumber')}
            name="trackingNumber"
            defaultValue={shipping.trackingNumber}
            autoComplete="off"
            required
          />
        </FormGrid>
      );
    case 'person':
      return (
        <FormGrid>
          <TextField label={say('person')} name="person" defaultValue={shipping.person} required />
          <TextField
            label={say('personPhone')}
            name="personPhone"
            type="tel"
            defaultValue={shipping.personPhone}
            required
          />
        </FormGrid>
      );
    case 'virtual':
      return <TextField label={say('content')} name="content" defaultValue={shipping.content} required />;
  }
}

/** Selects a courier, initially the order's own. */
function CourierField({ written }: { written: string }) {
  const intl = useIntl();
  const { data: couriers } = useOptionalQuery(couriersQuery);
  const chosen = couriers?.find(({ name }) => name === written)?.code ?? '';
  return (
    <Select
      key={couriers ? 'known' : 'coming'}
      label={intl.formatMessage({ id: 'desk.order.courier' })}
      name="courier"
      defaultValue={chosen}
      required
    >
      <option value="">{intl.formatMessage({ id: 'desk.order.chooseCourier' })}</option>
      {couriers?.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
