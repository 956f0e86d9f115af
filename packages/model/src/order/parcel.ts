import type { Order } from './order.ts';

/** An order as its parcel holds it: without the pieces that were paid back before it left. */
export function parcelOf<Ordered extends Pick<Order, 'lines' | 'pieces'>>(order: Ordered): Ordered {
  const lines = order.lines.flatMap((line) => (line.toSend > 0 ? [{ ...line, quantity: line.toSend }] : []));
  return { ...order, lines, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}
