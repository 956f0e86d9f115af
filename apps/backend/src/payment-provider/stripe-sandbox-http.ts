import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Signs client secrets. */
const SEAL = randomBytes(32);

/** The client secret of a Payment or Setup Intent. */
export const secretOf = (token: string): string =>
  `${token}_secret_${createHmac('sha256', SEAL).update(token).digest('hex').slice(0, 32)}`;

/** The intent that a client secret is of; null for a forged one. */
export function intentOfSecret(clientSecret: string): string | null {
  const [token = ''] = clientSecret.split('_secret_');
  const expected = Buffer.from(secretOf(token));
  const given = Buffer.from(clientSecret);
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** A new name of one of Stripe's objects. */
export const newStripeToken = (kind: 'cus' | 'pm' | 'seti'): string =>
  `${kind}_sandbox${randomBytes(18).toString('hex')}`;

/** An answer of Stripe's. */
export interface StripeAnswer {
  status: number;
  content: object;
}

/** Answers an object. */
export const done = (content: object): StripeAnswer => ({ status: 200, content });
/** Answers Stripe's error of a code. */
export const refused = (status: number, code: string): StripeAnswer => ({
  status,
  content: { error: { type: 'invalid_request_error', code, message: code } },
});
