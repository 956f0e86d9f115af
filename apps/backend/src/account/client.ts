import { DEVICE_HEADER } from '@rider/api/account';
import type { HttpContext } from '../http/environment.ts';
import { networkOf } from '../http/network-address.ts';
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
