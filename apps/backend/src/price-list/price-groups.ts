import type { OperatorList, PriceGroup, PriceGroupContents, PriceGroupInput } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import { ApiError } from '../http/api-error.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { messageText } from '../messages/index.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { assignParties, readParties, requireParties } from './listed-parties.ts';
import { unsavedError } from './save-price-list.ts';

/** A page of the price groups, by name. */
export function listPriceGroups(database: Database, query: OperatorListQuery): Promise<OperatorList<PriceGroup>> {
  const { search, pattern } = query;
  let found = database.selectFrom('price_group');
  if (search !== '')
    found = found.where(
      sql<SqlBool>`(name ilike ${pattern}
        or exists (select from price_group_buyer join buyer on buyer.id = buyer_id
          where price_group_id = price_group.id and (account ilike ${pattern} or company ilike ${pattern}))
        or exists (select from price_group_company join buyer_company on buyer_company.id = company_id
          where price_group_id = price_group.id and buyer_company.name ilike ${pattern}))`,
    );
  const rows = found
    .select(['id', 'name'])
    .select((select) => {
      const count = (table: 'price_group_buyer' | 'price_group_company' | 'price_list_group') =>
        select
          .selectFrom(table)
          .whereRef('price_group_id', '=', 'price_group.id')
          .select((counted) => counted.fn.countAll<number>().as('count'));
      return [
        count('price_group_buyer').as('buyers'),
        count('price_group_company').as('companies'),
        count('price_list_group').as('lists'),
      ];
    })
    .orderBy(sql`lower(name)`);
  return readPage(found, rows, query, (row) => ({
    id: String(row.id),
    name: row.name,
    buyers: row.buyers ?? 0,
    companies: row.companies ?? 0,
    priceLists: row.lists ?? 0,
  }));
}

/** A price group with its buyers, companies and price lists. @throws ApiError `not-found`. */
export async function readPriceGroup(database: Database, id: number): Promise<PriceGroupContents> {
  const group = await database.selectFrom('price_group').selectAll().where('id', '=', id).executeTakeFirst();
  if (group === undefined) throw new ApiError('not-found');
  const lists = await database
    .selectFrom('price_list_group')
    .innerJoin('price_list', 'price_list.id', 'price_list_id')
    .select(['price_list.id', 'name'])
    .where('price_group_id', '=', id)
    .orderBy('name')
    .execute();
  return {
    id: String(id),
    name: group.name,
    version: group.version,
    ...(await readParties(database, 'price_group', id)),
    priceLists: lists.map((list) => ({ ...list, id: String(list.id) })),
  };
}

/** A validated save: id and version are 0 for a new group. */
interface PriceGroupSave extends Required<Omit<PriceGroupInput, 'id'>> {
  id: number;
}

/**
 * Adds a price group, or replaces one; its price lists stay. The caller invalidates `price-lists` afterwards. @throws ApiError `faulty-fields`,
 * `not-found`, `changed-meanwhile`.
 */
export async function savePriceGroup(
  database: Database,
  operator: Operator,
  { id, version, name, ...parties }: PriceGroupSave,
  locale: Locale,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Two groups of one name would be the same line of a price list.
    await sql`lock table price_group in share row exclusive mode`.execute(transaction);
    const same = await transaction
      .selectFrom('price_group')
      .select('id')
      .where(sql`lower(name)`, '=', name.toLowerCase())
      .where('id', '!=', id)
      .executeTakeFirst();
    if (same !== undefined) throw fieldErrorTexts({ name: messageText('backend.priceList.groupTaken', locale) });
    const values = { name, changed_by: operator.id };
    const saved =
      id === 0
        ? await transaction.insertInto('price_group').values(values).returning('id').executeTakeFirst()
        : await transaction
            .updateTable('price_group')
            .set({ ...values, version: version + 1 })
            .where('id', '=', id)
            .where('version', '=', version)
            .returning('id')
            .executeTakeFirst();
    if (saved === undefined) throw await unsavedError(transaction, 'price_group', id, locale);
    const { buyerIds, companyIds } = await requireParties(transaction, parties, locale);
    await assignParties(transaction, 'price_group_buyer', saved.id, buyerIds);
    await assignParties(transaction, 'price_group_company', saved.id, companyIds);
    const detail = `${buyerIds.length} + ${companyIds.length}`;
    await recordOperatorAction(transaction, { operator, action: 'priceGroup.save', subject: name, detail });
  });
}
