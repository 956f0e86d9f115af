import type { Generated } from 'kysely';
import type { Localized } from '@rider/model/locale';
import type { Json } from '../database/columns.ts';

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
