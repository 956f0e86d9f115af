import { isIPv6 } from 'node:net';

/** An address without its zone; IPv4-mapped IPv6 becomes IPv4, so that `::ffff:10.0.0.1` and `10.0.0.1` are one client. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
}

/** The network that counts as one client: an IPv4 address, or the /64 of IPv6 that a provider assigns to one customer. */
export function networkOf(address: string): string {
  const client = plainAddress(address);
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
