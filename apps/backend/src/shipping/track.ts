import type { ParcelEventWire } from '@rider/api/shipping';
import { LOCALES, type Locale } from '@rider/model/locale';
import type { Selectable } from 'kysely';
import type { Localized } from '../database/columns.ts';
import type { Database, Transaction } from '../database/open.ts';
import type { ParcelEventTable } from './tables.ts';

/** A parcel event as stored. */
export type ParcelEvent = Selectable<ParcelEventTable>;

/** The events of an order's parcel, newest first. */
export async function readParcelEvents(database: Database, orderId: number): Promise<ParcelEvent[]> {
  return database
    .selectFrom('parcel_event')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Adds an event to an order's parcel, in the transaction of the step that it reports. */
export async function writeParcelEvent(
  transaction: Transaction,
  event: { orderId: number; at: Date; body: Localized; place: string },
): Promise<void> {
  const { orderId, at, body, place } = event;
  await transaction
    .insertInto('parcel_event')
    .values({ order_id: orderId, happened_at: at, body: JSON.stringify(body), place })
    .execute();
}

/** A text typed by an operator, the same in every language. */
export function asWritten(text: string): Localized {
  return Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Localized;
}

/** A parcel's events on the wire (contract 3.7, `express.result.list`). */
export function parcelEventsToWire(events: readonly ParcelEvent[], locale: Locale): ParcelEventWire[] {
  return events.map(({ happened_at: at, body, place }) => ({
    time: at.toISOString().slice(0, 19).replace('T', ' '),
    status: body[locale],
    place,
  }));
}
