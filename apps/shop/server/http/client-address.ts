import { isIP, isIPv6, type BlockList } from 'node:net';
import { plainAddress } from '@rider/backend/network-address';

/** The addresses of trusted reverse proxies. */
export type TrustedProxies = BlockList;

/** Whether an address is one of the reverse proxies of TRUSTED_PROXIES. */
export function isTrustedProxy(proxies: TrustedProxies, address: string): boolean {
  const plain = plainAddress(address);
  return isIP(plain) !== 0 && proxies.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/**
 * The client's address of a connection: the socket's peer, or if that is a trusted proxy, the rightmost address in X-Forwarded-For that is
 * not a trusted proxy. Addresses forged by a client are to the left of it.
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
