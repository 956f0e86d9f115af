import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import type { DeliveryColumns, ParcelTable } from './tables.ts';

/** A parcel with its contents, by order line. */
export interface Parcel extends Selectable<ParcelTable> {
  lines: { lineId: number; quantity: number }[];
}

/** Reads the parcels of orders, the oldest first; the returned function looks them up by order id. */
export async function readParcels(
  database: Database,
  orderIds: readonly number[],
): Promise<(orderId: number) => Parcel[]> {
  if (orderIds.length === 0) return () => [];
  const parcels = await database
    .selectFrom('parcel')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
  if (parcels.length === 0) return () => [];
  const ids = parcels.map(({ id }) => id);
  const lines = await database
    .selectFrom('parcel_line')
    .select(['parcel_id', 'order_line_id as lineId', 'quantity'])
    .where('parcel_id', 'in', ids)
    .orderBy('order_line_id')
    .execute();
  const linesOf = Map.groupBy(lines, (line) => line.parcel_id);
  const withLines = parcels.map((parcel) => ({
    ...parcel,
    lines: (linesOf.get(parcel.id) ?? []).map(({ lineId, quantity }) => ({ lineId, quantity })),
  }));
  const byOrder = Map.groupBy(withLines, (parcel) => parcel.order_id);
  return (orderId) => byOrder.get(orderId) ?? [];
}

/** Pieces of an order line that were shipped. */
export function shippedPieces(parcels: readonly Parcel[], lineId: number): number {
  return parcels
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.lineId === lineId ? sum + line.quantity : sum), 0);
}

/** Whether anything was shipped, and so can be returned. */
export function hasProducts(parcels: readonly Parcel[]): boolean {
  return parcels.some(({ delivery_type: type }) => type !== 'fictitious');
}

/** Inserts a parcel of an order; returns its id. */
export async function insertParcel(
  transaction: Transaction,
  { orderId, lines, at, ...delivery }: DeliveryColumns & { orderId: number; lines: Parcel['lines']; at: Date },
): Promise<number> {
  const { id } = await transaction
    .insertInto('parcel')
    .values({ ...delivery, order_id: orderId, shipped_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('parcel_line')
    .values(lines.map(({ lineId, quantity }) => ({ parcel_id: id, order_line_id: lineId, quantity })))
    .execute();
  return id;
}
