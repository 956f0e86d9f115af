/** The desk's address of a buyer's account. */
export function accountAddress(uid: string): string {
  return `/invoices/${encodeURIComponent(uid)}`;
}
