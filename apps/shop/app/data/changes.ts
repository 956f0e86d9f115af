import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import { mutate, unstable_serialize } from 'swr';
import { entries } from './answer-cache.ts';
import type { Query, QueryName } from './query.ts';

/** The one table of invalidation: for each kind of change, the queries whose answers it makes stale. */
export const STALE_QUERIES = {
  address: ['address', 'addresses', 'checkout', 'checkout-totals'],
  balance: ['balance', 'balance-records', 'recharge-status', 'user'],
  'billing-address': ['billing-address'],
  card: ['cards'],
  cart: ['cart', 'cart-count', 'checked-lines', 'checkout', 'checkout-totals', 'checkout-coupons'],
  coupon: ['coupons', 'own-coupons', 'checkout-coupons', 'checkout-totals', 'user'],
  favourite: ['favourite', 'favourites'],
  notice: ['shop-notices', 'user'],
  /** Placing an order empties the cart and uses a coupon, buying again fills the cart, paying changes the balance. */
  order: [
    'quote',
    'quotes',
    'order',
    'orders',
    'order-reviews',
    'parcel',
    'refundable-order',
    'cart',
    'cart-count',
    'checkout',
    'checkout-approval',
    'job-budgets',
    'own-coupons',
    'checkout-coupons',
    'balance',
    'balance-records',
    'user',
  ],
  quote: ['quote', 'quotes', 'checkout'],
  profile: ['profile', 'devices', 'programs', 'wechat-links', 'user'],
  refund: [
    'refund',
    'refunds',
    'refundable-order',
    'refund-quote',
    'order',
    'orders',
    'balance',
    'balance-records',
    'user',
  ],
  'shopping-list': ['shopping-list', 'shopping-lists'],
  review: ['order', 'orders', 'order-reviews', 'product', 'reviews', 'review-statistics', 'user'],
} as const satisfies Record<string, readonly QueryName[]>;

/** The kinds of change that a buyer can cause. */
export type Change = keyof typeof STALE_QUERIES;

/** Drops the answers that a change makes stale, in other tabs, too: the next screen that shows them refetches them. */
export function invalidate(change: Change): void {
  drop(change);
  channel?.postMessage({ change });
}

/** Connects the tabs of this browser, while a buyer's page is open. */
let channel: BroadcastChannel | undefined;

/**
 * Reports the buyer of this document to the other tabs, empty for a visitor: however a session ended, the next document reports it. A
 * buyer's document follows them: it refetches a cart that changed there, and is reloaded for a visitor or another buyer. Returns what ends it.
 */
export function followOtherTabs(buyer: string): (() => void) | void {
  const tabs = new BroadcastChannel('rider.tabs');
  tabs.postMessage({ buyer });
  if (buyer === '') return tabs.close();
  channel = tabs;
  tabs.addEventListener('message', ({ data }: MessageEvent<{ buyer?: string; change?: Change }>) => {
    if (data.buyer !== undefined && data.buyer !== buyer) window.location.reload();
    if (!data.change) return;
    const stale = drop(data.change).filter((name) => name === 'cart' || name === 'cart-count');
    void Promise.all(stale.map(async (name) => mutate([name])));
  });
  return () => {
    tabs.close();
    channel = undefined;
  };
}

/** Returns the names of the queries that a change makes stale, after dropping their answers. */
function drop(change: Change): readonly QueryName[] {
  const stale: readonly QueryName[] = STALE_QUERIES[change];
  for (const [id, { key }] of entries) if (stale.includes(key[0])) entries.delete(id);
  return stale;
}

/**
 * Sets an answer without a call, or from a promise. Until the promise settles, `optimistic` computes the answer to show from the previous
 * one; it is rolled back when the promise rejects.
 */
export async function setAnswer<T>(
  { key }: Query<T>,
  answer: T | Promise<T>,
  optimistic?: (shown: T | undefined) => T,
): Promise<void> {
  await mutate<T>(key, answer, { revalidate: false, ...(optimistic && { optimisticData: optimistic }) });
  entries.set(unstable_serialize(key), { key, at: Date.now() });
}

/** Refetches an answer that is on screen; SWR shows the old one if that fails. */
export async function refetch({ key }: Query<unknown>): Promise<void> {
  await mutate(key);
}

/**
 * The `shouldRevalidate` of a route with {@link changing}: the router alone would show the data from before the rejected form, such as a price
 * that has changed or a cart line that is gone.
 */
export const revalidateAfterError: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 422 || defaultShouldRevalidate;

/**
 * The `clientAction` of a route whose forms cause a change: calls the server's action, then invalidates, so that the loaders refetch. It
 * does so after a failure too, since the form may have arrived, and after a rejection, which may be due to a change elsewhere.
 */
export function changing(change: Change) {
  return ({ serverAction }: Pick<ClientActionFunctionArgs, 'serverAction'>) =>
    serverAction().finally(() => invalidate(change));
}
