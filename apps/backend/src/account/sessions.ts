import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { sharedRead } from '../database/shared-read.ts';
import { ApiError, busyError } from '../http/api-error.ts';
import type { SessionSource, SignedInUser } from '../http/environment.ts';
import { deviceNames, shortenedPlace } from './device-names.ts';
import { buyerOwner, removeOtherPlaces, type Place } from './known-places.ts';
import type { BuyerState, BuyerTable } from './tables.ts';
import { sha256 } from '../http/sha256.ts';

/** How long a session lasts, in milliseconds: 7 days. */
export const SESSION_LIFETIME = 604_800_000;
/** How long an ended session is still distinguished from an unknown one, in milliseconds. */
const EXPIRED_KEPT = 604_800_000;
/** How long a replaced token is recognised, in milliseconds: its browser may have sent calls before it got the new one. */
const REPLACED_KEPT = 30_000;

/** Opens and ends sessions, and finds the user of a token. */
export interface Sessions extends SessionSource {
  /**
   * Opens a session and returns its token; only the SHA-256 is stored. `expiresAt` in epoch milliseconds; `place` is for the buyer's list
   * of devices. @throws ApiError `wrong-credentials` when password, e-mail or number have changed since the buyer was read.
   */
  open(buyer: SessionBuyer, place?: SessionPlace): Promise<{ token: string; expiresAt: number }>;
  /** Ends a session immediately; ignores an unknown token. */
  end(token: string): Promise<void>;
}

/** The buyer of a session, with the credentials that the sign-in checked. */
export type SessionBuyer = Pick<Selectable<BuyerTable>, 'id' | 'password_hash' | 'email' | 'confirmed_phone'>;

/** Where a session is opened: the network address as `clientOf` returns it, and the browser's User-Agent. */
export interface SessionPlace {
  client: string;
  userAgent?: string;
}

/** Services of calls that open and end sessions. */
export interface SessionServices {
  sessions: Sessions;
  /** Announces the end of a session, so that its chat sockets close; `session` is its {@link sessionKey}. */
  announceSessionEnd: (session: string) => void;
  /** Announces that another token replaced a session's, so that its chat sockets connect again with that one. */
  announceReplacement: (session: string) => void;
}

/** Services of changes of a credential. */
export type RenewalServices = Pick<SessionServices, 'announceSessionEnd' | 'announceReplacement'>;

/** Services of sessions; `demo` allows demonstration buyers to be signed in. */
export interface SessionWorld {
  database: Database;
  clock: () => number;
  demo: boolean;
}

/** Identifies a session where the token itself must not appear: in the database and in messages between processes. */
export function sessionKey(token: string): string {
  return sha256(token);
}

/** Whether an account may be signed in: active, and real unless demonstration is on. */
export function mayBeSignedIn(buyer: { state: BuyerState; demo: boolean }, demo: boolean): boolean {
  return buyer.state === 'active' && (demo || !buyer.demo);
}

/** Locks the buyer and checks the credentials, because a concurrent change of them would not end a session opened meanwhile. */
async function lockUnchanged(transaction: Transaction, buyer: SessionBuyer): Promise<void> {
  const { id, password_hash, email, confirmed_phone } = buyer;
  const current = await transaction
    .selectFrom('buyer')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('email', '=', email)
    .where('confirmed_phone', 'is not distinct from', confirmed_phone)
    .forShare()
    .executeTakeFirst();
  if (current === undefined) throw new ApiError('wrong-credentials');
}

/** Makes the session store over a database. */
export function createSessions({ database, clock, demo }: SessionWorld): Sessions {
  const lookUp = sharedRead(async (session: string): Promise<SignedInUser> => {
    const found = await database
      .selectFrom('session')
      .innerJoin('buyer', 'buyer.id', 'session.buyer_id')
      .select(['buyer.id', 'buyer.state', 'buyer.demo', 'session.expires_at', 'replaced'])
      .where('token_hash', '=', session)
      .executeTakeFirst();
    if (found === undefined) throw new ApiError('not-signed-in');
    if (found.expires_at.getTime() <= clock()) throw new ApiError('session-expired');
    if (found.replaced) throw busyError();
    if (!mayBeSignedIn(found, demo)) throw new ApiError('session-invalid');
    return { id: String(found.id), expiresAt: found.expires_at.getTime() };
  });

  return {
    userOf: (token) => lookUp(sessionKey(token)),
    async open(buyer, { client, userAgent = '' } = { client: '' }) {
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      const expiresAt = now + SESSION_LIFETIME;
      const values = {
        token_hash: sessionKey(token),
        buyer_id: buyer.id,
        created_at: new Date(now),
        expires_at: new Date(expiresAt),
        ...deviceNames(userAgent),
        place: shortenedPlace(client),
      };
      await database.transaction().execute(async (transaction) => {
        await lockUnchanged(transaction, buyer);
        await transaction.insertInto('session').values(values).execute();
      });
      return { token, expiresAt };
    },
    async end(token) {
      await database.deleteFrom('session').where('token_hash', '=', sessionKey(token)).execute();
    },
  };
}

/**
 * Ends the sessions of a buyer except the one of `token`, and removes all known places except `place`, in the transaction that changes a
 * credential. Returns the keys of the ended sessions; announce them after the commit.
 */
export async function endOtherSessions(
  transaction: Transaction,
  { buyerId, token, place }: { buyerId: number; token: string | null; place: Place },
): Promise<string[]> {
  await removeOtherPlaces(transaction, buyerOwner(buyerId), place);
  let others = transaction.deleteFrom('session').where('buyer_id', '=', buyerId);
  if (token !== null) others = others.where('token_hash', '<>', sessionKey(token));
  const ended = await others.returning('token_hash').execute();
  return ended.map(({ token_hash }) => token_hash);
}

/** What a change of a credential does to sessions; announce it after the commit. */
export interface SessionRenewal {
  /** The token that replaces the requester's. */
  token: string;
  /** The key of the replaced token. */
  replaced: string;
  /** The keys of the ended sessions. */
  ended: string[];
}

/** The row of a replaced token, and the token in its place: anyone who copied the old one is signed out by a change of a credential. */
export function replacementOf(token: string, now: number) {
  const next = randomBytes(32).toString('base64url');
  const row = { token_hash: sessionKey(token), expires_at: new Date(now + REPLACED_KEPT), replaced: true };
  return { next, row };
}

/**
 * Replaces the token of the session that changes a credential, and ends the buyer's other sessions, in the transaction of the change.
 * @throws ApiError `shop-busy` when the session ended meanwhile, or changed another credential.
 */
export async function renewSession(
  transaction: Transaction,
  { token, ...requester }: { buyerId: number; token: string; place: Place },
  now: number,
): Promise<SessionRenewal> {
  const { next, row } = replacementOf(token, now);
  const renewed = await transaction
    .updateTable('session')
    .set({ token_hash: sessionKey(next) })
    .where('token_hash', '=', row.token_hash)
    .where('replaced', '=', false)
    .returning(['buyer_id', 'created_at'])
    .executeTakeFirst();
  if (renewed === undefined) throw busyError();
  const ended = await endOtherSessions(transaction, { ...requester, token: next });
  await transaction
    .insertInto('session')
    .values({ ...renewed, ...row })
    .execute();
  return { token: next, replaced: row.token_hash, ended };
}

/** Announces a renewal to the chat. */
export function announceRenewal(
  { announceSessionEnd, announceReplacement }: RenewalServices,
  { ended, replaced }: SessionRenewal,
): void {
  ended.forEach(announceSessionEnd);
  announceReplacement(replaced);
}

/** Deletes sessions that ended long ago. */
export async function purgeExpiredSessions(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('session')
    .where('expires_at', '<', new Date(now - EXPIRED_KEPT))
    .execute();
}
