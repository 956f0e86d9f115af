import { randomBytes } from 'node:crypto';
import type { PunchoutConnection } from '@rider/model/punchout';
import { removeConnection } from '../account/programs.ts';
import type { SessionServices } from '../account/sessions.ts';
import { lockCompany } from '../buyer-company/change-member.ts';
import { requireRight } from '../buyer-company/company-of.ts';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { sha256 } from '../http/sha256.ts';

/** Services of the connections of purchasing systems. */
export interface ConnectionServices extends Pick<SessionServices, 'announceSessionEnd'> {
  database: Database;
  clock: () => number;
}

/** The connection of the buyer's company; null without one. @throws ApiError those of {@link requireRight}. */
export async function readConnection(database: Database, buyerId: number): Promise<PunchoutConnection | null> {
  const { companyId } = await requireRight(database, buyerId, 'manage');
  const found = await database
    .selectFrom('punchout_connection')
    .select(['identity', 'created_at', 'used_at'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (found === undefined) return null;
  return { identity: found.identity, createdAt: found.created_at.getTime(), usedAt: found.used_at?.getTime() ?? null };
}

/**
 * Connects the purchasing system of the buyer's company and returns its new secret; the earlier one becomes invalid, and its visits end.
 * @throws ApiError those of {@link requireRight}, `purchasing-system-taken`.
 */
export async function connect(
  { database, clock, announceSessionEnd }: ConnectionServices,
  buyerId: number,
  identity: string,
): Promise<{ secret: string }> {
  const secret = randomBytes(24).toString('base64url');
  const ended = await database.transaction().execute(async (transaction) => {
    const { companyId } = await requireRight(transaction, buyerId, 'manage');
    await lockCompany(transaction, companyId);
    const before = await removeConnection(transaction, companyId);
    const added = await transaction
      .insertInto('punchout_connection')
      .values({ company_id: companyId, identity, secret_hash: sha256(secret), created_at: new Date(clock()) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('company_id')
      .executeTakeFirst();
    if (added === undefined) throw new ApiError('purchasing-system-taken', { status: 400 });
    return before;
  });
  ended.forEach(announceSessionEnd);
  return { secret };
}

/** Disconnects the purchasing system of the buyer's company and ends its visits. @throws ApiError those of {@link requireRight}. */
export async function disconnect({ database, announceSessionEnd }: ConnectionServices, buyerId: number): Promise<void> {
  const ended = await database.transaction().execute(async (transaction) => {
    const { companyId } = await requireRight(transaction, buyerId, 'manage');
    return removeConnection(transaction, companyId);
  });
  ended.forEach(announceSessionEnd);
}

/** A secret in a cXML message. */
const SECRET = /<SharedSecret[^<>]*>\s*(?:<!\[CDATA\[\s*)?([\w-]{32})/;

/** Whether a message contains the secret of any system: who has none may not make the shop parse a long one. */
export async function hasKnownSecret(database: Database, message: string): Promise<boolean> {
  const [, secret] = SECRET.exec(message) ?? [];
  if (secret === undefined) return false;
  const found = await database
    .selectFrom('punchout_connection')
    .select('company_id')
    .where('secret_hash', '=', sha256(secret))
    .executeTakeFirst();
  return found !== undefined;
}

/** The company whose purchasing system signs in by one of the names and the secret; null for none. */
export async function companyOfSystem(
  { database, clock }: Pick<ConnectionServices, 'database' | 'clock'>,
  { identities, secret }: { identities: readonly string[]; secret: string },
): Promise<number | null> {
  if (secret === '' || identities.length === 0) return null;
  // The secret is random, so its hash reveals nothing by the time of a comparison.
  const used = await database
    .updateTable('punchout_connection')
    .set({ used_at: new Date(clock()) })
    .where('identity', 'in', [...identities])
    .where('secret_hash', '=', sha256(secret))
    .returning('company_id')
    .executeTakeFirst();
  return used?.company_id ?? null;
}
