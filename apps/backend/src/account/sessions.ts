import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import type { SessionSource } from '../http/session.ts';
import type { BuyerState } from './tables.ts';

/** How long a session lasts, in milliseconds: 7 days (R4.1). */
export const SESSION_LIFETIME = 604_800_000;
/** How long an ended session is still told apart from one that never was, in milliseconds. */
const EXPIRED_KEPT = 604_800_000;

/** Sessions: who a token belongs to, and their beginning and end. */
export interface Sessions extends SessionSource {
  /** Begins a session; the token is shown once and only its SHA-256 is stored. `expiresAt` in epoch milliseconds. */
  open(buyerId: number): Promise<{ token: string; expiresAt: number }>;
  /** Ends a session at once; an unknown token is nobody's and changes nothing. */
  end(token: string): Promise<void>;
}

/** What the calls that begin and end sessions work with. */
export interface SessionServices {
  sessions: Sessions;
  /** Tells whatever holds a session open, such as a socket of the chat, that it has ended; `session` is its {@link sessionKey}. */
  announceSessionEnd: (session: string) => void;
}

/** What a session needs to know of the world; `demo` tells whether demonstration people may be signed in. */
export interface SessionWorld {
  database: Database;
  clock: () => number;
  demo: boolean;
}

/** What stands for a session where the token itself must not: in the database, in news between processes. */
export function sessionKey(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether an account may be signed in at all: active, and real unless demonstration is on. */
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

/** Forgets sessions that ended long ago. */
export async function forgetOldSessions(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('session')
    .where('expires_at', '<', new Date(now - EXPIRED_KEPT))
    .execute();
}
