import { createHash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { compiledOnce } from '../database/compiled-once.ts';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { SessionSource, SignedInUser } from '../http/session.ts';
import { deviceNames, shortenedPlace } from './device-names.ts';
import type { BuyerState } from './tables.ts';

/** How long a session lasts, in milliseconds: 7 days (R4.1). */
export const SESSION_LIFETIME = 604_800_000;
/** How long an ended session is still distinguished from an unknown one, in milliseconds. */
const EXPIRED_KEPT = 604_800_000;

/** Opens and ends sessions, and finds the user of a token. */
export interface Sessions extends SessionSource {
  /**
   * Opens a session; the token is returned once and only its SHA-256 is stored. `expiresAt` in epoch milliseconds; `place` is what the
   * buyer recognises the device by.
   */
  open(buyerId: number, place?: SessionPlace): Promise<{ token: string; expiresAt: number }>;
  /** Ends a session at once; an unknown token changes nothing. */
  end(token: string): Promise<void>;
}

/** Where a session is opened: the network address as `clientOf` returns it, and the browser's User-Agent. */
export interface SessionPlace {
  client: string;
  userAgent?: string;
}

/** Services of calls that open and end sessions. */
export interface SessionServices {
  sessions: Sessions;
  /** Announces the end of a session to its holders, such as a chat socket; `session` is its {@link sessionKey}. */
  announceSessionEnd: (session: string) => void;
}

/** Services of sessions; `demo` allows demonstration people to be signed in. */
export interface SessionWorld {
  database: Database;
  clock: () => number;
  demo: boolean;
}

/** Identifies a session where the token itself must not appear: in the database and in messages between processes. */
export function sessionKey(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether an account may be signed in: active, and real unless demonstration is on. */
export function mayBeSignedIn(buyer: { state: BuyerState; demo: boolean }, demo: boolean): boolean {
  return buyer.state === 'active' && (demo || !buyer.demo);
}

const readSession = compiledOnce((database, { session }: { session: string }) =>
  database
    .selectFrom('session')
    .innerJoin('buyer', 'buyer.id', 'session.buyer_id')
    .select(['buyer.id', 'buyer.state', 'buyer.demo', 'session.expires_at'])
    .where('token_hash', '=', session),
);

/** Makes the session store over a database. */
export function createSessions({ database, clock, demo }: SessionWorld): Sessions {
  /** Lookups that were asked for but have not begun, by session. */
  const awaited = new Map<string, Promise<SignedInUser>>();

  async function lookUp(session: string): Promise<SignedInUser> {
    // The calls of a page ask within one turn of the event loop. Nobody joins a lookup that has begun: it may miss a session's end.
    await setImmediate();
    awaited.delete(session);
    const [found] = await readSession(database, { session });
    if (found === undefined) throw new Refusal('not-signed-in');
    if (found.expires_at.getTime() <= clock()) throw new Refusal('session-expired');
    if (!mayBeSignedIn(found, demo)) throw new Refusal('session-invalid');
    return { id: String(found.id), expiresAt: found.expires_at.getTime() };
  }

  return {
    userOf(token) {
      const session = sessionKey(token);
      const lookup = awaited.get(session) ?? lookUp(session);
      awaited.set(session, lookup);
      return lookup;
    },
    async open(buyerId, { client, userAgent = '' } = { client: '' }) {
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      const expiresAt = now + SESSION_LIFETIME;
      await database
        .insertInto('session')
        .values({
          token_hash: sessionKey(token),
          buyer_id: buyerId,
          created_at: new Date(now),
          expires_at: new Date(expiresAt),
          ...deviceNames(userAgent),
          place: shortenedPlace(client),
        })
        .execute();
      return { token, expiresAt };
    },
    async end(token) {
      await database.deleteFrom('session').where('token_hash', '=', sessionKey(token)).execute();
    },
  };
}

/** Deletes sessions that ended long ago. */
export async function forgetOldSessions(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('session')
    .where('expires_at', '<', new Date(now - EXPIRED_KEPT))
    .execute();
}
