import type { Order } from './order.ts';

/** An order reduced to the contents of its parcel, without pieces refunded before the shipment. */
export function parcelOf<Ordered extends Pick<Order, 'lines' | 'pieces'>>(order: Ordered): Ordered {
  const lines = order.lines.flatMap((line) => (line.toSend > 0 ? [{ ...line, quantity: line.toSend }] : []));
  return { ...order, lines, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}
