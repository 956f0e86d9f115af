import type {
  BuyerCompany,
  BuyerCompanyContents,
  BuyerCompanyMember,
  BuyerCompanyOrder,
  OperatorList,
} from '@rider/api/operator';
import { sql, type SqlBool } from 'kysely';
import { readBudgets } from '../buyer-company/budgets.ts';
import { readMembers } from '../buyer-company/members.ts';
import { readInvitations } from '../buyer-company/own-company.ts';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import { ApiError } from '../http/api-error.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { priceListStateAt } from '../price-list/list-price-lists.ts';

/** How many orders a company's screen shows. */
const SHOWN_ORDERS = 20;

/** A member's name as shown, as SQL over `buyer`. */
const NAME = sql<string>`coalesce(nullif(btrim(first_name || ' ' || last_name), ''), account)`;

/** A page of the companies of buyers, by name; the state `ownerless` has no active owner. */
export function listCompanies(database: Database, query: OperatorListQuery): Promise<OperatorList<BuyerCompany>> {
  const { search, pattern, state } = query;
  const owners = sql<string[]>`(select coalesce(json_agg(${NAME} order by account), '[]') from company_member
    join buyer on buyer.id = buyer_id where company_id = buyer_company.id and role = 'owner' and buyer.state = 'active')`;
  let found = database.selectFrom('buyer_company');
  if (state === 'ownerless') found = found.where(sql<SqlBool>`json_array_length(${owners}) = 0`);
  if (search !== '')
    found = found.where(
      sql<SqlBool>`(name ilike ${pattern} or exists (select from company_member join buyer on buyer.id = buyer_id
        where company_id = buyer_company.id and (account ilike ${pattern} or email ilike ${pattern})))`,
    );
  const rows = found
    .select(['id', 'name', 'created_at', owners.as('owners')])
    .select(
      sql<number>`(select count(*)::integer from company_member where company_id = buyer_company.id)`.as('members'),
    )
    .select(
      sql<number>`(select count(*)::integer from customer_order where company_id = buyer_company.id)`.as('orders'),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id');
  return readPage(found, rows, query, ({ id, created_at: createdAt, ...row }) => ({
    ...row,
    id: String(id),
    since: createdAt.getTime(),
  }));
}

async function readDeskMembers(database: Database, companyId: number, now: number): Promise<BuyerCompanyMember[]> {
  const members = await readMembers(database, { companyId }, now);
  const accounts = await database
    .selectFrom('company_member')
    .innerJoin('buyer', 'buyer.id', 'buyer_id')
    .select(['buyer.id', 'account', 'state'])
    .where('company_id', '=', companyId)
    .execute();
  return members.flatMap((member) => {
    const account = accounts.find(({ id }) => String(id) === member.buyerId);
    return account === undefined ? [] : { ...member, account: account.account, state: account.state };
  });
}

async function readLatestOrders(database: Database, companyId: number): Promise<BuyerCompanyOrder[]> {
  const rows = await database
    .selectFrom('customer_order')
    .innerJoin('buyer', 'buyer.id', 'buyer_id')
    .select(['number', 'job', 'customer_order.state', 'total', 'customer_order.created_at', NAME.as('orderedBy')])
    .where('company_id', '=', companyId)
    .orderBy('customer_order.id', 'desc')
    .limit(SHOWN_ORDERS)
    .execute();
  return rows.map(({ created_at: placedAt, ...order }) => ({ ...order, placedAt: placedAt.getTime() }));
}

/** A company of buyers with everything in it. @throws ApiError `not-found`. */
export async function readCompany(database: Database, companyId: number, now: number): Promise<BuyerCompanyContents> {
  const company = await database.selectFrom('buyer_company').selectAll().where('id', '=', companyId).executeTakeFirst();
  if (company === undefined) throw new ApiError('not-found');
  const { count } = await database
    .selectFrom('customer_order')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  const lists = await database
    .selectFrom('price_list_company')
    .innerJoin('price_list', 'price_list.id', 'price_list_id')
    .select(['price_list.id', 'name', 'starts_at', 'ends_at'])
    .where('company_id', '=', companyId)
    .orderBy('name')
    .execute();
  return {
    id: String(companyId),
    name: company.name,
    since: company.created_at.getTime(),
    members: await readDeskMembers(database, companyId, now),
    invitations: await readInvitations(database, companyId, now),
    budgets: await readBudgets(database, { companyId }),
    priceLists: lists.map((list) => ({ id: String(list.id), name: list.name, state: priceListStateAt(list, now) })),
    orders: await readLatestOrders(database, companyId),
    orderCount: count,
  };
}
