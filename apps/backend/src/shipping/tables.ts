import type { Generated } from 'kysely';
import type { Json, Localized } from '../database/columns.ts';

/** An event of an order's parcel. */
export interface ParcelEventTable {
  id: Generated<number>;
  order_id: number;
  parcel_id: number | null;
  happened_at: Date;
  body: Json<Localized>;
  place: string;
}

/** Tables of shipping. */
export interface ShippingTables {
  parcel_event: ParcelEventTable;
}
