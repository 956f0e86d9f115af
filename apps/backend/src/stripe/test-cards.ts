import type { CardFacts } from '../payment-provider/provider.ts';
import type { CardConduct } from '../payment-sandbox/tables.ts';

/**
 * Card numbers accepted by the sandbox: Stripe's test cards, with brand and simulated bank behaviour. None is real, so no real card can be
 * entered by mistake.
 */
const TEST_CARDS: ReadonlyMap<string, { brand: string; conduct: CardConduct }> = new Map([
  ['4242424242424242', { brand: 'visa', conduct: 'pays' }],
  ['4000056655665556', { brand: 'visa', conduct: 'pays' }],
  ['5555555555554444', { brand: 'mastercard', conduct: 'pays' }],
  ['378282246310005', { brand: 'amex', conduct: 'pays' }],
  ['6011111111111117', { brand: 'discover', conduct: 'pays' }],
  ['3566002020360505', { brand: 'jcb', conduct: 'pays' }],
  ['6200000000000005', { brand: 'unionpay', conduct: 'pays' }],
  ['4000000000000002', { brand: 'visa', conduct: 'declined' }],
  ['4000000000009995', { brand: 'visa', conduct: 'insufficient-funds' }],
  ['4000000000000341', { brand: 'visa', conduct: 'declined-once-saved' }],
  ['4000000000003220', { brand: 'visa', conduct: 'asks' }],
  ['4000000000000259', { brand: 'visa', conduct: 'contested' }],
]);

/** The typed fields of a card. */
export interface TypedCard {
  number: string;
  /** As printed on the card: "08/28". */
  expiry: string;
  code: string;
}

/** The fields of a card. */
export type CardField = keyof TypedCard;

/** Validates a typed card: returns the facts to store and its bank's behaviour, or the faulty fields. */
export function checkCard(
  { number, expiry, code }: TypedCard,
  now: number,
): (CardFacts & { conduct: CardConduct }) | { faults: CardField[] } {
  const digits = number.replace(/[\s-]/g, '');
  const known = TEST_CARDS.get(digits);
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  const expiryMonth = Number(month);
  const expiryYear = 2000 + Number(year);
  // A card is valid through the last day of its month.
  const holds = expiryMonth >= 1 && expiryMonth <= 12 && Date.UTC(expiryYear, expiryMonth) > now;
  const codeFits = /^\d{3,4}$/.test(code.trim());
  const faults: CardField[] = [];
  if (known === undefined) faults.push('number');
  if (!holds) faults.push('expiry');
  if (!codeFits) faults.push('code');
  if (known === undefined || faults.length > 0) return { faults };
  return { ...known, last4: digits.slice(-4), expiryMonth, expiryYear };
}
