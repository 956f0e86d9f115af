/** The desk's address of an order. */
export function orderAddress(number: string): string {
  return `/orders/${encodeURIComponent(number)}`;
}
