import { Resolver } from 'node:dns/promises';
import { BlockList, isIPv4 } from 'node:net';

/** Resolves a name to all of its addresses; none if it has none. */
export type Resolve = (name: string) => Promise<string[]>;

/** A name leads to an address that is not public. */
export class PrivateAddress extends Error {}

/** Networks of IPv4 that are not public (IANA's registry of special purposes). */
const PRIVATE_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Networks within the public range of IPv6 that contain IPv4 addresses, or are for tunnels and documents. */
const PRIVATE_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
/** All others are local, mapped, translated or unassigned. */
const PUBLIC_V6 = ['2000::/3'];

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const privateV4 = listOf(PRIVATE_V4, 'ipv4');
const privateV6 = listOf(PRIVATE_V6, 'ipv6');
const publicV6 = listOf(PUBLIC_V6, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !privateV4.check(address, 'ipv4');
  return publicV6.check(address, 'ipv6') && !privateV6.check(address, 'ipv6');
}

/** Asks the name servers, not the system's threads, which a slow server would block for everybody; the file of hosts does not count. */
export async function resolveByDns(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
}

/** The addresses of a name, to which alone a connection may go. @throws PrivateAddress if one is not public, Error without any. */
export async function publicAddresses(name: string, resolve: Resolve): Promise<string[]> {
  const addresses = await resolve(name);
  if (addresses.length === 0) throw new Error('the name has no address');
  if (!addresses.every(isPublicAddress)) throw new PrivateAddress('the name leads to an address that is not public');
  return addresses;
}
