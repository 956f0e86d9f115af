import type { OwnProgram } from '@rider/model/account';
import { hasRight } from '@rider/model/buyer-company';
import { sql, type SqlBool } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';

/** The id of the company that a buyer manages; null without one. */
async function managedCompany(database: Database, buyerId: number): Promise<number | null> {
  const member = await database
    .selectFrom('company_member')
    .select(['company_id', 'role'])
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  return member !== undefined && hasRight(member.role, 'manage') ? member.company_id : null;
}

/**
 * Valid API keys that act as a buyer, and the connected purchasing system of the buyer's company. They outlive the buyer's sessions, because
 * programs that run would stop at every new password.
 */
export async function listPrograms(database: Database, buyerId: number, now: number): Promise<OwnProgram[]> {
  const companyId = await managedCompany(database, buyerId);
  if (companyId === null) return [];
  const keys = await database
    .selectFrom('api_key')
    .select(['name', 'created_at', 'last_used_at as used_at'])
    .where('company_id', '=', companyId)
    .where('buyer_id', '=', buyerId)
    .where(sql<SqlBool>`coalesce(ends_at > ${new Date(now)}, true)`)
    .orderBy('id', 'desc')
    .execute();
  const systems = await database
    .selectFrom('punchout_connection')
    .select(['identity as name', 'created_at', 'used_at'])
    .where('company_id', '=', companyId)
    .execute();
  const asProgram = (kind: OwnProgram['kind']) => (row: (typeof systems)[number]) => ({
    kind,
    name: row.name,
    since: row.created_at.getTime(),
    usedAt: row.used_at?.getTime() ?? null,
  });
  return [...keys.map(asProgram('key')), ...systems.map(asProgram('purchasing-system'))];
}

/** Removes a company's connection with its visits, and ends their sessions; returns the sessions' keys. */
export async function removeConnection(transaction: Transaction, companyId: number): Promise<string[]> {
  const visits = transaction.selectFrom('punchout_visit').select('session_hash').where('company_id', '=', companyId);
  const ended = await transaction
    .deleteFrom('session')
    .where('token_hash', 'in', visits.where('session_hash', 'is not', null).$castTo<{ session_hash: string }>())
    .returning('token_hash')
    .execute();
  await transaction.deleteFrom('punchout_connection').where('company_id', '=', companyId).execute();
  return ended.map(({ token_hash }) => token_hash);
}

/** Ends what {@link listPrograms} lists. Returns the keys of the ended sessions; announce them after the commit. */
export async function endPrograms(transaction: Transaction, buyerId: number, now: number): Promise<string[]> {
  await transaction
    .updateTable('api_key')
    .set({ ends_at: new Date(now), previous_until: null, previous_hash: null })
    .where('buyer_id', '=', buyerId)
    .where(sql<SqlBool>`coalesce(ends_at > ${new Date(now)}, true)`)
    .execute();
  const companyId = await managedCompany(transaction, buyerId);
  return companyId === null ? [] : removeConnection(transaction, companyId);
}
