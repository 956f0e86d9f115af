import { expect, test } from 'vitest';
import { authenticatorAddress, newSecret, stepOfCode } from './one-time-code.ts';

/** The secret of RFC 6238's test vectors, `12345678901234567890`, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('a code is valid once, within its time step and the adjacent ones', () => {
  const now = 59_000;
  expect(stepOfCode(SECRET, '287082', { now, after: 0 })).toBe(1);
  expect(stepOfCode(SECRET, '287082', { now: now + 30_000, after: 0 })).toBe(1);
  expect(stepOfCode(SECRET, '287082', { now: now + 61_000, after: 0 })).toBeNull();
  expect(stepOfCode(SECRET, '287082', { now, after: 1 })).toBeNull();
  expect(stepOfCode(SECRET, '28708', { now, after: 0 })).toBeNull();
});

test('a secret has 160 random bits in the format of authenticator apps', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});

test('the provisioning URI contains secret, shop and account', () => {
  expect(authenticatorAddress(SECRET, { shop: 'Acme Glass', account: 'maya@rider.example' })).toBe(
    `otpauth://totp/Acme%20Glass:maya%40rider.example?issuer=Acme%20Glass&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  );
});
