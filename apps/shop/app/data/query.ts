import { ApiError } from '@rider/api/error';
import type { Api } from '@rider/api/transport';

/** The names of all queries of the shop; `changes.ts` lists by name what each change invalidates. */
export type QueryName =
  | 'added-rows'
  | 'address'
  | 'addresses'
  | 'article'
  | 'article-match'
  | 'balance'
  | 'balance-records'
  | 'banners'
  | 'bought-before'
  | 'billing-address'
  | 'capabilities'
  | 'cards'
  | 'cart'
  | 'cart-count'
  | 'categories'
  | 'checked-lines'
  | 'checkout'
  | 'checkout-approval'
  | 'checkout-coupons'
  | 'checkout-totals'
  | 'company'
  | 'countries'
  | 'cross-references'
  | 'coupons'
  | 'couriers'
  | 'devices'
  | 'favourite'
  | 'favourites'
  | 'flash-sales'
  | 'group'
  | 'group-buys'
  | 'header'
  | 'home-promotions'
  | 'home-sections'
  | 'hot-keywords'
  | 'job-budgets'
  | 'news'
  | 'news-categories'
  | 'news-page'
  | 'notice'
  | 'notice-page'
  | 'notices'
  | 'order'
  | 'order-reviews'
  | 'orders'
  | 'own-company'
  | 'own-coupons'
  | 'parcel'
  | 'presales'
  | 'product'
  | 'products'
  | 'profile'
  | 'programs'
  | 'promotion'
  | 'quote'
  | 'quotes'
  | 'recharge-offer'
  | 'recharge-status'
  | 'recommended'
  | 'reminded'
  | 'requested-rows'
  | 'refund'
  | 'refund-quote'
  | 'refund-reasons'
  | 'refundable-order'
  | 'refunds'
  | 'regions'
  | 'review-statistics'
  | 'reviews'
  | 'shelves'
  | 'shop-notices'
  | 'shopping-list'
  | 'shopping-lists'
  | 'site-pages'
  | 'stock-reminders'
  | 'tax-certificates'
  | 'user'
  | 'wechat-links';

/** The cache key of an answer: the query's name and its parameters, which documents contain as JSON: undefined would become null. */
export type QueryKey = readonly [name: QueryName, ...parameters: (string | number | boolean | object | null)[]];

/**
 * A call of the backend and its cache key. It is defined once, in one of the `*queries.ts`, for server and browser, so that both make the same
 * call under the same key.
 */
export interface Query<T> {
  readonly key: QueryKey;
  readonly call: (api: Api) => Promise<T>;
  /** The answer changes outside of this page, like an order's state: a screen waits for a new answer when it opens. */
  readonly live?: boolean;
  /** The answer is the same for everybody who reads the same language: the server decodes it once for several pages. */
  readonly isShared?: boolean;
  /** Of a part of a screen, which opens without it; `Part` shows the failure in its place. */
  readonly part?: boolean;
  /** What is shown in place of a part whose call failed. */
  readonly fallback?: T;
}

/** A query whose answer is cached for a while. */
export function query<T>(key: QueryKey, call: Query<T>['call']): Query<T> {
  return { key, call };
}

/** A query that each screen refetches when it opens. */
export function liveQuery<T>(key: QueryKey, call: Query<T>['call']): Query<T> {
  return { key, call, live: true };
}

/** A query whose answer is the same for everybody who reads the same language. */
export function sharedQuery<T>(key: QueryKey, call: Query<T>['call']): Query<T> {
  return { key, call, isShared: true };
}

/** A query of a part of a screen, which opens without it. */
export function partQuery<T>(key: QueryKey, call: Query<T>['call']): Query<T> {
  return asPart(query(key, call));
}

/** A query as one of a part of a screen, which shows `fallback` instead of its answer or, without, a `Part`. */
export function asPart<T>(whole: Query<T>, fallback?: T): Query<T> {
  return { ...whole, part: true, ...(fallback !== undefined && { fallback }) };
}

/** Whether a screen opens in spite of the error of a query. A session that is over ends it. */
export function isOfPart({ part }: Query<unknown>, error: unknown): boolean {
  return part === true && error instanceof ApiError && error.kind !== 'session';
}

/** The answers that the document contains. */
export type Seed = (readonly [key: QueryKey, answer: unknown])[];

/** What a screen needs: its queries, or those of its address, with `data` that it reads of the address beside the answers. */
export type Needs<Data extends object> =
  | Query<unknown>[]
  | ((request: Request) => Query<unknown>[] | { queries: Query<unknown>[]; data: Data });

/** The needs of a screen at a request's address. */
export function readNeeds<Data extends object>(needs: Needs<Data>, request: Request) {
  const found = typeof needs === 'function' ? needs(request) : needs;
  return Array.isArray(found) ? { queries: found, data: {} as Data } : found;
}
