import { isIPv6 } from 'node:net';
import { DEVICE_HEADER } from '@rider/api/account';
import type { HttpContext } from '../http/environment.ts';
import type { Place } from './known-places.ts';

/** Our tokens are 32 bytes in base64url. */
const DEVICE_TOKEN = /^[\w-]{43}$/;

/** The asker's address: what the server before us wrote last into X-Forwarded-For, since only that it saw itself. */
export function clientOf(context: HttpContext): string {
  return networkOf(context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '');
}

/** Where a call comes from: address and, where the browser signed in before, its device. */
export function placeOf(context: HttpContext): Place {
  const device = context.req.header(DEVICE_HEADER) ?? '';
  return { client: clientOf(context), device: DEVICE_TOKEN.test(device) ? device : null };
}

/** An address as it counts: an IPv6 one by the first 64 bits, since whoever has one has all that begin so. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
