import type { ParcelEventRequestWire, ShipmentRequestWire } from '@rider/api/operator';
import type { Untrusted } from '@rider/api/wire';
import type { Locale } from '@rider/model/locale';
import { parcelEventSchema, shipmentSchema, validate } from '@rider/model/validation';
import { choiceOf, textOf } from '../http/parameters.ts';
import { Refusal } from '../http/refusal.ts';
import { validationText } from '../messages/index.ts';
import { courierOf, type Courier } from '../courier/couriers.ts';

/** How an order is to travel, checked. */
export type CheckedShipment =
  | { method: 'deliver'; courier: Courier; trackingNumber: string }
  | { method: 'person'; person: string; personPhone: string }
  | { method: 'virtual'; content: string };

const METHODS: Readonly<Record<string, string>> = { express: 'deliver', send: 'person', fictitious: 'virtual' };
const FIELDS = [
  'courier',
  'trackingNumber',
  'person',
  'personPhone',
  'content',
] as const satisfies (keyof ShipmentRequestWire)[];

function refuse(errors: Readonly<Record<string, string>>, locale: Locale): never {
  const texts = Object.entries(errors).map(([field, id]) => [field, validationText(id, locale)]);
  throw new Refusal('faulty-fields', { status: 400, data: { errors: Object.fromEntries(texts) } });
}

/** Reads how an order is to travel (R5.3). Throws the refusal `faulty-fields` with `data.errors` by field. */
export function readShipment(parameters: Untrusted<ShipmentRequestWire>, locale: Locale): CheckedShipment {
  const given = Object.fromEntries(FIELDS.map((field) => [field, textOf(parameters, field)]));
  const method = choiceOf(parameters, 'delivery_type', METHODS) ?? '';
  const { values, errors } = validate(shipmentSchema, { ...given, method });
  if (errors !== undefined) refuse(errors, locale);
  if (values.method !== 'deliver') return values;
  const courier = courierOf(values.courier);
  if (courier === undefined) refuse({ courier: 'validation.logistics.company' }, locale);
  return { ...values, courier };
}

/** Reads what happened to a parcel. Throws the refusal `faulty-fields` with `data.errors` by field. */
export function readParcelEvent(
  parameters: Untrusted<ParcelEventRequestWire>,
  locale: Locale,
): { text: string; place: string } {
  const given = { text: textOf(parameters, 'text'), place: textOf(parameters, 'place') };
  const { values, errors } = validate(parcelEventSchema, given);
  if (errors !== undefined) refuse(errors, locale);
  return values;
}
