import type { OrderLine } from '../order-line/index.ts';

export type { Counter, Counters } from './counter.ts';
export {
  EVERYWHERE,
  FREIGHT_CLASSES,
  freightClassOf,
  freightFor,
  freightZoneOf,
  INITIAL_FREIGHT,
  offeredClass,
  palletReason,
  shownLimitsOf,
  type DeliveryDays,
  type FreightClass,
  type FreightRule,
  type FreightZone,
  type GroundRates,
  type PalletPrice,
  type PalletRates,
  type ParcelLimits,
  type Shipped,
  type ShippedLine,
  type ShippedPiece,
  type ShownLimits,
} from './freight.ts';
export { arrivalDays, isPickUp, type PickUpCounter, type ShippingObstacle, type ShippingOption } from './option.ts';
export { dispatchDay, isWorkingDay, workingDayAfter, type ClosedDays } from './working-days.ts';

/** How an order is shipped: by a courier company, by a person of the shop, not at all, or by the buyer, who picks it up. */
export type ShippingMethod = 'deliver' | 'person' | 'virtual' | 'pickup';

/** Whether products that are shipped so have a track. */
export function isTracked(method: ShippingMethod | null): boolean {
  return method === 'deliver' || method === 'person';
}

/** A courier company (`logistics`). */
export interface Courier {
  id: string;
  code: string;
  name: string;
}

/** An event of a parcel. */
export interface ParcelEvent {
  /** Epoch milliseconds. */
  at: number;
  text: string;
  /** Empty when unknown. */
  place: string;
}

/** Tracking of an order's parcel (`order/express/{order_id}`). */
export interface ParcelTrack {
  method: ShippingMethod | null;
  /** Name of the courier company or of the person. */
  carrier: string;
  /** Empty unless shipped by courier. */
  trackingNumber: string;
  /** Phone number of the delivering person; empty otherwise. */
  phone: string;
  /** The courier's tracking page for the parcel; empty where it has none. */
  href: string;
  address: string;
  lines: Pick<OrderLine, 'name' | 'image' | 'quantity' | 'unit' | 'unitPrice'>[];
  /** Newest first. */
  events: ParcelEvent[];
}

/** An operator's shipment of an order. `method` determines which of the other fields are used. */
export interface Shipment {
  method: ShippingMethod;
  courier: string;
  trackingNumber: string;
  person: string;
  personPhone: string;
  content: string;
}
