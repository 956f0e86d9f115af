import { randomBytes, randomInt } from 'node:crypto';

const HALF = 1_000_000_000;

/** A new public order number in the contract's form, "cp" and 18 digits: random, so that nobody can count or guess orders. */
export function newOrderNumber(): string {
  const half = (): string => String(randomInt(HALF)).padStart(9, '0');
  return `cp${half()}${half()}`;
}

/** A new key of a checkout: 128 random bits. */
export function newCheckoutKey(): string {
  return randomBytes(16).toString('hex');
}

/** A new key of an order line, the wire's `unique` by which a review names it. */
export function newLineKey(): string {
  return randomBytes(16).toString('hex');
}
