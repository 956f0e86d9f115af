import { DEVICE_HEADER } from '@rider/api/account';
import type { HttpContext } from '../http/environment.ts';
import { networkOf } from '../limits/network-address.ts';
import type { Place } from './known-places.ts';

/** Our tokens are 32 bytes in base64url. */
const DEVICE_TOKEN = /^[\w-]{43}$/;

/** The client's address: the last entry of X-Forwarded-For, because our own proxy writes only that one. */
export function clientOf(context: HttpContext): string {
  return networkOf(context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '');
}

/** Origin of a call: network address, browser, and the device token from an earlier sign-in. */
export function placeOf(context: HttpContext): Place {
  const device = context.req.header(DEVICE_HEADER) ?? '';
  const userAgent = context.req.header('User-Agent') ?? '';
  return { client: clientOf(context), device: DEVICE_TOKEN.test(device) ? device : null, userAgent };
}
