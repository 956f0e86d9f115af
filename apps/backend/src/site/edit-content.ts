import type { OperatorActionName, Seen as SeenOnDesk } from '@rider/api/operator';
import type { Locale, Localized } from '@rider/model/locale';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { changedMeanwhile } from '../operator/changed-meanwhile.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';

/** Who edits, and the language of errors. */
export interface Editor {
  operator: Operator;
  locale: Locale;
}

/** A row, and the version that the operator saw. */
export type Seen = Omit<SeenOnDesk, 'id'> & { id: number };

/** Locks the row that the operator saw. @throws ApiError `not-found`, `changed-meanwhile`. */
export async function lockSeen(
  transaction: Transaction,
  table: 'news' | 'notice' | 'banner',
  { locale }: Editor,
  { id, version }: Seen,
): Promise<void> {
  const row = await transaction
    .selectFrom(table)
    .select(['version', 'changed_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not-found');
  if (row.version !== version) throw await changedMeanwhile(transaction, row.changed_by, locale);
}

/** The columns of the next version of a row. */
export function nextVersion({ operator }: Editor, version: number): { version: number; changed_by: number } {
  return { version: version + 1, changed_by: operator.id };
}

/** Logs an operator's change of a row with a title. */
export function recordEdit(
  transaction: Transaction,
  { operator }: Editor,
  action: OperatorActionName,
  { id, title, detail = '' }: { id: number; title: Localized; detail?: string },
): Promise<void> {
  return recordOperatorAction(transaction, { operator, action, subject: `${id} ${title['en-US']}`, detail });
}
