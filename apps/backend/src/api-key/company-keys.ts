import { randomBytes } from 'node:crypto';
import {
  API_KEY_PREFIX,
  apiKeyScreen,
  MOST_API_KEYS,
  type ApiKey,
  type ApiKeyUse,
  type ApiScope,
  type IssuedApiKey,
} from '@rider/model/api-key';
import { hasRight } from '@rider/model/buyer-company';
import { sql, type SqlBool } from 'kysely';
import { requireRight } from '../buyer-company/company-of.ts';
import { emailOwners } from '../buyer-company/email-owners.ts';
import type { Database, Transaction } from '../database/open.ts';
import type { EmailName } from '../email/email-text.ts';
import type { EmailServices } from '../email/outbox.ts';
import { ApiError } from '../http/api-error.ts';
import { sha256 } from '../http/sha256.ts';
import { readKeyUses } from './key-uses.ts';

const [HOUR, DAY] = [3_600_000, 86_400_000];
/** Characters of a secret that its owner sees later. */
const SHOWN_END = 4;

/** Services of the changes of keys. */
export interface KeyServices extends EmailServices {
  database: Database;
}

interface NewSecret {
  secret: string;
  columns: { secret_hash: string; secret_end: string };
}

function newSecret(): NewSecret {
  const secret = API_KEY_PREFIX + randomBytes(32).toString('base64url');
  return { secret, columns: { secret_hash: sha256(secret), secret_end: secret.slice(-SHOWN_END) } };
}

const unknown = () => new ApiError('unknown-api-key', { status: 400 });

/** The keys of the buyer's company, valid and ended ones, the newest first. @throws ApiError those of {@link requireRight}. */
export async function listKeys(database: Database, buyerId: number, now: number): Promise<ApiKey[]> {
  const { companyId } = await requireRight(database, buyerId, 'manage');
  const rows = await database
    .selectFrom('api_key')
    .innerJoin('buyer', 'buyer.id', 'api_key.buyer_id')
    .leftJoin('company_member', (join) =>
      join
        .onRef('company_member.buyer_id', '=', 'api_key.buyer_id')
        .onRef('company_member.company_id', '=', 'api_key.company_id'),
    )
    .select([
      'api_key.id',
      'api_key.buyer_id',
      'name',
      'scopes',
      'secret_end',
      'previous_until',
      'api_key.created_at',
      'ends_at',
    ])
    .select(['last_used_at', 'role', 'account', 'first_name', 'last_name'])
    .where('api_key.company_id', '=', companyId)
    .orderBy('api_key.id', 'desc')
    .limit(MOST_API_KEYS * 2)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    name: row.name,
    scopes: row.scopes,
    owner: `${row.first_name} ${row.last_name}`.trim() || row.account,
    isOwn: row.buyer_id === buyerId,
    secretEnd: row.secret_end,
    createdAt: row.created_at.getTime(),
    endsAt: row.ends_at?.getTime() ?? null,
    previousUntil:
      row.previous_until !== null && row.previous_until.getTime() > now ? row.previous_until.getTime() : null,
    lastUsedAt: row.last_used_at?.getTime() ?? null,
    isValid: (row.ends_at === null || row.ends_at.getTime() > now) && row.role !== null && hasRight(row.role, 'manage'),
  }));
}

/** @throws ApiError `too-many-api-keys`. */
async function requireFewKeys(transaction: Transaction, companyId: number, now: number): Promise<void> {
  // Two owners may create keys at once.
  await transaction.selectFrom('buyer_company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
  const { count } = await transaction
    .selectFrom('api_key')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`coalesce(ends_at > ${new Date(now)}, true)`)
    .executeTakeFirstOrThrow();
  if (count >= MOST_API_KEYS)
    throw new ApiError('too-many-api-keys', { status: 400, parameters: { most: MOST_API_KEYS } });
}

/** An e-mail to owners about a key. */
const keyEmail = (email: EmailName & `api-key-${string}`, { id, name }: { id: number; name: string }) => {
  return { email, page: apiKeyScreen(String(id)), facts: { key: name } };
};

/**
 * Creates a key that acts as the buyer, e-mails the company's owners, and returns its secret, which is not stored. @throws ApiError
 * `too-many-api-keys`.
 */
export async function createKey(
  services: KeyServices,
  buyerId: number,
  { name, scopes, days }: { name: string; scopes: readonly ApiScope[]; days: number },
): Promise<IssuedApiKey> {
  const now = services.clock();
  return services.database.transaction().execute(async (transaction) => {
    const { companyId } = await requireRight(transaction, buyerId, 'manage');
    await requireFewKeys(transaction, companyId, now);
    const { secret, columns } = newSecret();
    const { id } = await transaction
      .insertInto('api_key')
      .values({
        company_id: companyId,
        buyer_id: buyerId,
        name,
        scopes: JSON.stringify(scopes),
        ...columns,
        created_at: new Date(now),
        ends_at: days === 0 ? null : new Date(now + days * DAY),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await emailOwners(services, transaction, { ...keyEmail('api-key-created', { id, name }), companyId, by: buyerId });
    return { id: String(id), secret };
  });
}

/**
 * Replaces the secret of the buyer's own valid key, and e-mails the company's owners; the old one is valid for some hours more. @throws
 * ApiError `unknown-api-key`, also for a key that acts as another owner.
 */
export async function rotateKey(
  services: KeyServices,
  buyerId: number,
  { id, overlap }: { id: number; overlap: number },
): Promise<IssuedApiKey> {
  const now = services.clock();
  return services.database.transaction().execute(async (transaction) => {
    const { companyId } = await requireRight(transaction, buyerId, 'manage');
    const { secret, columns } = newSecret();
    const rotated = await transaction
      .updateTable('api_key')
      .set((set) => ({
        ...columns,
        previous_hash: set.ref('secret_hash'),
        previous_until: new Date(now + overlap * HOUR),
      }))
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      // The secret acts as this buyer: no other owner may get it.
      .where('buyer_id', '=', buyerId)
      .where(sql<SqlBool>`coalesce(ends_at > ${new Date(now)}, true)`)
      .returning(['id', 'name'])
      .executeTakeFirst();
    if (rotated === undefined) throw unknown();
    await emailOwners(services, transaction, { ...keyEmail('api-key-rotated', rotated), companyId, by: buyerId });
    return { id: String(id), secret };
  });
}

/** Ends a key immediately; ignores one that has ended. @throws ApiError `unknown-api-key`. */
export async function endKey(
  database: Database,
  buyerId: number,
  { id, now }: { id: number; now: number },
): Promise<void> {
  const { companyId } = await requireRight(database, buyerId, 'manage');
  const end = new Date(now);
  const ended = await database
    .updateTable('api_key')
    .set({ ends_at: sql<Date>`least(ends_at, ${end}::timestamptz)`, previous_until: null, previous_hash: null })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) throw unknown();
}

/** The newest calls of a key of the buyer's company. @throws ApiError `unknown-api-key`, those of {@link requireRight}. */
export async function readUsesOf(database: Database, buyerId: number, id: number): Promise<ApiKeyUse[]> {
  const { companyId } = await requireRight(database, buyerId, 'manage');
  const key = await database
    .selectFrom('api_key')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (key === undefined) throw unknown();
  return readKeyUses(database, id);
}
