import type { OrderShipping } from '@rider/model/order';
import type { ShippingMethod } from '@rider/model/shipping';
import { RadioGroup, Select, TextField } from '@rider/ui/field';
import { FormGrid } from '@rider/ui/form';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { couriersQuery } from '../../data/operator-queries.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import { useMessages } from '../../messages/use-messages.ts';

const METHODS = ['deliver', 'person', 'virtual'] as const satisfies readonly ShippingMethod[];
type Method = (typeof METHODS)[number];
const NOTHING: OrderShipping = {
  method: null,
  courier: '',
  trackingNumber: '',
  person: '',
  personPhone: '',
  content: '',
};

/** Props of `ShipmentFields`. */
export interface ShipmentFieldsProps {
  /** The shipment to correct. */
  shipping?: OrderShipping;
  /** Method and courier code to begin with. */
  start?: { method: ShippingMethod; courier: string } | null;
}

/** How products are shipped: by courier, by a person, or virtually, with the fields of each. */
export function ShipmentFields({ shipping = NOTHING, start = null }: ShipmentFieldsProps) {
  const [method, setMethod] = useState<Method>(
    METHODS.find((known) => known === (shipping.method ?? start?.method)) ?? 'deliver',
  );
  const text = useMessages('desk.order');
  return (
    <>
      <RadioGroup
        label={text('method')}
        name="method"
        value={method}
        onValueChange={(value) => setMethod(METHODS.find((known) => known === value) ?? 'deliver')}
        options={METHODS.map((value) => ({ value, label: text(`method.${value}`) }))}
      />
      <MethodFields method={method} shipping={shipping} courier={start?.courier ?? ''} />
    </>
  );
}

function MethodFields({ method, shipping, courier }: { method: Method; shipping: OrderShipping; courier: string }) {
  const text = useMessages('desk.order');
  switch (method) {
    case 'deliver':
      return (
        <FormGrid>
          <CourierField written={shipping.courier} start={courier} />
          <TextField
            label={text('trackingNumber')}
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
          <TextField label={text('person')} name="person" defaultValue={shipping.person} required />
          <TextField
            label={text('personPhone')}
            name="personPhone"
            type="tel"
            defaultValue={shipping.personPhone}
            required
          />
        </FormGrid>
      );
    case 'virtual':
      return <TextField label={text('content')} name="content" defaultValue={shipping.content} required />;
  }
}

/** Selects a courier, initially that of the shipment, by name, or the one to start with, by code. */
function CourierField({ written, start }: { written: string; start: string }) {
  const intl = useIntl();
  const { data: couriers } = useOptionalQuery(couriersQuery);
  const chosen = couriers?.find(({ name }) => name === written)?.code ?? start;
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
