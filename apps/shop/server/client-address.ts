import { isIP, isIPv6, type BlockList } from 'node:net';
import { plainAddress } from '@rider/backend/network-address';

/** The addresses of reverse proxies that are believed what they say of a client. */
export type TrustedProxies = BlockList;

/** Tells whether an address is one of the reverse proxies of TRUSTED_PROXIES. */
export function isTrustedProxy(proxies: TrustedProxies, address: string): boolean {
  const asked = plainAddress(address);
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
  let client = plainAddress(peer);
  for (const part of (forwardedFor ?? '').split(',').toReversed()) {
    const before = plainAddress(part.trim());
    if (!isTrustedProxy(proxies, client) || isIP(before) === 0) break;
    client = before;
  }
  return client;
}
