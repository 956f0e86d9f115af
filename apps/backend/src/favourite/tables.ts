/** A product that a buyer wants to find again. */
export interface FavouriteTable {
  buyer_id: number;
  product_id: number;
  /** The article of it that was chosen when the buyer kept it; null for none in particular. */
  sku_id: number | null;
  added_at: Date;
}

/** What buyers like. */
export interface FavouriteTables {
  favourite: FavouriteTable;
}
