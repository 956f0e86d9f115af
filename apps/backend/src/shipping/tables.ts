import type { Generated } from 'kysely';
import type { Json, Localized } from '../database/columns.ts';

/** Something that happened to an order's parcel. */
export interface ParcelEventTable {
  id: Generated<number>;
  order_id: number;
  happened_at: Date;
  body: Json<Localized>;
  place: string;
}

/** How orders travel. */
export interface ShippingTables {
  parcel_event: ParcelEventTable;
}
