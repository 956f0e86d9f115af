import { Secret, TOTP } from 'otpauth';

/** Accepted steps before and after the current one, because clocks differ. */
const DRIFT = 1;

/** A new secret, in base32. */
export function newSecret(): string {
  return new Secret().base32;
}

/** The step of the typed code, later than `after`, so that each code is valid once; null for a wrong code. */
export function stepOfCode(
  secret: string,
  code: string,
  { now, after }: { now: number; after: number },
): number | null {
  const totp = new TOTP({ secret });
  const delta = totp.validate({ token: code, timestamp: now, window: DRIFT });
  const step = delta === null ? null : totp.counter({ timestamp: now }) + delta;
  return step !== null && step > after ? step : null;
}

/** The `otpauth:` URL from which an authenticator app reads the secret; the app lists it by the shop's name and the account. */
export function authenticatorAddress(secret: string, { shop, account }: { shop: string; account: string }): string {
  return new TOTP({ secret, issuer: shop, label: account }).toString();
}
