import type { Database } from '../database/open.ts';
import type { CodePurpose } from '../email/codes.ts';
import { countUse } from './use-count.ts';

const TEN_MINUTES = 600_000;
const DAY = 86_400_000;

/**
 * Limits on requesting codes and on submitting forms with a code: per client, per client and recipient, and per recipient over all
 * clients. A single client can therefore not use up the daily limit of a recipient.
 *
 * What an attacker gets: 50 guesses a day at one account among 1.1 × 10^12 codes, a chance of 5 × 10^-11; 5 × 10^6 guesses at all of
 * 100,000 accounts with any number of client addresses, 5 × 10^-6; 200 guesses from one address, 2 × 10^-10. Codes
 * of digits, which go to phones, are 10^8: a chance of 5 × 10^-7 a day at one account.
 */
const BOUNDS = {
  code: { client: 20, clientInDay: 100, pairInDay: 6, recipientInDay: 30 },
  form: { client: 60, clientInDay: 200, pairInDay: 15, recipientInDay: 50 },
};

/** A use of codes: by which client, for which recipient. */
export interface CodeUse {
  client: string;
  /** An e-mail address or a phone number. */
  recipient: string;
  purpose: CodePurpose;
}

/** Counts a use of codes, before any work is done for it. Throws the refusal `too-many-attempts` above the limits. */
export async function countCodeUse(
  { database, clock }: { database: Database; clock: () => number },
  what: keyof typeof BOUNDS,
  { client, recipient, purpose }: CodeUse,
): Promise<void> {
  const bounds = BOUNDS[what];
  const address = `${purpose} ${recipient.toLowerCase()}`;
  const uses = [
    { subject: `${what} client ${client}`, limit: bounds.client, window: TEN_MINUTES },
    { subject: `${what} client in a day ${client}`, limit: bounds.clientInDay, window: DAY },
    { subject: `${what} pair ${client} ${address}`, limit: bounds.pairInDay, window: DAY },
    { subject: `${what} email ${address}`, limit: bounds.recipientInDay, window: DAY },
  ];
  for (const use of uses) await countUse(database, { ...use, refusal: 'too-many-attempts' }, clock());
}
