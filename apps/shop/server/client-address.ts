import { isIP, isIPv6, type BlockList } from 'node:net';

/** The addresses of reverse proxies that are believed what they say of a client. */
export type TrustedProxies = BlockList;

/** IPv4 that arrives on an IPv6 socket, as IPv4; `::ffff:10.0.0.1` and `10.0.0.1` are one client. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
}

/** Tells whether an address is one of the reverse proxies of TRUSTED_PROXIES. */
export function isTrustedProxy(proxies: TrustedProxies, address: string): boolean {
  const asked = plain(address);
  return isIP(asked) !== 0 && proxies.check(asked, isIPv6(asked) ? 'ipv6' : 'ipv4');
}

/**
 * The address of the client behind a connection: the other end of the socket, or where that is a trusted proxy, what
 * X-Forwarded-For says, from the right up to the first that is no trusted proxy. What a client writes into the header stands left of it.
 */
export function clientAddressOf(
  peer: string,
  forwardedFor: string | null | undefined,
  proxies: TrustedProxies,
): string {
  let client = plain(peer);
  for (const part of (forwardedFor ?? '').split(',').toReversed()) {
    const before = plain(part.trim());
    if (!isTrustedProxy(proxies, client) || isIP(before) === 0) break;
    client = before;
  }
  return client;
}

/** What shares one fair share: an IPv4 address, or the /64 of IPv6 that one customer of a provider has to choose from. */
export function networkOf(address: string): string {
  const client = plain(address);
  if (!isIPv6(client)) return client;
  const [head = '', tail] = client.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  const all = tail === undefined ? groups : [...groups, ...zeros, ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
