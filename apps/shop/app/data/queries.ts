import { getUser } from '@rider/api/account';
import { getAddresses, getCountries } from '@rider/api/address';
import { getCart, getCartCount } from '@rider/api/cart';
import {
  getCategories,
  getHotKeywords,
  getProduct,
  getProducts,
  getRecommended,
  getReviews,
  getReviewStatistics,
  type ProductListQuery,
} from '@rider/api/catalogue';
import { confirmOrder, getCashier, getOrder, getOrders, type OrderListQuery } from '@rider/api/order';
import { getBanners, getCompanyInfo, getHeader, getNews, getNotices } from '@rider/api/site';
import { readListQuery } from './list-query.ts';
import type { Query } from './query.ts';

function query<T>(key: Query<T>['key'], call: Query<T>['call']): Query<T> {
  return { key, call };
}

/** Rows of notices and news on the home page. */
const HOME_ROWS = 3;
/** Cards of a home shelf; one row at 1366 px. */
const SHELF_CARDS = 6;
const REVIEWS_PER_PAGE = 10;

export const headerQuery = query(['header'], getHeader);
export const companyQuery = query(['company'], getCompanyInfo);
export const categoriesQuery = query(['categories'], getCategories);
export const hotKeywordsQuery = query(['hot-keywords'], getHotKeywords);
export const userQuery = query(['user'], getUser);
export const cartCountQuery = query(['cart-count'], getCartCount);
export const cartQuery = query(['cart'], getCart);
export const addressesQuery = query(['addresses'], getAddresses);
export const countriesQuery = query(['countries'], getCountries);
export const bannersQuery = query(['banners'], getBanners);
export const noticesQuery = query(['notices'], (api) => getNotices(api, { page: 1, pageSize: HOME_ROWS }));
export const newsQuery = query(['news'], (api) => getNews(api, { page: 1, pageSize: HOME_ROWS }));

export const recommendedQuery = (kind: 'best' | 'hot' | 'new' | 'promotion') =>
  query(['recommended', kind], (api) => getRecommended(api, kind, { page: 1, pageSize: SHELF_CARDS }));
export const productsQuery = (list: ProductListQuery) => query(['products', list], (api) => getProducts(api, list));
export const productQuery = (id: string) => query(['product', id], (api) => getProduct(api, id));
export const reviewsQuery = (id: string) =>
  query(['reviews', id], (api) => getReviews(api, id, { page: 1, pageSize: REVIEWS_PER_PAGE }));
export const reviewStatisticsQuery = (id: string) =>
  query(['review-statistics', id], (api) => getReviewStatistics(api, id));
export const orderQuery = (number: string) => query(['order', number], (api) => getOrder(api, number));
export const ordersQuery = (list: OrderListQuery) => query(['orders', list], (api) => getOrders(api, list));
export const cashierQuery = (number: string) => query(['cashier', number], (api) => getCashier(api, number));

/** What the frame around every screen shows; the buyer's part only with a session. */
export function frameQueries(signedIn: boolean): Query<unknown>[] {
  const everyone: Query<unknown>[] = [headerQuery, companyQuery, categoriesQuery];
  return signedIn ? [...everyone, userQuery, cartCountQuery] : everyone;
}

export const homeQueries: Query<unknown>[] = [
  bannersQuery,
  noticesQuery,
  newsQuery,
  recommendedQuery('best'),
  recommendedQuery('new'),
  recommendedQuery('hot'),
];

export function productPageQueries(id: string): Query<unknown>[] {
  return [productQuery(id), reviewsQuery(id), reviewStatisticsQuery(id)];
}

/** Paths whose screen is a list of goods, and whether its address carries a search term. */
const LISTS: Record<string, { searches: boolean }> = {
  '/goods_list': { searches: false },
  '/goods_cate_b': { searches: false },
  '/goods_search': { searches: true },
};

/** The list query of a screen's address, for the loader, the screen and the prefetch alike. */
export function listQueryOf(
  pathname: string,
  parameters: URLSearchParams,
): Query<Awaited<ReturnType<typeof getProducts>>> {
  return productsQuery(readListQuery(parameters, LISTS[pathname]?.searches ?? false));
}

/** The queries of the pages that are worth fetching ahead: lists and products. Empty for all others. */
export function queriesOfPage(href: string): Query<unknown>[] {
  const { pathname, searchParams } = new URL(href, 'http://shop.invalid');
  const product = /^\/goods_detail\/(\w+)$/.exec(pathname)?.[1];
  if (product) return productPageQueries(product);
  return pathname in LISTS ? [listQueryOf(pathname, searchParams)] : [];
}

/** What a checkout is for: cart lines, or one line bought at once; and where it goes. */
export interface CheckoutRequest {
  lineIds: string[];
  buyNow: boolean;
  addressId: string | null;
}

export const checkoutQuery = ({ lineIds, buyNow, addressId }: CheckoutRequest) =>
  query(['checkout', lineIds.join(','), buyNow, addressId], (api) =>
    confirmOrder(api, { lineIds, buyNow, ...(addressId !== null && { addressId }) }),
  );

/** Orders on a page of the order list. */
export const ORDERS_PER_PAGE = 10;
/** The latest orders on the account's overview. */
export const recentOrdersQuery = ordersQuery({ page: 1, pageSize: 3 });
