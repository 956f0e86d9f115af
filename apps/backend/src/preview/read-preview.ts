import type { Preview } from '@rider/model/site';
import { mayUse } from '@rider/model/staff';
import type { Database } from '../database/open.ts';
import { sha256 } from '../http/sha256.ts';
import { areaOf } from './show-draft.ts';

/** What the preview of a token shows; null if there is none, it has ended, or the operator who made it may no longer edit its draft. */
export async function readPreview(database: Database, token: string, now: number): Promise<Preview | null> {
  const row = await database
    .selectFrom('preview')
    .innerJoin('agent', 'agent.id', 'preview.agent_id')
    .select(['draft', 'at', 'expires_at', 'agent.staff_role'])
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', new Date(now))
    .where('agent.active', '=', true)
    .executeTakeFirst();
  if (row === undefined || !mayUse(row.staff_role, areaOf(row.draft))) return null;
  return { draft: row.draft, at: row.at?.getTime() ?? null, until: row.expires_at.getTime() };
}

/** Deletes ended previews. */
export async function purgeEndedPreviews(database: Database, now: number): Promise<void> {
  await database.deleteFrom('preview').where('expires_at', '<', new Date(now)).execute();
}
