import { SHIPMENT_FIELDS, type ParcelEventRequestWire, type ShipmentRequestWire } from '@rider/api/operator';
import type { ShippedLineWire } from '@rider/api/shipping';
import type { Untrusted } from '@rider/api/wire';
import type { Locale } from '@rider/model/locale';
import { parcelEventSchema, shipmentSchema, validate } from '@rider/model/validation';
import { acceptedValues, faultyFields, readForm } from '../http/form-refusal.ts';
import { choiceOf, textOf, wholeNumberOf } from '../http/parameters.ts';
import { Refusal } from '../http/refusal.ts';
import type { ChosenLines } from './service.ts';
import { validationText } from '../messages/index.ts';
import { courierOf, type Courier } from '../courier/couriers.ts';

/** A validated shipment. */
export type CheckedShipment =
  | { method: 'deliver'; courier: Courier; trackingNumber: string }
  | { method: 'person'; person: string; personPhone: string }
  | { method: 'virtual'; content: string };

const METHODS: Readonly<Record<string, string>> = { express: 'deliver', send: 'person', fictitious: 'virtual' };
/** Reads and validates a shipment (R5.3). Throws the refusal `faulty-fields` with `data.errors` by wire field. */
export function readShipment(parameters: Untrusted<ShipmentRequestWire>, locale: Locale): CheckedShipment {
  const { method: _method, ...texts } = SHIPMENT_FIELDS;
  const given = Object.fromEntries(Object.entries(texts).map(([field, name]) => [field, textOf(parameters, name)]));
  const method = choiceOf(parameters, 'delivery_type', METHODS) ?? '';
  const values = acceptedValues(validate(shipmentSchema, { ...given, method }), SHIPMENT_FIELDS, locale);
  if (values.method !== 'deliver') return values;
  const courier = courierOf(values.courier);
  if (courier === undefined)
    throw faultyFields({ [SHIPMENT_FIELDS.courier]: validationText('validation.logistics.company', locale) });
  return { ...values, courier };
}

/** More lines than any order has. */
const MOST_LINES = 500;

/** The pieces `cart_ids` of a shipment; null, for all that are left, without them. Throws the refusal `invalid-shipment-lines`. */
export function readChosenLines({ cart_ids: given }: Untrusted<ShipmentRequestWire>): ChosenLines {
  if (given === undefined) return null;
  const invalid = () => new Refusal('invalid-shipment-lines', { status: 400 });
  if (!Array.isArray(given) || given.length > MOST_LINES) throw invalid();
  return given.map((item: unknown) => {
    const line = Object(item) as Untrusted<ShippedLineWire>;
    const quantity = wholeNumberOf(line, 'cart_num');
    if (!quantity) throw invalid();
    return { key: textOf(line, 'cart_id'), quantity };
  });
}

/** Reads and validates a parcel event. Throws the refusal `faulty-fields` with `data.errors` by wire field. */
export function readParcelEvent(
  parameters: Untrusted<ParcelEventRequestWire>,
  locale: Locale,
): { text: string; place: string } {
  return readForm(parcelEventSchema, { text: 'text', place: 'place' }, parameters, locale);
}
