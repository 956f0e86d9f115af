import type { Generated } from 'kysely';

/** How something is shipped, in the columns of CRMEB's wire. */
export interface DeliveryColumns {
  /** `express`, `send` or `fictitious`. */
  delivery_type: string;
  delivery_name: string;
  delivery_code: string;
  delivery_id: string;
  delivery_content: string;
}

/** A parcel of an order. */
export interface ParcelTable extends DeliveryColumns {
  id: Generated<number>;
  order_id: number;
  shipped_at: Date;
}

/** The pieces of an order line in a parcel. */
export interface ParcelLineTable {
  parcel_id: number;
  order_line_id: number;
  quantity: number;
}

/** Tables of parcels. */
export interface ParcelTables {
  parcel: ParcelTable;
  parcel_line: ParcelLineTable;
}
