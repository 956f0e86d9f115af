import { sql } from 'kysely';
import type { Locale } from '@rider/model/locale';
import { countUse } from '../account/use-count.ts';
import type { Database, Transaction } from '../database/open.ts';
import { CODE_MINUTES, makeCode, writtenCode, type CodePurpose } from '../email/codes.ts';
import { postEmail, type EmailWorld } from '../email/outbox.ts';

/** Services of account requests. */
export interface AccountRequestServices extends EmailWorld {
  database: Database;
  demo: boolean;
}

const TEN_MINUTES = 600_000;
const DAY = 86_400_000;

/**
 * Limits on requesting codes and on submitting forms with a code: per client, per client and e-mail address, and per address over all
 * clients. A single client can therefore not use up the daily limit of an address.
 *
 * What an attacker gets: 50 guesses a day at one account among 1.1 × 10^12 codes, a chance of 5 × 10^-11; 5 × 10^6 guesses at all of
 * 100,000 accounts with any number of client addresses, 5 × 10^-6; 200 guesses from one address, 2 × 10^-10.
 */
const BOUNDS = {
  code: { client: 20, clientInDay: 100, pairInDay: 6, emailInDay: 30 },
  form: { client: 60, clientInDay: 200, pairInDay: 15, emailInDay: 50 },
};

/** A use of codes: by which client, for which address. */
export interface CodeUse {
  client: string;
  email: string;
  purpose: CodePurpose;
}

/** The buyer with an e-mail address (lower case); undefined for demonstration people while demonstration is off. */
export async function findByEmail(transaction: Transaction, email: string, demo: boolean) {
  const buyer = await transaction
    .selectFrom('buyer')
    .select(['id', 'account', 'email', 'state', 'demo', 'password_hash'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  return buyer && (demo || !buyer.demo) ? buyer : undefined;
}

/** Counts a use of codes, before any work is done for it. Throws the refusal `too-many-attempts` above the limits. */
export async function countCodeUse(
  { database, clock }: Pick<AccountRequestServices, 'database' | 'clock'>,
  what: keyof typeof BOUNDS,
  { client, email, purpose }: CodeUse,
): Promise<void> {
  const bounds = BOUNDS[what];
  const address = `${purpose} ${email.toLowerCase()}`;
  const uses = [
    { subject: `${what} client ${client}`, limit: bounds.client, window: TEN_MINUTES },
    { subject: `${what} client in a day ${client}`, limit: bounds.clientInDay, window: DAY },
    { subject: `${what} pair ${client} ${address}`, limit: bounds.pairInDay, window: DAY },
    { subject: `${what} email ${address}`, limit: bounds.emailInDay, window: DAY },
  ];
  for (const use of uses) await countUse(database, { ...use, refusal: 'too-many-attempts' }, clock());
}

/**
 * Sends a code where it can be used: for a request, to somebody without an account or refused before; for a new password, to the owner of
 * an account. The answer never discloses which case applies; somebody who requests an account but has one is told so by e-mail. Refusals:
 * `code-sent-too-recently`, `too-many-attempts`.
 */
export async function sendCode(services: AccountRequestServices, asked: CodeUse & { locale: Locale }): Promise<void> {
  const { database, clock, demo } = services;
  const { purpose, locale } = asked;
  const email = asked.email.toLowerCase();
  await countCodeUse(services, 'code', asked);
  await database.transaction().execute(async (transaction) => {
    const known = await findByEmail(transaction, email, demo);
    const usable =
      purpose === 'register' ? !known || known.state === 'refused' : known !== undefined && known.state !== 'disabled';
    const code = await makeCode(transaction, { email, purpose }, { usable, now: clock() });
    const to = known?.email ?? asked.email;
    if (usable) {
      const facts = { code: writtenCode(code), minutes: CODE_MINUTES };
      await postEmail(services, transaction, { to, letter: `${purpose}-code`, locale, facts, secret: true });
    } else if (purpose === 'register') {
      await postEmail(services, transaction, { to, letter: 'already-known', locale, facts: {} });
    }
  });
}
