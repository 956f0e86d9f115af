import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { SessionSource } from '../http/session.ts';
import type { BuyerState } from './tables.ts';

/** How long a session lasts, in milliseconds: 7 days (R4.1). */
export const SESSION_LIFETIME = 604_800_000;
/** How long an ended session is still distinguished from an unknown one, in milliseconds. */
const EXPIRED_KEPT = 604_800_000;

/** Opens and ends sessions, and finds the user of a token. */
export interface Sessions extends SessionSource {
  /** Opens a session; the token is returned once and only its SHA-256 is stored. `expiresAt` in epoch milliseconds. */
  open(buyerId: number): Promise<{ token: string; expiresAt: number }>;
  /** Ends a session at once; an unknown token changes nothing. */
  end(token: string): Promise<void>;
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

/** Makes the session store over a database. */
export function createSessions({ database, clock, demo }: SessionWorld): Sessions {
  return {
    async userOf(token) {
      const session = await database
        .selectFrom('session')
        .innerJoin('buyer', 'buyer.id', 'session.buyer_id')
        .select(['buyer.id', 'buyer.state', 'buyer.demo', 'session.expires_at'])
        .where('token_hash', '=', sessionKey(token))
        .executeTakeFirst();
      if (session === undefined) throw new Refusal('not-signed-in');
      if (session.expires_at.getTime() <= clock()) throw new Refusal('session-expired');
      if (!mayBeSignedIn(session, demo)) throw new Refusal('session-invalid');
      return { id: String(session.id) };
    },
    async open(buyerId) {
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
