import type { CartItemWire, CartProductWire } from '../cart/wire.ts';

/** A courier company of `logistics`. */
export interface CourierWire {
  id: number;
  code: string;
  name: string;
}

/** How an order is shipped, and where to. */
export interface DeliveryWire {
  /** `express`, `send` or `fictitious`; empty before it was shipped. */
  delivery_type: string;
  /** The courier, or the person who delivers the products. */
  delivery_name: string;
  /** The courier's code. */
  delivery_code: string;
  /** The tracking number, or the person's telephone. */
  delivery_id: string;
  /** The address in one line. */
  user_address: string;
}

/** A parcel of an order (not in CRMEB). */
export interface OrderParcelWire extends Omit<DeliveryWire, 'user_address'> {
  id: number;
  /** The courier's own page about the parcel; empty without one. */
  delivery_url: string;
  fictitious_content: string;
  /** Unix time. */
  delivery_time: number;
  /** The contents; a line is named by its `unique`. */
  cart_ids: ShippedLineWire[];
}

/** The quantity of an order line in a parcel (not in CRMEB). */
export interface ShippedLineWire {
  /** The `unique` of the line. */
  cart_id: string;
  cart_num: number;
}

/** `GET order/express/{number}`. */
export interface ParcelTrackRequestWire {
  /** The last parcel without it (not in CRMEB). */
  parcel?: number;
}

/** The answer of `order/express/{number}`. */
export interface ParcelTrackWire {
  order: ParcelOrderWire;
  express: { result: ParcelEventsWire };
}

/** The order of a parcel. CRMEB answers the whole order; these are the fields that a track shows. */
export interface ParcelOrderWire extends DeliveryWire {
  user_mark: string;
  /** The courier's own page about the parcel (not in CRMEB). */
  delivery_url: string;
  cartInfo: ParcelLineWire[];
}

/** A line of a parcel. */
export interface ParcelLineWire extends Pick<CartItemWire, 'cart_num' | 'truePrice'> {
  productInfo: Pick<CartProductWire, 'store_name' | 'image' | 'unit_name'>;
}

/** The track of a parcel. */
export interface ParcelEventsWire {
  list: ParcelEventWire[];
}

/** A tracking event of a parcel; `place` is not in CRMEB. */
export interface ParcelEventWire {
  /** `Y-m-d H:i:s`, UTC. */
  time: string;
  status: string;
  place: string;
  /** The parcel's id (not in CRMEB). */
  parcel?: number;
}
