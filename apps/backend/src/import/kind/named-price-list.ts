import { sql } from 'kysely';
import { fieldErrorTexts } from '../../http/form-errors.ts';
import { messageText } from '../../messages/index.ts';
import type { RowSaving } from './row-kind.ts';

/** The price list with a name in any case, undefined for none; locked. @throws ApiError `faulty-fields` at `path` if several have the name. */
export async function findPriceList({ transaction, locale }: RowSaving, name: string, path: string) {
  const [list, ...others] = await transaction
    .selectFrom('price_list')
    .select(['id', 'first_day', 'last_day'])
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .forNoKeyUpdate()
    .execute();
  if (others.length > 0) throw fieldErrorTexts({ [path]: messageText('backend.import.severalLists', locale) });
  return list;
}

/** The id of the price list with a name in any case. @throws ApiError `faulty-fields` at `path` for no, or several price lists. */
export async function priceListNamed(saving: RowSaving, name: string, path: string): Promise<number> {
  const list = await findPriceList(saving, name, path);
  if (list === undefined)
    throw fieldErrorTexts({ [path]: messageText('backend.import.unknownList', saving.locale, { name }) });
  return list.id;
}

/** Counts a change of a price list, so that an older form of it is rejected. */
export async function countChange({ transaction, operator }: RowSaving, listId: number): Promise<void> {
  await transaction
    .updateTable('price_list')
    .set({ version: sql`version + 1`, changed_by: operator.id })
    .where('id', '=', listId)
    .execute();
}
