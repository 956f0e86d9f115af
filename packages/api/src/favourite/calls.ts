import type { ProductDetailWire, ProductInfoWire, ProductRowWire } from '../catalogue/wire.ts';
import { readSummary } from '../catalogue/summary.ts';
import type { ProductSummary } from '@rider/model/catalogue';
import { dataIfPresent, type Api } from '../transport/index.ts';
import { flag, list, number, object, pageParameters, text, type ListWire, type Page } from '../wire/index.ts';
import type {
  AddFavouriteRequestWire,
  FavouritesAmongRequestWire,
  FavouriteWire,
  RemoveFavouritesRequestWire,
} from './wire.ts';

/** A favourite of a buyer. */
export interface Favourite extends ProductSummary {
  /** Whether it can still be bought. */
  available: boolean;
}

/** A page of favourites. */
export interface FavouriteList {
  items: Favourite[];
  total: number;
}

/** The buyer's favourites, newest first. */
export async function getFavourites(api: Api, page: Page = {}): Promise<FavouriteList> {
  const data = object<ListWire<FavouriteWire>>((await api.get('pc/get_collect_list', pageParameters(page))).data);
  return {
    items: list(data.list, (item) => {
      const row = object<FavouriteWire>(item);
      return {
        ...readSummary({ ...object<ProductRowWire>(row.product), ...row, id: row.product_id }),
        // CRMEB's `is_fail` says nothing about a product that was taken off sale.
        available: !flag(row.is_fail) && number(row.is_show, 1) !== 0 && number(row.is_del) !== 1,
      };
    }),
    total: number(data.count),
  };
}

/** Adds a favourite; `article` is the code of the chosen SKU (not in CRMEB: see README.md). */
export async function addFavourite(api: Api, productId: string, sku?: string): Promise<void> {
  await api.post('collect/add', { id: productId, category: 'product', article: sku } satisfies AddFavouriteRequestWire);
}

/** Removes favourites. */
export async function removeFavourites(api: Api, productIds: readonly string[]): Promise<void> {
  await api.post('collect/del', { id: productIds, category: 'product' } satisfies RemoveFavouritesRequestWire);
}

/** Whether a product is the buyer's favourite (not in CRMEB: see README.md); an existing CRMEB backend includes it in the product's detail. */
export async function isFavourite(api: Api, productId: string): Promise<boolean> {
  const query = { id: productId } satisfies FavouritesAmongRequestWire;
  const among = await dataIfPresent(api, 'collect/among', query);
  if (among !== null) return list(among, text).includes(productId);
  const data = object<ProductDetailWire>((await api.get(`product/detail/${encodeURIComponent(productId)}`)).data);
  return flag(object<ProductInfoWire>(data.storeInfo).userCollect);
}
