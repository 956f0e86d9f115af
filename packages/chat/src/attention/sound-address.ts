/** The address of a host's sound if it is safe to load: https or the page's own origin. */
export function soundAddress(address: string | undefined, page: string): string | undefined {
  if (!address || !URL.canParse(address, page)) return undefined;
  const { protocol, origin, href } = new URL(address, page);
  const isOwn = origin === new URL(page).origin && protocol.startsWith('http');
  return protocol === 'https:' || isOwn ? href : undefined;
}
