import { randomBytes, randomUUID } from 'node:crypto';
import { NO_PASSWORD } from '../account/password.ts';
import { sessionKey } from '../account/sessions.ts';
import { countUse } from '../account/use-count.ts';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { SessionSource } from '../http/environment.ts';
import { PARTNER_TOKEN_AGE, readPartnerToken, type PartnerToken } from './partner-token.ts';

/** Lifetime of a chat token, in milliseconds. */
export const CHAT_TOKEN_LIFETIME = 900_000;
/** Used partner tokens are stored for twice their lifetime, in milliseconds, because clocks may be ahead. */
const ASSERTION_KEPT = 2 * PARTNER_TOKEN_AGE;
/** Tokens per partner and hour; enough for 500 buyers who chat without a break. */
const TOKENS = { limit: 2000, window: 3_600_000, error: 'too-many-attempts' } as const;
/** Distinguishes chat tokens from session tokens, which are stored in another table. */
const PREFIX = 'chat_';

/** Services of chat sessions. */
export interface PartnerServices {
  database: Database;
  clock: () => number;
}

/** A token that can chat and nothing else. */
export interface ChatSession {
  token: string;
  buyerId: number;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/**
 * Opens a chat session for the buyer named by a partner token. The same external id always maps to the same buyer, never to one with an
 * account. @throws ApiError those of {@link readPartnerToken}, `assertion-used`, `too-many-attempts`.
 */
export async function openChatSession({ database, clock }: PartnerServices, given: string): Promise<ChatSession> {
  const now = clock();
  const assertion = await readPartnerToken(database, given, now);
  await countUse(database, { subject: `partner ${assertion.partnerId}`, ...TOKENS }, now);
  const token = PREFIX + randomBytes(32).toString('base64url');
  const expiresAt = now + CHAT_TOKEN_LIFETIME;
  const buyerId = await database.transaction().execute(async (transaction) => {
    await useOnce(transaction, assertion, now);
    const id = await buyerOf(transaction, assertion, now);
    await transaction
      .insertInto('partner_session')
      .values({
        token_hash: sessionKey(token),
        key_id: assertion.keyId,
        buyer_id: id,
        expires_at: new Date(expiresAt),
      })
      .execute();
    return id;
  });
  return { token, buyerId, expiresAt };
}

/** Locks the key against concurrent revocation, and marks the partner token as used; it is valid once. */
async function useOnce(transaction: Transaction, { keyId, id }: PartnerToken, now: number): Promise<void> {
  const key = await transaction
    .selectFrom('partner_key')
    .select('id')
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (key === undefined) throw new ApiError('partner-key-unknown', { status: 400 });
  const used = await transaction
    .insertInto('partner_assertion')
    .values({ key_id: keyId, assertion_id: id, expires_at: new Date(now + ASSERTION_KEPT) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key_id')
    .executeTakeFirst();
  if (used === undefined) throw new ApiError('assertion-used', { status: 400 });
}

async function buyerOf(transaction: Transaction, assertion: PartnerToken, now: number): Promise<number> {
  const { partnerId, partner, externalId, name } = assertion;
  // Two keys of a partner may name the same buyer concurrently.
  await transaction.selectFrom('partner').select('id').where('id', '=', partnerId).forNoKeyUpdate().execute();
  const known = await transaction
    .selectFrom('partner_buyer')
    .select('buyer_id')
    .where('partner_id', '=', partnerId)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  if (known !== undefined) {
    await transaction
      .updateTable('buyer')
      .set({ nickname: name, company: partner })
      .where('id', '=', known.buyer_id)
      .execute();
    return known.buyer_id;
  }
  const account = `partner-${randomUUID()}`;
  const { id } = await transaction
    .insertInto('buyer')
    .values({
      account,
      // `.invalid` (RFC 2606) never receives e-mail.
      email: `${account}@partner.invalid`,
      phone: '',
      first_name: '',
      last_name: '',
      nickname: name,
      company: partner,
      contractor_license: '',
      business_owner: '',
      avatar: null,
      // Such a buyer can never sign in at the shop.
      state: 'disabled',
      password_hash: NO_PASSWORD,
      created_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('partner_buyer')
    .values({ partner_id: partnerId, external_id: externalId, buyer_id: id })
    .execute();
  return id;
}

/**
 * Resolves session tokens and chat tokens, for the calls of the chat. All other calls use the plain sessions, which reject chat tokens.
 */
export function chatSessionsOf({ database, clock }: PartnerServices, sessions: SessionSource): SessionSource {
  return {
    async userOf(token) {
      if (!token.startsWith(PREFIX)) return sessions.userOf(token);
      const found = await database
        .selectFrom('partner_session')
        .select(['buyer_id', 'expires_at'])
        .where('token_hash', '=', sessionKey(token))
        .executeTakeFirst();
      if (found === undefined) throw new ApiError('not-signed-in');
      if (found.expires_at.getTime() <= clock()) throw new ApiError('session-expired');
      return { id: String(found.buyer_id), expiresAt: found.expires_at.getTime() };
    },
  };
}

/** Deletes expired chat sessions and used partner tokens. */
export async function purgeExpiredChatSessions(database: Database, now: number): Promise<void> {
  await database.deleteFrom('partner_session').where('expires_at', '<=', new Date(now)).execute();
  await database.deleteFrom('partner_assertion').where('expires_at', '<=', new Date(now)).execute();
}
