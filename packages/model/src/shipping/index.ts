import type { OrderLine } from '../order-line/index.ts';

/** How an order travels (R6.3): with a courier company, with a person of the shop, or not at all. */
export type ShippingMethod = 'deliver' | 'person' | 'virtual';

/** A courier company (`logistics`). */
export interface Courier {
  id: string;
  code: string;
  name: string;
}

/** Something that happened to a parcel. */
export interface ParcelEvent {
  /** Epoch milliseconds. */
  at: number;
  text: string;
  /** Empty where nobody said. */
  place: string;
}

/** Where an order's parcel is (`order/express/{order_id}`). */
export interface ParcelTrack {
  method: ShippingMethod | null;
  /** Name of the courier company or of the person. */
  carrier: string;
  /** Empty unless a courier brings it. */
  trackingNumber: string;
  /** Whom to call when a person brings it; else empty. */
  phone: string;
  /** The courier's own page about the parcel; empty where it has none. */
  href: string;
  address: string;
  lines: Pick<OrderLine, 'name' | 'image' | 'quantity' | 'unit' | 'unitPrice'>[];
  /** Newest first. */
  events: ParcelEvent[];
}

/** How an operator ships an order. `method` says which of the others count. */
export interface Shipment {
  method: ShippingMethod;
  courier: string;
  trackingNumber: string;
  person: string;
  personPhone: string;
  content: string;
}
