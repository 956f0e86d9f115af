/** A counter where products are picked up: a store of CRMEB's `store_list`. */
export interface StoreWire {
  id: number;
  name: string;
  phone: string;
  /** The region, joined by commas. */
  address: string;
  detailed_address: string;
  /** The opening hours. */
  day_time: string;
}

/** How a buyer gets an order: CRMEB's fields, with our freight class. */
export interface ShippingChoiceWire {
  /** 1 is delivery, 2 pick-up. */
  shipping_type: 1 | 2;
  /** The store of a pick-up. */
  store_id?: string;
  /** The freight class that was shown; the one that the products need without it (not in CRMEB). */
  freight_class?: string;
}
