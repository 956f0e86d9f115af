import type { Api } from '@rider/api/transport';

/** The names of all queries of the desk; `changes.ts` lists by name what each change invalidates. */
export type QueryName =
  | 'account-requests'
  | 'partner-keys'
  | 'agent'
  | 'agents'
  | 'announcement'
  | 'announcements'
  | 'banners'
  | 'buyer-orders'
  | 'buyers'
  | 'categories'
  | 'changeable-order'
  | 'closed-days'
  | 'category-choices'
  | 'company'
  | 'counters'
  | 'countries'
  | 'freight'
  | 'payment-settings'
  | 'conversations'
  | 'coupon'
  | 'coupons'
  | 'couriers'
  | 'credit-account'
  | 'credit-accounts'
  | 'daily-slots'
  | 'email-previews'
  | 'emails'
  | 'feedback'
  | 'home-page'
  | 'invitation'
  | 'log'
  | 'news'
  | 'news-article'
  | 'news-categories'
  | 'operator-news-categories'
  | 'order'
  | 'order-history'
  | 'order-quote'
  | 'orderable-variants'
  | 'ordering-buyer'
  | 'orders'
  | 'overview'
  | 'payment'
  | 'payments'
  | 'price-list'
  | 'product-import'
  | 'product-imports'
  | 'product-import-rows'
  | 'price-lists'
  | 'product'
  | 'product-choices'
  | 'product-history'
  | 'product-table'
  | 'product-views'
  | 'products'
  | 'promotable-variants'
  | 'promotion'
  | 'promotions'
  | 'refund'
  | 'refunds'
  | 'replies'
  | 'reviews'
  | 'second-step'
  | 'site-pages'
  | 'staff'
  | 'stock'
  | 'suggestions'
  | 'tax-certificates'
  | 'tax-rates';

/** A question to the backend: its cache key and its call. It is defined once, in one of the `*queries.ts`. */
export interface Query<T> {
  readonly key: readonly [name: QueryName, ...parameters: unknown[]];
  readonly call: (api: Api) => Promise<T>;
}

/** Makes a query. */
export function query<T>(key: Query<T>['key'], call: Query<T>['call']): Query<T> {
  return { key, call };
}
