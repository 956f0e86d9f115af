import { MOST_API_KEY_USES, type ApiKeyUse } from '@rider/model/api-key';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** Days after which calls are deleted from the log, because it contains networks. */
const LOG_DAYS = 90;
const DAY = 86_400_000;

/** Adds a call to the log of a key, which contains the newest ones alone. */
export async function recordKeyUse(
  database: Database,
  keyId: number,
  { at: instant, call, status, code, place }: Omit<ApiKeyUse, 'id'>,
): Promise<void> {
  const at = new Date(instant);
  await database
    .with('added', (within) =>
      within.insertInto('api_key_use').values({ key_id: keyId, at, call, status, code, place }).returning('id'),
    )
    .with('dropped', (within) =>
      within
        .deleteFrom('api_key_use')
        .where('key_id', '=', keyId)
        .where('id', '<', (select) =>
          select
            .selectFrom('api_key_use')
            .select('id')
            .where('key_id', '=', keyId)
            .orderBy('id', 'desc')
            .offset(MOST_API_KEY_USES - 2)
            .limit(1),
        )
        .returning('id'),
    )
    .updateTable('api_key')
    .set({ last_used_at: at })
    .where('id', '=', keyId)
    .execute();
}

/** The newest calls of a key, the last one first. */
export async function readKeyUses(database: Database, keyId: number): Promise<ApiKeyUse[]> {
  const rows = await database
    .selectFrom('api_key_use')
    .select([sql<string>`id::text`.as('id'), 'at', 'call', 'status', 'code', 'place'])
    .where('key_id', '=', keyId)
    .orderBy('api_key_use.id', 'desc')
    .limit(MOST_API_KEY_USES)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}

/** Deletes calls that are too old for the log. */
export async function purgeOldKeyUses(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('api_key_use')
    .where('at', '<', new Date(now - LOG_DAYS * DAY))
    .execute();
}
