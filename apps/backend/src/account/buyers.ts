import type { Locale } from '@rider/model/locale';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { checkPassword } from './check-password.ts';
import { buyerOwner, rememberPlaces, type Place } from './known-places.ts';
import { passwordMatches, type PasswordLane } from './password.ts';
import { mayBeSignedIn, type Sessions } from './sessions.ts';
import type { BuyerTable } from './tables.ts';

/** A buyer as stored. */
export type Buyer = Selectable<BuyerTable>;

/** Services of sign-in; `demo` allows demonstration buyers to sign in. */
export interface AccountServices {
  database: Database;
  sessions: Sessions;
  clock: () => number;
  demo: boolean;
}

/** A new session: its token, its expiry in epoch milliseconds, and the token of the now known device. */
export interface OpenedSession {
  token: string;
  expiresAt: number;
  device: string;
}

/** Name, password and origin of a sign-in. */
export interface Credentials extends Place {
  account: string;
  password: string;
}

/** Longer passwords and names cannot be valid; they are rejected before any work is done. */
export const LONGEST_CREDENTIAL = 200;

async function findByName(database: Database, name: string): Promise<Buyer | undefined> {
  const folded = name.toLowerCase();
  return database
    .selectFrom('buyer')
    .selectAll()
    .where((where) => where.or([where(sql`lower(account)`, '=', folded), where(sql`lower(email)`, '=', folded)]))
    .executeTakeFirst();
}

/** Rejects a buyer who may not sign in. @throws ApiError `account-under-review`, `account-not-approved`, `account-disabled`. */
export function rejectUnfit(buyer: Buyer, demo: boolean): void {
  if (mayBeSignedIn(buyer, demo)) return;
  // Without demonstration, demonstration buyers must look unknown.
  if (buyer.demo && !demo) throw new ApiError('wrong-credentials');
  if (buyer.state === 'pending') throw new ApiError('account-under-review', { status: 400 });
  if (buyer.state === 'refused') throw new ApiError('account-not-approved', { status: 400 });
  throw new ApiError('account-disabled');
}

/**
 * Signs in by account name or e-mail address. @throws ApiError `credentials-missing`, `too-many-wrong-passwords`, `shop-busy`,
 * `wrong-credentials`; with the right password `account-under-review`, `account-not-approved`, `account-disabled`. Returns `device`, the
 * token of the now known device; `locale` is the page's language.
 */
export async function signIn(
  { database, sessions, clock, demo }: AccountServices,
  credentials: Credentials & { locale: Locale },
): Promise<OpenedSession & { buyerId: number }> {
  const { account, password, client } = credentials;
  if (account === '' || password === '') throw new ApiError('credentials-missing', { status: 400 });
  if (account.length > LONGEST_CREDENTIAL || password.length > LONGEST_CREDENTIAL)
    throw new ApiError('wrong-credentials');
  const buyer = await findByName(database, account);
  const owner = buyer ? buyerOwner(buyer.id) : null;
  const hash = buyer?.password_hash ?? null;
  const matches = (lane: PasswordLane) => passwordMatches({ password, hash, requester: client, lane });
  const right = await checkPassword({ database, clock }, { ...credentials, owner }, matches);
  if (!right || buyer === undefined) throw new ApiError('wrong-credentials');
  rejectUnfit(buyer, demo);
  return { ...(await openSession({ database, sessions, clock }, buyer, credentials)), buyerId: buyer.id };
}

/** Opens a session for a buyer who may sign in, and stores language and place. */
export async function openSession(
  { database, sessions, clock }: Pick<AccountServices, 'database' | 'sessions' | 'clock'>,
  buyer: Buyer,
  from: Place & { locale: Locale },
): Promise<OpenedSession> {
  const session = await sessions.open(buyer, from);
  await rememberLocale(database, buyer.id, from.locale);
  return { ...session, device: await rememberPlaces(database, buyerOwner(buyer.id), from, clock()) };
}

/** The signed-in buyer's own row. @throws ApiError `session-invalid` when the account does not exist any more. */
export async function findBuyer(database: Database, buyerId: number): Promise<Buyer> {
  const buyer = await database.selectFrom('buyer').selectAll().where('id', '=', buyerId).executeTakeFirst();
  if (buyer === undefined) throw new ApiError('session-invalid');
  return buyer;
}

/** Stores the language in which a buyer last used the shop, for emails. */
export async function rememberLocale(database: Database, buyerId: number, locale: Locale): Promise<void> {
  await database
    .updateTable('buyer')
    .set({ locale })
    .where('id', '=', buyerId)
    .where('locale', 'is distinct from', locale)
    .execute();
}
