import { money, type Money } from '@rider/model/money';
import { sumOf } from '../money/sum-of.ts';
import type { Selectable } from 'kysely';
import { isOpenRefund, type RefundKind, type RefundState } from '@rider/model/refund';
import type { Database } from '../database/open.ts';
import type { OrderLineTable, StoredOrderLine } from '../order/tables.ts';
import { shippedPieces, type Parcel } from '../parcel/parcels.ts';
import { amountOfPieces, paidByLine } from './split.ts';

/** A refund as its order lists it. */
export interface RefundOfOrder {
  number: string;
  kind: RefundKind;
  state: RefundState;
  pieces: number;
  amount: Money;
}

/** The effect of refunds on an order's products and money. */
export interface RefundFacts {
  /** All refunds, oldest first. */
  refunds: RefundOfOrder[];
  /** Pieces by line id: refunded, and requested in the open refund. */
  refunded: Map<number, number>;
  requested: Map<number, number>;
  /** The refunded pieces that had not been shipped, by line id. */
  unshipped: Map<number, number>;
  /** Refunded cents. */
  paidBack: Money;
}

/** The facts of an order without refunds. */
const noRefunds = (): RefundFacts => ({
  refunds: [],
  refunded: new Map(),
  requested: new Map(),
  unshipped: new Map(),
  paidBack: money(0),
});

/** Reads the refund facts of orders; the returned function looks them up by order id. */
export async function readRefundFacts(
  database: Database,
  orderIds: readonly number[],
): Promise<(orderId: number) => RefundFacts> {
  const facts = new Map<number, RefundFacts>();
  if (orderIds.length === 0) return noRefunds;
  const refunds = await database
    .selectFrom('refund')
    .select(['id', 'order_id', 'number', 'kind', 'state', 'pieces', 'amount'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
  if (refunds.length === 0) return noRefunds;
  const lines = await database
    .selectFrom('refund_line')
    .selectAll()
    .where(
      'refund_id',
      'in',
      refunds.map(({ id }) => id),
    )
    .execute();
  const linesOf = Map.groupBy(lines, (line) => line.refund_id);
  for (const { id, order_id: orderId, ...refund } of refunds) {
    const known = facts.get(orderId) ?? noRefunds();
    facts.set(orderId, known);
    known.refunds.push(refund);
    if (refund.state === 'refunded') known.paidBack = sumOf([known.paidBack, refund.amount]);
    const counted = refund.state === 'refunded' ? known.refunded : isOpenRefund(refund.state) ? known.requested : null;
    for (const { order_line_id: line, quantity, unshipped } of linesOf.get(id) ?? []) {
      counted?.set(line, (counted.get(line) ?? 0) + quantity);
      known.unshipped.set(line, (known.unshipped.get(line) ?? 0) + unshipped);
    }
  }
  return (orderId) => facts.get(orderId) ?? noRefunds();
}

/** Number of pieces of a line that can still be requested. */
export function refundablePieces(facts: RefundFacts, line: { id: number; quantity: number }): number {
  return line.quantity - (facts.refunded.get(line.id) ?? 0) - (facts.requested.get(line.id) ?? 0);
}

/** Pieces of a line that were or will be shipped, without those refunded before shipment. */
export function piecesToSend(facts: RefundFacts, line: { id: number; quantity: number }): number {
  return line.quantity - (facts.unshipped.get(line.id) ?? 0);
}

/** Pieces of a line not shipped yet. */
export function unshippedPieces(
  facts: RefundFacts,
  parcels: readonly Parcel[],
  line: { id: number; quantity: number },
): number {
  return piecesToSend(facts, line) - shippedPieces(parcels, line.id);
}

/** Shipped pieces of a line that the buyer may return. */
export function returnablePieces(facts: RefundFacts, parcels: readonly Parcel[], lineId: number): number {
  const returned = (facts.refunded.get(lineId) ?? 0) - (facts.unshipped.get(lineId) ?? 0);
  return shippedPieces(parcels, lineId) - returned;
}

/** Whether an order has an open refund. */
export function hasOpenRefund({ refunds }: RefundFacts): boolean {
  return refunds.some(({ state }) => isOpenRefund(state));
}

/** Pieces of a line to refund, and their amount in cents. */
export interface RefundedLine {
  line: StoredOrderLine;
  quantity: number;
  amount: Money;
  /** The sales tax in the amount. */
  tax: Money;
}

/** Prices chosen pieces at the paid amount: products less discount plus shares of freight and tax. */
export function priceRefund(
  order: { freight: Money },
  lines: readonly Selectable<OrderLineTable>[],
  facts: RefundFacts,
  chosen: readonly { line: Selectable<OrderLineTable>; quantity: number }[],
): RefundedLine[] {
  const paid = paidByLine(order.freight, lines);
  return chosen.map(({ line, quantity }) => {
    const before = facts.refunded.get(line.id) ?? 0;
    const pieces = { quantity: line.quantity, before, count: quantity };
    const tax = amountOfPieces(line.tax, pieces);
    return { line, quantity, amount: sumOf([amountOfPieces(paid.get(line.id) ?? money(0), pieces), tax]), tax };
  });
}
