/** A favourite product of a buyer. */
export interface FavouriteTable {
  buyer_id: number;
  product_id: number;
  /** The variant that was chosen when the buyer added it; null for none. */
  sku_id: number | null;
  added_at: Date;
}

/** Tables of favourites. */
export interface FavouriteTables {
  favourite: FavouriteTable;
}
