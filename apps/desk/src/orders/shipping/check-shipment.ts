import type { OrderLine } from '@rider/model/order-line';
import type { Shipment } from '@rider/model/shipping';
import { shipmentSchema, validate, type Validated } from '@rider/model/validation';

/** An order line with the quantity left to ship. */
export interface LineLeft {
  line: OrderLine;
  left: number;
}

/** A shipment and its quantities by order line. */
export interface PartialShipment {
  shipment: Partial<Shipment> & Pick<Shipment, 'method'>;
  lines: { lineId: string; quantity: number }[];
}

/** The name of a line's field. */
export function quantityField(lineId: string): string {
  return `quantity.${lineId}`;
}

/** Checks a shipment and the quantity of each line, all that is left where a line has no field. At least one item is shipped. */
export function checkShipment(typed: Record<string, string>, left: readonly LineLeft[]): Validated<PartialShipment> {
  const counts = left.map(({ line, left: most }) => {
    const text = (typed[quantityField(line.id)] ?? String(most)).trim() || '0';
    return { lineId: line.id, most, quantity: /^\d+$/.test(text) ? Number(text) : Number.NaN };
  });
  const wrong = counts.filter(({ quantity, most }) => !(quantity <= most));
  const nothing = wrong.length === 0 && counts.every(({ quantity }) => quantity === 0) ? counts.slice(0, 1) : [];
  const faults = [
    ...wrong.map(({ lineId }) => [quantityField(lineId), 'validation.shipment.quantity']),
    ...nothing.map(({ lineId }) => [quantityField(lineId), 'validation.shipment.nothing']),
  ];
  const checked = validate(shipmentSchema, typed);
  if (checked.errors !== undefined || faults.length > 0)
    return { values: undefined, errors: { ...Object.fromEntries(faults), ...checked.errors } };
  const lines = counts.filter(({ quantity }) => quantity > 0).map(({ lineId, quantity }) => ({ lineId, quantity }));
  return { values: { shipment: checked.values, lines }, errors: undefined };
}
