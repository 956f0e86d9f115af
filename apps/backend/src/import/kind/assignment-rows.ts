import { priceListAssignmentSchema } from '@rider/model/validation';
import type { InferOutput } from 'valibot';
import { fieldErrorTexts } from '../../http/form-errors.ts';
import { messageText } from '../../messages/index.ts';
import { companyLine, findBuyers, findCompanies, findGroups } from '../../price-list/listed-parties.ts';
import { countChange, priceListNamed } from './named-price-list.ts';
import { rowKind, watchRepeated, type RowSaving } from './row-kind.ts';

type AssignmentRow = InferOutput<typeof priceListAssignmentSchema>;

/** Where the assignments to a kind of party are, and how the party of a cell is found. */
const PARTIES = {
  buyer: { table: 'price_list_buyer', column: 'buyer_id', find: findBuyers, unknown: 'backend.import.unknownBuyer' },
  company: {
    table: 'price_list_company',
    column: 'company_id',
    find: findCompanies,
    unknown: 'backend.import.unknownCompany',
  },
  group: {
    table: 'price_list_group',
    column: 'price_group_id',
    find: findGroups,
    unknown: 'backend.import.unknownGroup',
  },
} as const;

/** Assigns a price list to the party of a row, or withdraws it; returns whether that changed anything. */
async function assign(
  { transaction, locale }: RowSaving,
  listId: number,
  { assigned, ...row }: AssignmentRow,
): Promise<boolean> {
  const path = (['buyer', 'company', 'group'] as const).find((each) => row[each] !== '') ?? 'buyer';
  const { table, column, find, unknown } = PARTIES[path];
  const [party] = (await find(transaction, [row[path]])).ids;
  if (party === undefined) throw fieldErrorTexts({ [path]: messageText(unknown, locale) });
  if (assigned === 'no') {
    const { numDeletedRows } = await transaction
      .deleteFrom(table)
      .where('price_list_id', '=', listId)
      .where(column, '=', party)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto(table)
    .values({ price_list_id: listId, [column]: party })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Assignments of price lists: a row for each buyer, company or group that has one. Those without a row stay. */
export const ASSIGNMENT_ROWS = rowKind({
  action: 'priceList.import',
  tags: ['price-lists'],
  schema: priceListAssignmentSchema,
  watch: () => watchRepeated(['list', 'buyer', 'company', 'group']),
  save: async (saving, row) => {
    const listId = await priceListNamed(saving, row.list, 'list');
    if (!(await assign(saving, listId, row))) return { outcome: 'same', changes: [] };
    await countChange(saving, listId);
    if (row.assigned === 'yes') return { outcome: 'created', changes: [] };
    return { outcome: 'changed', changes: [`${row.list}: ${row.buyer || row.company || row.group} → –`] };
  },
  async *exported({ database, demo, list }) {
    let lists = database.selectFrom('price_list').select(['id', 'name']).orderBy('name').orderBy('id');
    if (list !== undefined) lists = lists.where('id', '=', list);
    for (const { id, name } of await lists.execute()) {
      let buyers = database
        .selectFrom('price_list_buyer')
        .innerJoin('buyer', 'buyer.id', 'buyer_id')
        .where('price_list_id', '=', id);
      if (!demo) buyers = buyers.where('demo', '=', false);
      for (const { email, account } of await buyers.select(['email', 'account']).orderBy('account').execute())
        yield [name, email || account, '', '', 'yes'];
      const companies = database
        .selectFrom('price_list_company')
        .innerJoin('buyer_company', 'buyer_company.id', 'company_id')
        .select(['buyer_company.id', 'name'])
        .where('price_list_id', '=', id)
        .orderBy('name');
      for (const company of await companies.execute()) yield [name, '', companyLine(company), '', 'yes'];
      const groups = database
        .selectFrom('price_list_group')
        .innerJoin('price_group', 'price_group.id', 'price_group_id')
        .select('name')
        .where('price_list_id', '=', id)
        .orderBy('name');
      for (const group of await groups.execute()) yield [name, '', '', group.name, 'yes'];
    }
  },
});
