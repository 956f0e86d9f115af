/** Whether an address may receive e-mail. `.invalid` (RFC 2606) never does: accounts of partners and purchasing systems have such addresses. */
export function isReachable(address: string): boolean {
  return !address.endsWith('.invalid');
}
