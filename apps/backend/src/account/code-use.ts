import type { Database } from '../database/open.ts';
import { hasRequestedCode, type CodePurpose } from '../email/verification-codes.ts';
import { isKnownPlace, type Place } from './known-places.ts';
import { countUse } from './use-count.ts';

const TEN_MINUTES = 600_000;
const DAY = 86_400_000;

/**
 * Limits on requesting codes and on submitting forms with a code: per client, per client and recipient, and per recipient over all
 * clients. A single client can therefore not use up the daily limit of a recipient.
 *
 * Strangers cannot use up the guesses of the owner: a known place of the account has its own pair limit, and the requester of a code is
 * exempt from the limit of the recipient.
 *
 * An attacker gets 50 guesses a day at one account, and 5 at each of 30 requested codes, among 1.1 × 10^12 codes: a chance of 2 × 10^-10;
 * 200 guesses from one address: 2 × 10^-10. Codes sent to phones have digits only, 10^8 codes: a chance of 2 × 10^-6 a day at one account.
 */
const BOUNDS = {
  code: { client: 20, clientInDay: 100, pairInDay: 6, recipientInDay: 30 },
  form: { client: 60, clientInDay: 200, pairInDay: 15, recipientInDay: 50 },
};

/** A use of codes: requester and recipient. */
export interface CodeUse {
  client: string;
  /** Key of the requester: the client, or the signed-in buyer. */
  requester: string;
  /** The requester's place, when the recipient's account signed in from it before; else null. */
  knownPlace: string | null;
  /** An e-mail address or a phone number. */
  recipient: string;
  purpose: CodePurpose;
}

/** A use of a code by a visitor; `owner` is the owner of the recipient's account, or null without an account. */
export async function codeUseByVisitor(
  database: Database,
  { client, device }: Place,
  subject: Pick<CodeUse, 'recipient' | 'purpose'> & { owner: string | null },
): Promise<CodeUse> {
  const { owner, ...rest } = subject;
  // Queried without an account too, so that both cases take the same time.
  const account = owner ?? '';
  const byDevice = device !== null && (await isKnownPlace(database, account, 'device', device));
  const byClient = await isKnownPlace(database, account, 'client', client);
  const knownPlace = byDevice ? `device ${device}` : byClient ? `client ${client}` : null;
  return { ...rest, client, requester: client, knownPlace };
}

/** Counts a use of codes before any work is done for it. @throws ApiError `too-many-attempts` above the limits. */
export async function countCodeUse(
  { database, clock }: { database: Database; clock: () => number },
  what: keyof typeof BOUNDS,
  use: CodeUse,
): Promise<void> {
  const { client, recipient, purpose, knownPlace } = use;
  const bounds = BOUNDS[what];
  const address = `${purpose} ${recipient.toLowerCase()}`;
  const inAll = { subject: `${what} email ${address}`, limit: bounds.recipientInDay, window: DAY };
  const ofClient = [
    { subject: `${what} client ${client}`, limit: bounds.client, window: TEN_MINUTES },
    { subject: `${what} client in a day ${client}`, limit: bounds.clientInDay, window: DAY },
    { subject: `${what} pair ${client} ${address}`, limit: bounds.pairInDay, window: DAY },
  ];
  const ofKnown = [{ subject: `${what} known ${knownPlace} ${address}`, limit: bounds.pairInDay, window: DAY }];
  const hasCode = what === 'form' && knownPlace === null && (await hasRequestedCode(database, use, clock()));
  const uses = knownPlace === null ? [...ofClient, ...(hasCode ? [] : [inAll])] : ofKnown;
  for (const each of uses) await countUse(database, { ...each, error: 'too-many-attempts' }, clock());
}
