import type { Locale } from '@rider/model/locale';
import type { shipmentSchema } from '@rider/model/validation';
import type { InferOutput } from 'valibot';
import { courierOf, type Courier } from '../courier/couriers.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { validationText } from '../messages/index.ts';

/** A validated shipment. */
export type CheckedShipment =
  | { method: 'deliver'; courier: Courier; trackingNumber: string }
  | { method: 'person'; person: string; personPhone: string }
  | { method: 'virtual'; content: string }
  | { method: 'pickup' };

/** The pieces of a shipment by order line key; null for all that are left. */
export type ChosenLines = readonly { key: string; quantity: number }[] | null;

/** Adds the courier to a shipment. @throws ApiError `faulty-fields` for an unknown courier. */
export function withCourier(shipment: InferOutput<typeof shipmentSchema>, locale: Locale): CheckedShipment {
  if (shipment.method !== 'deliver') return shipment;
  const courier = courierOf(shipment.courier);
  if (courier === undefined) throw fieldErrorTexts({ courier: validationText('validation.logistics.company', locale) });
  return { ...shipment, courier };
}

/** Maximum number of lines; no order has more. */
const MOST_LINES = 500;

/** Reads the pieces of a shipment; absent means all that are left. @throws ApiError `invalid-shipment-lines`. */
export function chosenLinesOf(given: unknown): ChosenLines {
  if (given === undefined) return null;
  const invalid = () => new ApiError('invalid-shipment-lines', { status: 400 });
  if (!Array.isArray(given) || given.length > MOST_LINES) throw invalid();
  return given.map((item: unknown) => {
    const line = Object(item) as { lineId?: unknown; quantity?: unknown };
    const quantity = wholeNumberOf(line, 'quantity');
    if (!quantity) throw invalid();
    return { key: textOf(line, 'lineId'), quantity };
  });
}
