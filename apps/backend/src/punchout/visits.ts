import { randomBytes } from 'node:crypto';
import { PUNCHOUT_START_MINUTES, type OfferedPunchout, type PunchoutProtocol } from '@rider/model/punchout';
import { isReceiverUrl } from '@rider/model/receiver-url';
import type { Selectable } from 'kysely';
import { sessionKey, type SessionPlace, type SessionServices } from '../account/sessions.ts';
import { countUse } from '../account/use-count.ts';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { sha256 } from '../http/sha256.ts';
import { accountOfPerson } from './people.ts';
import type { PunchoutReturnedValues, PunchoutVisitTable } from './tables.ts';

const START = PUNCHOUT_START_MINUTES * 60_000;
const DAY = 86_400_000;
/** How long a visit is stored: as long as its session. */
const STORED = 7 * DAY;
/** Maximum number of characters of a person's name, which the index of people contains. */
const LONGEST_PERSON = 200;
/** Maximum number of visits of a company in an hour. */
const MOST_IN_HOUR = 600;

/** What a purchasing system requests. */
export interface RequestedVisit {
  companyId: number;
  protocol: PunchoutProtocol;
  person: string;
  returnUrl: string;
  returned: PunchoutReturnedValues;
}

/** Services of visits. */
export interface VisitServices extends Pick<SessionServices, 'sessions'> {
  database: Database;
  clock: () => number;
}

/**
 * Stores a visit that a purchasing system requests and returns its token. @throws ApiError `malformed-request` for an address to which carts
 * cannot be sent and a person with too long a name, `too-many-attempts`, those of {@link accountOfPerson}.
 */
export async function requestVisit(
  { database, clock }: Pick<VisitServices, 'database' | 'clock'>,
  { companyId, protocol, person, returnUrl, returned }: RequestedVisit,
): Promise<string> {
  if (!isReceiverUrl(returnUrl) || person.length > LONGEST_PERSON)
    throw new ApiError('malformed-request', { status: 400 });
  const now = clock();
  const subject = `punchout of ${companyId}`;
  await countUse(database, { subject, limit: MOST_IN_HOUR, window: DAY / 24, error: 'too-many-attempts' }, now);
  const token = randomBytes(32).toString('base64url');
  await database.transaction().execute(async (transaction) => {
    const buyerId = await accountOfPerson(transaction, { companyId, person, now });
    await transaction
      .insertInto('punchout_visit')
      .values({
        token_hash: sha256(token),
        company_id: companyId,
        buyer_id: buyerId,
        protocol,
        return_url: returnUrl,
        returned: JSON.stringify(returned),
        created_at: new Date(now),
      })
      .execute();
  });
  return token;
}

/** A visit that has not begun. @throws ApiError `punchout-ended`. */
export async function offeredVisit(
  { database, clock }: Pick<VisitServices, 'database' | 'clock'>,
  token: string,
): Promise<OfferedPunchout> {
  const found = await database
    .selectFrom('punchout_visit')
    .innerJoin('buyer_company', 'buyer_company.id', 'company_id')
    .innerJoin('punchout_person', 'punchout_person.buyer_id', 'punchout_visit.buyer_id')
    .select(['buyer_company.name as company', 'person'])
    .where('token_hash', '=', sha256(token))
    .where('started_at', 'is', null)
    .where('punchout_visit.created_at', '>', new Date(clock() - START))
    .executeTakeFirst();
  if (found === undefined) throw new ApiError('punchout-ended', { status: 400 });
  return found;
}

/** Begins a visit with an empty cart, once, and opens its session. @throws ApiError `punchout-ended`. */
export async function startVisit(
  { database, clock, sessions }: VisitServices,
  token: string,
  place: SessionPlace,
): Promise<{ token: string; expiresAt: number }> {
  const now = clock();
  const buyer = await database.transaction().execute(async (transaction) => {
    const started = await transaction
      .updateTable('punchout_visit')
      .set({ started_at: new Date(now) })
      .where('token_hash', '=', sha256(token))
      .where('started_at', 'is', null)
      .where('created_at', '>', new Date(now - START))
      .returning('buyer_id')
      .executeTakeFirst();
    if (started === undefined) throw new ApiError('punchout-ended', { status: 400 });
    await transaction.deleteFrom('cart_line').where('buyer_id', '=', started.buyer_id).execute();
    return transaction
      .selectFrom('buyer')
      .select(['id', 'password_hash', 'email', 'confirmed_phone'])
      .where('id', '=', started.buyer_id)
      .executeTakeFirstOrThrow();
  });
  const session = await sessions.open(buyer, place);
  const { numUpdatedRows } = await database
    .updateTable('punchout_visit')
    .set({ session_hash: sessionKey(session.token) })
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst();
  if (numUpdatedRows > 0) return session;
  // The owner has disconnected the system meanwhile, or removed the person.
  await sessions.end(session.token);
  throw new ApiError('punchout-ended', { status: 400 });
}

/** The visit of a session. @throws ApiError `not-from-purchasing-system`. */
export async function visitOf(database: Database, sessionToken: string): Promise<Selectable<PunchoutVisitTable>> {
  const visit = await database
    .selectFrom('punchout_visit')
    .selectAll()
    .where('session_hash', '=', sessionKey(sessionToken))
    .executeTakeFirst();
  if (visit === undefined) throw new ApiError('not-from-purchasing-system', { status: 400 });
  return visit;
}

/** Deletes visits whose sessions have expired. */
export async function purgeOldVisits(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('punchout_visit')
    .where('created_at', '<', new Date(now - STORED))
    .execute();
}
