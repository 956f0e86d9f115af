import type { OperatorActionName, Seen as SeenOnDesk } from '@rider/api/operator';
import type { Locale, Localized } from '@rider/model/locale';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { changedMeanwhile } from '../operator/changed-meanwhile.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { takeShopPictures } from '../upload/shop-pictures.ts';

/** Who edits, and the language of errors. */
export interface Editor {
  operator: Operator;
  locale: Locale;
}

/** A row, and the version that the operator saw. */
export type Seen = Omit<SeenOnDesk, 'id'> & { id: number };

type ContentTable = 'news' | 'notice' | 'banner';

/** Locks the row that the operator saw. @throws ApiError `not-found`, `changed-meanwhile`. */
export async function lockSeen(
  transaction: Transaction,
  table: ContentTable,
  { locale }: Editor,
  { id, version }: Seen,
): Promise<void> {
  const row = await transaction
    .selectFrom(table)
    .select(['version', 'changed_by'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not-found');
  if (row.version !== version) throw await changedMeanwhile(transaction, row.changed_by, locale);
}

/** The columns of the next version of a row. */
export function nextVersion({ operator }: Editor, version: number): { version: number; changed_by: number } {
  return { version: version + 1, changed_by: operator.id };
}

/** Creates a row, or changes the one that the operator saw; returns its id. @throws ApiError those of `lockSeen`. */
export async function saveRow(
  transaction: Transaction,
  table: ContentTable,
  editor: Editor,
  seen: Seen | null,
  columns: object,
): Promise<number> {
  if (seen === null) {
    const row = { ...columns, changed_by: editor.operator.id };
    const { id } = await transaction
      .insertInto(table)
      .values(row as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  await lockSeen(transaction, table, editor, seen);
  await transaction
    .updateTable(table)
    .set({ ...columns, ...nextVersion(editor, seen.version) })
    .where('id', '=', seen.id)
    .execute();
  return seen.id;
}

/** The file name of a row's picture, which the row had before or an operator has just uploaded. @throws ApiError `unknown-picture`. */
export async function takePicture(
  transaction: Transaction,
  table: 'news' | 'banner',
  seen: Seen | null,
  image: string,
): Promise<string> {
  const current = await transaction
    .selectFrom(table)
    .select('image')
    .where('id', '=', seen?.id ?? 0)
    .execute();
  const present = current.map((row) => row.image);
  const [picture = ''] = await takeShopPictures(transaction, [image], present);
  return picture;
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
