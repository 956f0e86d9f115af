import type { ColumnType, Generated } from 'kysely';
import type { Localized } from '@rider/model/locale';
import type { QuickOrderCheck } from '@rider/model/quick-order';
import type { Json } from '../database/columns.ts';

/**
 * A line of a cart, one per SKU; `buy_now` lines are not part of the cart. `code` to `image` copy the SKU, for display after its
 * deletion.
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
  /** The promotion of the addition, and the group to join. */
  promotion_id: Generated<number | null>;
  group_id: Generated<number | null>;
  /** The quote that sets its price; such a line is a buy-now line. */
  quote_id: Generated<number | null>;
}

/** The idempotency key of a request to add to a cart, and its line; 0 while the request runs, and for the many lines of a quick order. */
export interface CartRequestTable {
  buyer_id: number;
  key: string;
  line_id: number;
  asked_at: Date;
  /** The answer to a quick order. */
  answer: ColumnType<QuickOrderCheck | null, undefined, string>;
}

/** Tables of carts. */
export interface CartTables {
  cart_line: CartLineTable;
  cart_request: CartRequestTable;
}
