import type { ProductRowWire } from '../catalogue/wire.ts';

/** A row of `pc/get_collect_list` (contract 3.6), with the fields of a product row. */
export interface FavouriteWire extends ProductRowWire {
  product_id: number;
  pid: number;
  category: 'product';
  is_del: 0;
  is_show: 1;
  /** Whether it can no longer be bought. */
  is_fail: boolean;
  product: ProductRowWire;
}

/** `GET collect/among` (ours). */
export interface FavouritesAmongRequestWire {
  id: string;
}

/** `POST collect/add` (contract 3.6); `article`, the code of the chosen SKU, is ours. */
export interface AddFavouriteRequestWire {
  id: string;
  category: 'product';
  article?: string | undefined;
}

/** `POST collect/del` (contract 3.6). */
export interface RemoveFavouritesRequestWire {
  id: readonly string[];
  category: 'product';
}
