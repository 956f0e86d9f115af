import type { CardFacts } from './provider.ts';

/** Card numbers accepted by the sandbox, with their brands. None is a real card, so no real card can be entered by mistake. */
const TEST_CARDS: ReadonlyMap<string, string> = new Map([
  ['4242424242424242', 'Visa'],
  ['4000056655665556', 'Visa'],
  ['5555555555554444', 'Mastercard'],
  ['378282246310005', 'American Express'],
  ['6011111111111117', 'Discover'],
  ['3566002020360505', 'JCB'],
  ['6200000000000005', 'UnionPay'],
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

/** Validates a typed card: returns the facts to keep, or the faulty fields. */
export function judgeCard({ number, expiry, code }: TypedCard, now: number): CardFacts | { faults: CardField[] } {
  const digits = number.replace(/[\s-]/g, '');
  const brand = TEST_CARDS.get(digits);
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  const expiryMonth = Number(month);
  const expiryYear = 2000 + Number(year);
  // A card is valid through the last day of its month.
  const holds = expiryMonth >= 1 && expiryMonth <= 12 && Date.UTC(expiryYear, expiryMonth) > now;
  const codeFits = /^\d{3,4}$/.test(code.trim());
  const faults: CardField[] = [];
  if (brand === undefined) faults.push('number');
  if (!holds) faults.push('expiry');
  if (!codeFits) faults.push('code');
  if (brand === undefined || faults.length > 0) return { faults };
  return { brand, last4: digits.slice(-4), expiryMonth, expiryYear };
}
