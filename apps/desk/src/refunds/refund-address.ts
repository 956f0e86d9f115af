/** The desk's address of a refund. */
export function refundAddress(number: string): string {
  return `/refunds/${encodeURIComponent(number)}`;
}
