import { randomBytes } from 'node:crypto';
import { SITE_PAGE_TYPES } from '@rider/api/content';
import type { PreviewLink } from '@rider/api/operator';
import { announcementScreen, articleScreen } from '@rider/model/content-screens';
import { screens, withQuery } from '@rider/model/screens';
import { PREVIEW_MS, type PreviewedDraft } from '@rider/model/site';
import type { EnteredPreview } from '@rider/model/validation';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { instantOf } from '../http/days.ts';
import { sha256 } from '../http/sha256.ts';
import type { OperatorCall } from '../operator/operator-calls.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { areaOf, TABLES } from './show-draft.ts';

/** The screen that shows a draft. */
function screenOf(draft: PreviewedDraft | null): string {
  if (draft?.kind === 'product') return screens.product(draft.id);
  if (draft?.kind === 'news') return articleScreen(draft.id);
  if (draft?.kind === 'announcement') return announcementScreen(draft.id);
  if (draft?.kind === 'page') return draft.name === 'about' ? screens.about : `${screens.policy}#${draft.name}`;
  return screens.home;
}

async function requireRecord(database: Database, draft: PreviewedDraft | null): Promise<void> {
  if (draft === null) return;
  if (draft.kind === 'page') {
    if (!Object.hasOwn(SITE_PAGE_TYPES, draft.name)) throw new ApiError('not-found');
    return;
  }
  const found = await database
    .selectFrom(TABLES[draft.kind])
    .select('id')
    .where('id', '=', Number(draft.id))
    .executeTakeFirst();
  if (found === undefined) throw new ApiError('not-found');
}

/**
 * Makes a link to a preview, which lasts an hour. The token is not stored. @throws ApiError `role-not-allowed` for a draft that the operator
 * may not edit, `not-found`.
 */
export async function createPreview(
  database: Database,
  { operator, may }: Pick<OperatorCall, 'operator' | 'may'>,
  { draft, at }: EnteredPreview,
): Promise<PreviewLink> {
  if (!may(areaOf(draft))) throw new ApiError('role-not-allowed', { status: 400 });
  await requireRecord(database, draft);
  const token = randomBytes(32).toString('base64url');
  const until = operator.at.getTime() + PREVIEW_MS;
  const instant = at === null ? null : instantOf(at);
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('preview')
      .values({
        token_hash: sha256(token),
        agent_id: operator.id,
        draft: draft && JSON.stringify(draft),
        at: instant,
        expires_at: new Date(until),
      })
      .execute();
    const subject = draft === null ? 'shop' : `${draft.kind} ${draft.kind === 'page' ? draft.name : draft.id}`;
    const detail = instant?.toISOString() ?? '';
    await recordOperatorAction(transaction, { operator, action: 'preview.create', subject, detail });
  });
  return { path: withQuery('/preview', { token, to: screenOf(draft) }), until };
}
