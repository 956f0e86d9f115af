import { DEVICE_HEADER } from '@rider/api/account';
import { DEVICE_COOKIE, deviceCookie, readCookie } from '../../app/session/cookies.ts';

/** Sends the browser's device token to the backend, so that failed sign-ins of others never delay a known device. */
export function sendDevice(request: Request, call: Request): void {
  const device = readCookie(request.headers.get('Cookie'), DEVICE_COOKIE);
  if (device) call.headers.set(DEVICE_HEADER, device);
}

/** Stores the device token of a backend's answer in a cookie that page scripts cannot read. */
export function storeDevice(answer: Response, headers: Headers, publicOrigin: string): void {
  const device = answer.headers.get(DEVICE_HEADER);
  if (device) headers.append('Set-Cookie', deviceCookie(device, publicOrigin));
}
