import type { Preview } from '@rider/model/site';
import type { Database } from '../database/open.ts';
import { sha256 } from '../http/sha256.ts';

/** What the preview of a token shows; null if there is none, it has ended, or the operator who made it no longer works here. */
export async function readPreview(database: Database, token: string, now: number): Promise<Preview | null> {
  const row = await database
    .selectFrom('preview')
    .innerJoin('agent', 'agent.id', 'preview.agent_id')
    .select(['draft', 'at', 'expires_at'])
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', new Date(now))
    .where('agent.active', '=', true)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { draft: row.draft, at: row.at?.getTime() ?? null, until: row.expires_at.getTime() };
}

/** Deletes ended previews. */
export async function purgeEndedPreviews(database: Database, now: number): Promise<void> {
  await database.deleteFrom('preview').where('expires_at', '<', new Date(now)).execute();
}
