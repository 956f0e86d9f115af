import { money } from '../money/index.ts';
import type { Order, OrderParcel } from './order.ts';

/** Whether a part of an order was shipped, and the rest is to follow. */
export function isPartShipped({ state, parcels }: Pick<Order, 'state' | 'parcels'>): boolean {
  return state === 'pending-shipment' && parcels.length > 0;
}

/** The quantity of an order that was shipped or made ready for pick-up, and the total. */
export function shippedOf({ lines, pickUp }: Pick<Order, 'lines' | 'pickUp'>) {
  return {
    pickUp: pickUp !== null,
    shipped: lines.reduce((sum, { shipped = 0 }) => sum + shipped, 0),
    pieces: lines.reduce((sum, { toSend }) => sum + toSend, 0),
  };
}

/** The lines of an order that are to be shipped, with the quantities left. */
export function linesLeft(lines: Order['lines']): { line: Order['lines'][number]; left: number }[] {
  return lines.flatMap((line) => {
    const left = line.toSend - (line.shipped ?? 0);
    return left > 0 ? [{ line, left }] : [];
  });
}

/** The lines in a parcel of an order, each reduced to the quantity in it. */
export function linesInParcel(lines: Order['lines'], parcel: OrderParcel): Order['lines'] {
  return parcel.lines.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined) return [];
    const lineTotal = quantity === line.quantity ? line.lineTotal : money(line.unitPrice * quantity);
    return [{ ...line, quantity, lineTotal, toSend: quantity, shipped: quantity }];
  });
}

/**
 * An order reduced to the contents of one of its parcels; without one to what is left to ship, or to all that was shipped. Pieces refunded
 * before are in none.
 */
export function parcelOf<Ordered extends Pick<Order, 'state' | 'lines' | 'pieces' | 'parcels'>>(
  order: Ordered,
  parcelId = '',
): Ordered {
  const parcel = order.parcels.find(({ id }) => id === parcelId && id !== '');
  const lines = parcel
    ? linesInParcel(order.lines, parcel)
    : isPartShipped(order)
      ? linesLeft(order.lines).map(({ line, left }) => ({ ...line, quantity: left }))
      : order.lines.flatMap((line) => (line.toSend > 0 ? [{ ...line, quantity: line.toSend }] : []));
  return { ...order, lines, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}
