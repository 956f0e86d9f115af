import { DEVICE_HEADER } from '@rider/api/account';
import { DEVICE_COOKIE, deviceCookie, readCookie } from '../app/session/cookies.ts';

/** Tells the backend by which token it knows the browser that made a request (a sign-in from a known device is never held up by others). */
export function sendDevice(request: Request, call: Request): void {
  const device = readCookie(request.headers.get('Cookie'), DEVICE_COOKIE);
  if (device) call.headers.set(DEVICE_HEADER, device);
}

/** Keeps the token that a backend's answer gives the browser, where page scripts cannot read it. */
export function keepDevice(answer: Response, headers: Headers, publicOrigin: string): void {
  const device = answer.headers.get(DEVICE_HEADER);
  if (device) headers.append('Set-Cookie', deviceCookie(device, publicOrigin));
}
