import { decode, verify } from 'hono/jwt';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';

/** How long a partner token is accepted after its issue, in milliseconds. */
export const PARTNER_TOKEN_AGE = 300_000;
/** Maximum clock skew of a partner, in milliseconds. */
const CLOCK_SKEW = 60_000;
/** `aud` of a partner token, so that tokens for other services are rejected. */
const AUDIENCE = 'rider-chat';
/** Format of the ids of `issueKey`. */
const KEY_ID = /^pk_[\w-]{12}$/;
const LONGEST_ASSERTION = 4000;
const LONGEST_ID = 100;
const LONGEST_NAME = 80;

/** The claims of a partner about its buyer. */
export interface PartnerToken {
  partnerId: number;
  partner: string;
  keyId: string;
  /** Unique for the key. */
  id: string;
  /** The partner's own id of its buyer. */
  externalId: string;
  name: string;
}

const invalid = () => new ApiError('assertion-invalid', { status: 400 });

function textClaim(claims: Record<string, unknown>, name: string, longest: number): string {
  const value = claims[name];
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '' || text.length > longest || text.includes('\0')) throw invalid();
  return text;
}

/** The key id of a partner token. @throws ApiError `assertion-invalid`. */
function keyIdOf(assertion: string): string {
  try {
    // Untrusted: it may have any type.
    const { kid }: { kid?: unknown } = decode(assertion).header;
    if (typeof kid === 'string' && KEY_ID.test(kid)) return kid;
  } catch {
    // Discard the library's message: it would disclose how far a forgery got.
  }
  throw invalid();
}

/**
 * Verifies a partner token: a JSON Web Token, RS256, with `kid`, `aud`, `iat`, `jti`, `sub` and `name`. @throws ApiError
 * `partner-key-unknown`, also for a revoked key, and `assertion-invalid`.
 */
export async function readPartnerToken(database: Database, assertion: string, now: number): Promise<PartnerToken> {
  if (assertion === '' || assertion.length > LONGEST_ASSERTION) throw invalid();
  const keyId = keyIdOf(assertion);
  const key = await database
    .selectFrom('partner_key')
    .innerJoin('partner', 'partner.id', 'partner_key.partner_id')
    .select(['partner.id', 'partner.name', 'public_key'])
    .where('partner_key.id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (key === undefined) throw new ApiError('partner-key-unknown', { status: 400 });
  const claims = await claimsOf(assertion, key.public_key);
  const { iat, exp } = claims;
  const madeAt = typeof iat === 'number' ? iat * 1000 : Number.NaN;
  if (!(madeAt > now - PARTNER_TOKEN_AGE && madeAt < now + CLOCK_SKEW)) throw invalid();
  if (exp !== undefined && !(typeof exp === 'number' && exp * 1000 > now)) throw invalid();
  return {
    partnerId: key.id,
    partner: key.name,
    keyId,
    id: textClaim(claims, 'jti', LONGEST_ID),
    externalId: textClaim(claims, 'sub', LONGEST_ID),
    name: textClaim(claims, 'name', LONGEST_NAME),
  };
}

/** The claims of a token signed with the key. The caller checks its age by our clock, the library only signature and audience. */
async function claimsOf(assertion: string, publicKey: string): Promise<Record<string, unknown>> {
  try {
    return await verify(assertion, publicKey, { alg: 'RS256', aud: AUDIENCE, iat: false, exp: false, nbf: false });
  } catch {
    // One error for every forgery, as above.
    throw invalid();
  }
}
