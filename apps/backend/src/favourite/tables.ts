/** A product that a buyer wants to find again. */
export interface FavouriteTable {
  buyer_id: number;
  product_id: number;
  added_at: Date;
}

/** What buyers like. */
export interface FavouriteTables {
  favourite: FavouriteTable;
}
