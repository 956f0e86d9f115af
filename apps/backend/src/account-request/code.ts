import { sql } from 'kysely';
import type { Locale } from '@rider/api/locale';
import { countUse } from '../account/attempts.ts';
import type { Database, Transaction } from '../database/open.ts';
import { CODE_MINUTES, makeCode, type CodePurpose } from '../email/codes.ts';
import { postEmail, type EmailWorld } from '../email/outbox.ts';
import { Refusal } from '../http/refusal.ts';

/** What requests for accounts work with. */
export interface AccountRequestServices extends EmailWorld {
  database: Database;
  demo: boolean;
}

/** What one client may do in ten minutes, for whatever address: ask for codes, and send forms. */
const MOST = { code: 20, form: 60 };

/** The buyer with an e-mail address, in small letters; people of a demonstration that is off are nobody. */
export async function findByEmail(transaction: Transaction, email: string, demo: boolean) {
  const buyer = await transaction
    .selectFrom('buyer')
    .select(['id', 'account', 'email', 'state', 'demo', 'password_hash'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  return buyer && (demo || !buyer.demo) ? buyer : undefined;
}

/** Counts what a client does before any work is done for it. Throws the refusal 910703 when it is one too many. */
export async function countClient(
  { database, clock }: Pick<AccountRequestServices, 'database' | 'clock'>,
  what: keyof typeof MOST,
  client: string,
): Promise<void> {
  const use = { subject: `${what} client ${client}`, limit: MOST[what] };
  await countUse(database, use, clock(), (minutes) => new Refusal(910703, { status: 400, parameters: { minutes } }));
}

/**
 * Sends a code, where one is of use: for a request to who has no account or was refused, for a new password to who has one. The answer
 * is the same for everybody; who has an account already is told by e-mail. Refusals: 910702 too soon, 910703 too many.
 */
export async function sendCode(
  services: AccountRequestServices,
  asked: { email: string; purpose: CodePurpose; client: string; locale: Locale },
): Promise<void> {
  const { database, clock, demo } = services;
  const { purpose, client, locale } = asked;
  const email = asked.email.toLowerCase();
  await countClient(services, 'code', client);
  await database.transaction().execute(async (transaction) => {
    const known = await findByEmail(transaction, email, demo);
    const usable =
      purpose === 'register' ? !known || known.state === 'refused' : known !== undefined && known.state !== 'disabled';
    const code = await makeCode(transaction, { email, purpose }, { usable, now: clock() });
    const to = known?.email ?? asked.email;
    if (usable) {
      const facts = { code, minutes: CODE_MINUTES };
      await postEmail(services, transaction, { to, letter: `${purpose}-code`, locale, facts, secret: true });
    } else if (purpose === 'register') {
      await postEmail(services, transaction, { to, letter: 'already-known', locale, facts: {} });
    }
  });
}
