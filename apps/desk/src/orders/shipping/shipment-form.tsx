import { correctParcel, shipOrder, type OperatorOrder } from '@rider/api/operator';
import { linesLeft, type OrderParcel } from '@rider/model/order';
import { shipmentSchema, validate } from '@rider/model/validation';
import { TextField } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { Cluster } from '@rider/ui/layout';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../../data/desk-api.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';
import { checkShipment, quantityField, type LineLeft } from './check-shipment.ts';
import { storeShipping, lastShipping } from './last-shipping.ts';
import { ShipmentFields } from './shipment-fields.tsx';

const NOTHING = { courier: '', trackingNumber: '', person: '', personPhone: '', content: '' };

/** Props of `ShipForm`. */
export interface ShipFormProps {
  order: OperatorOrder;
  /** Moves the focus to the tracking number when it appears. */
  focused?: boolean;
  /** Buttons beside the submit button. */
  actions?: ReactNode;
}

/**
 * Ships an order or a part of it: pieces by line, and how. It begins with how the last order was shipped. One that the buyer picks
 * up is only reported as ready.
 */
export function ShipForm({ order: { number, lines, pickUp }, focused = false, actions }: ShipFormProps) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const left = linesLeft(lines);
  const { wiring } = useSavedForm({
    check: (typed) => checkShipment(typed, left),
    save: async ({ shipment, lines: chosen }) => {
      await shipOrder(api, number, { ...NOTHING, ...shipment }, chosen);
      if (pickUp === null) storeShipping({ courier: '', ...shipment });
    },
    saved: () => intl.formatMessage({ id: pickUp ? 'desk.order.readied' : 'desk.order.shipped' }),
    change: 'order',
  });
  useEffect(() => {
    const first = pickUp ? 'button[type="submit"]' : 'input[name="trackingNumber"]';
    if (focused) frame.current?.querySelector<HTMLElement>(first)?.focus();
  }, [focused, pickUp]);
  return (
    <div ref={frame}>
      {/* What is left changes with each shipment. */}
      <Form key={left.map(({ line, left: count }) => `${line.id} ${count}`).join()} {...wiring}>
        <Quantities left={left} />
        {pickUp ? <input type="hidden" name="method" value="pickup" /> : <ShipmentFields start={lastShipping()} />}
        <Cluster gap="x3">
          <FormActions
            submit={<FormattedMessage id={pickUp ? 'desk.order.ready' : 'desk.order.ship'} />}
            pending={wiring.pending}
          />
          {actions}
        </Cluster>
      </Form>
    </div>
  );
}

/** The pieces of each line in the parcel, at first all that are left; nothing to choose for a single piece. */
function Quantities({ left }: { left: readonly LineLeft[] }) {
  const intl = useIntl();
  if (left.reduce((sum, { left: count }) => sum + count, 0) <= 1) return null;
  return (
    <FormGrid>
      {left.map(({ line, left: count }) => (
        <TextField
          key={line.id}
          name={quantityField(line.id)}
          label={[line.skuCode || line.name, line.variant].filter(Boolean).join(', ')}
          description={intl.formatMessage({ id: 'desk.order.left' }, { count })}
          defaultValue={String(count)}
          inputMode="numeric"
          autoComplete="off"
        />
      ))}
    </FormGrid>
  );
}

/** Corrects how a parcel of an order was shipped. */
export function CorrectionForm({ number, parcel }: { number: string; parcel: OrderParcel }) {
  const intl = useIntl();
  const { wiring } = useSavedForm({
    check: (typed) => validate(shipmentSchema, typed),
    seen: parcel.shipping,
    describe: ({ courier, trackingNumber, person }) =>
      [courier, trackingNumber, person].filter(Boolean).join(', ') || '–',
    save: (shipment, seen) => correctParcel(api, { number, parcelId: parcel.id, seen }, { ...NOTHING, ...shipment }),
    saved: () => intl.formatMessage({ id: 'desk.order.corrected' }),
    change: 'order',
  });
  return (
    <Form {...wiring}>
      <ShipmentFields shipping={parcel.shipping} />
      <FormActions submit={<FormattedMessage id="desk.order.correct" />} pending={wiring.pending} />
    </Form>
  );
}
