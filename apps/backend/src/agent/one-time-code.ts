import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The alphabet of base32 (RFC 4648), in which authenticators take secrets. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Bytes of a secret, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Seconds of a code, and its digits: what every authenticator assumes. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after the current one that count as well, for clocks that differ. */
const DRIFT = 1;

/** A new secret, in base32. */
export function newSecret(): string {
  // Twenty bytes are 32 characters of five bits without a rest.
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a step since the epoch (RFC 6238, SHA-1). */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step of a time in epoch milliseconds. */
export function stepAt(now: number): number {
  return Math.floor(now / 1000 / STEP_SECONDS);
}

/** The step whose code was typed, later than `after`, so that each code is good once; null for a wrong code. */
export function stepOfCode(
  secret: string,
  code: string,
  { now, after }: { now: number; after: number },
): number | null {
  const typed = Buffer.from(code);
  for (let step = stepAt(now) - DRIFT; step <= stepAt(now) + DRIFT; step += 1) {
    const expected = Buffer.from(codeOfStep(secret, step));
    if (step > after && typed.length === expected.length && timingSafeEqual(typed, expected)) return step;
  }
  return null;
}

/** The address by which an authenticator takes a secret. */
export function authenticatorAddress(secret: string, account: string): string {
  const query = new URLSearchParams({ secret, issuer: 'RIDER' });
  return `otpauth://totp/RIDER:${encodeURIComponent(account)}?${query.toString()}`;
}
