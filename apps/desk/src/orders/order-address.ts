/** Names the list of orders in SWR's cache. */
export const ORDERS_KEY = 'operator/orders';
/** Names single orders in SWR's cache. */
export const ORDER_KEY = 'operator/order';

/** The desk's address of an order. */
export function orderAddress(number: string): string {
  return `/orders/${encodeURIComponent(number)}`;
}
