/** Names the list of refunds in SWR's cache. */
export const REFUNDS_KEY = 'operator/refunds';
/** Names single refunds in SWR's cache. */
export const REFUND_KEY = 'operator/refund';

/** The desk's address of a refund. */
export function refundAddress(number: string): string {
  return `/refunds/${encodeURIComponent(number)}`;
}
