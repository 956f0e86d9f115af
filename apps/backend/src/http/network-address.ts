import { isIPv6 } from 'node:net';

/** An address without its zone, and IPv4 that arrives on an IPv6 socket as IPv4: `::ffff:10.0.0.1` and `10.0.0.1` are one client. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
}

/** What counts as one client: an IPv4 address, or the /64 of IPv6 that one customer of a provider has to choose from. */
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
