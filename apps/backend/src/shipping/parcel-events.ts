import type { ParcelEventWire } from '@rider/api/shipping';
import { LOCALES, type Locale, type Localized } from '@rider/model/locale';
import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import type { DeliveryColumns } from '../parcel/tables.ts';
import type { ParcelEventTable } from './tables.ts';

/** A parcel event as stored. */
export type ParcelEvent = Selectable<ParcelEventTable>;

/** Whether a parcel has tracking events: an order provided without a shipment has none. */
export function isTracked({ delivery_type: type }: Pick<DeliveryColumns, 'delivery_type'>): boolean {
  return type === 'express' || type === 'send';
}

/** The events of an order's parcels, newest first. */
export async function readParcelEvents(database: Database, orderId: number): Promise<ParcelEvent[]> {
  return database
    .selectFrom('parcel_event')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Adds an event to an order's parcel, in the transaction of the reported step. */
export async function writeParcelEvent(
  transaction: Transaction,
  event: { orderId: number; parcelId: number; at: Date; body: Localized; place: string },
): Promise<void> {
  const { orderId, parcelId, at, body, place } = event;
  await transaction
    .insertInto('parcel_event')
    .values({ order_id: orderId, parcel_id: parcelId, happened_at: at, body: JSON.stringify(body), place })
    .execute();
}

/** A text typed by an operator, the same in every language. */
export function asWritten(text: string): Localized {
  return Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Localized;
}

/** A parcel's events on the wire. */
export function parcelEventsToWire(events: readonly ParcelEvent[], locale: Locale): ParcelEventWire[] {
  return events.map(({ parcel_id: parcel, happened_at: at, body, place }) => ({
    time: at.toISOString().slice(0, 19).replace('T', ' '),
    status: body[locale],
    place,
    ...(parcel !== null && { parcel }),
  }));
}
