import type { ClientActionFunctionArgs } from 'react-router';
import { mutate, unstable_serialize } from 'swr';
import { entries } from './browser-load.ts';
import type { Query, QueryName } from './query.ts';

/** The one table of what shows what: each kind of change, and the queries whose answers it makes outdated. */
export const OUTDATED_BY = {
  address: ['addresses', 'checkout', 'checkout-totals'],
  balance: ['balance', 'balance-records', 'recharge-status', 'user'],
  'billing-address': ['billing-address'],
  card: ['cards'],
  cart: ['cart', 'cart-count', 'checkout', 'checkout-totals', 'applicable-coupons'],
  coupon: ['coupons', 'own-coupons', 'applicable-coupons', 'checkout-totals', 'user'],
  favourite: ['favourite', 'favourites'],
  notice: ['shop-notices', 'user'],
  /** Placing an order empties the cart and uses a coupon, buying again fills the cart, paying changes the balance. */
  order: [
    'order',
    'orders',
    'order-reviews',
    'parcel',
    'refundable-order',
    'cart',
    'cart-count',
    'checkout',
    'own-coupons',
    'applicable-coupons',
    'balance',
    'balance-records',
    'user',
  ],
  profile: ['profile', 'user'],
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
  review: ['order', 'orders', 'order-reviews', 'product', 'reviews', 'review-statistics', 'user'],
} as const satisfies Record<string, readonly QueryName[]>;

/** What can change through a buyer's own doing. */
export type Change = keyof typeof OUTDATED_BY;

/** Drops the answers that a change makes outdated: the next screen that shows them asks again. */
export function invalidate(change: Change): void {
  const outdated: readonly QueryName[] = OUTDATED_BY[change];
  for (const [id, { key }] of entries) if (outdated.includes(key[0])) entries.delete(id);
}

/**
 * Shows an answer that is known without asking, or the one that a promise brings. Meanwhile `foretold` makes the answer that is
 * shown from the one before; it goes back when the promise rejects.
 */
export async function setAnswer<T>(
  { key }: Query<T>,
  answer: T | Promise<T>,
  foretold?: (shown: T | undefined) => T,
): Promise<void> {
  await mutate<T>(key, answer, { revalidate: false, ...(foretold && { optimisticData: foretold }) });
  entries.set(unstable_serialize(key), { key, at: Date.now() });
}

/** Asks again for an answer that a screen shows; SWR keeps what was shown when that fails. */
export async function askAgain({ key }: Query<unknown>): Promise<void> {
  await mutate(key);
}

/**
 * The `clientAction` of a route whose forms change something: the server carries the form out, and the loaders that run next ask
 * again. A form that failed counts too, since it may have arrived, and a refusal is often the first news of another change.
 */
export function changing(change: Change) {
  return ({ serverAction }: Pick<ClientActionFunctionArgs, 'serverAction'>) =>
    serverAction().finally(() => invalidate(change));
}
