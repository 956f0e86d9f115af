import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';

/** The error of a save after another operator's change, with the name of who made it. */
export async function changedMeanwhile(
  database: Database,
  changedBy: number | null,
  locale: Locale,
): Promise<ApiError> {
  const editor = await database
    .selectFrom('agent')
    .select('name')
    .where('id', '=', changedBy ?? 0)
    .executeTakeFirst();
  return new ApiError('changed-meanwhile', { status: 400, parameters: { name: editor?.name[locale] ?? '' } });
}
