import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Signs client secrets. */
const SEAL = randomBytes(32);

/** The client secret of a Payment or Setup Intent. */
export const secretOf = (token: string): string =>
  `${token}_secret_${createHmac('sha256', SEAL).update(token).digest('hex').slice(0, 32)}`;

/** The intent of a client secret; null for a forged one. */
export function intentOfSecret(clientSecret: string): string | null {
  const [token = ''] = clientSecret.split('_secret_');
  const expected = Buffer.from(secretOf(token));
  const given = Buffer.from(clientSecret);
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** Creates an id in Stripe's format. */
export const newStripeToken = (kind: 'cus' | 'pm' | 'seti'): string =>
  `${kind}_sandbox${randomBytes(18).toString('hex')}`;

/** A response of Stripe. */
export interface StripeAnswer {
  status: number;
  content: object;
}

/** A successful response. */
export const done = (content: object): StripeAnswer => ({ status: 200, content });
/** An error response with Stripe's code. */
export const failure = (status: number, code: string): StripeAnswer => ({
  status,
  content: { error: { type: 'invalid_request_error', code, message: code } },
});
