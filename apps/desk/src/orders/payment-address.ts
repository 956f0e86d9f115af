/** The desk's address of a payment. */
export function paymentAddress(reference: string): string {
  return `/payments/${encodeURIComponent(reference)}`;
}
