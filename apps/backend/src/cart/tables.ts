import type { Generated } from 'kysely';
import type { Json, Localized } from '../database/columns.ts';

/**
 * A line of a cart, one per SKU; `buy_now` lines stand alone and are not part of the cart. `code` to `image` are what was
 * last known of the SKU, for the day it is gone.
 */
export interface CartLineTable {
  id: Generated<number>;
  buyer_id: number;
  product_id: number;
  sku_id: number;
  quantity: number;
  buy_now: boolean;
  code: string;
  name: Json<Localized>;
  variant: Json<Localized>;
  image: string;
  added_at: Date;
}

/** A request to add to a cart that named itself, and the line it wrote; 0 while it is under way. */
export interface CartRequestTable {
  buyer_id: number;
  key: string;
  line_id: number;
  asked_at: Date;
}

/** What buyers mean to buy. */
export interface CartTables {
  cart_line: CartLineTable;
  cart_request: CartRequestTable;
}
