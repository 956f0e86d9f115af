import type { ProductRowWire } from '../catalogue/wire.ts';

/** A row of `pc/get_collect_list`, with the fields of a product row. */
export interface FavouriteWire extends ProductRowWire {
  product_id: number;
  pid: number;
  category: 'product';
  is_del: 0 | 1;
  is_show: 0 | 1;
  /** Whether it can no longer be bought. */
  is_fail: boolean;
  product: ProductRowWire;
}

/** `GET collect/among` (not in CRMEB). */
export interface FavouritesAmongRequestWire {
  id: string;
}

/** `POST collect/add`; `article`, the code of the chosen SKU, is not in CRMEB. */
export interface AddFavouriteRequestWire {
  id: string;
  category: 'product';
  article?: string | undefined;
}

/** `POST collect/del`. */
export interface RemoveFavouritesRequestWire {
  id: readonly string[];
  category: 'product';
}
