import type { OperatorList, PriceList, PriceListContents } from '@rider/api/operator';
import type { PriceListState } from '@rider/model/price-list';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import { ApiError } from '../http/api-error.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { readParties } from './listed-parties.ts';

/** The state of a price list at `now` (epoch ms). */
export function priceListStateAt(row: { starts_at: Date; ends_at: Date | null }, now: number): PriceListState {
  if (row.starts_at.getTime() > now) return 'scheduled';
  return row.ends_at !== null && row.ends_at.getTime() <= now ? 'ended' : 'active';
}

/** A page of price lists, those that have ended last; `state` is a state at `now` (epoch ms), or empty for any. */
export async function listPriceLists(
  database: Database,
  query: OperatorListQuery,
  now: number,
): Promise<OperatorList<PriceList>> {
  const { search, pattern, state } = query;
  const at = new Date(now);
  const ended = sql<SqlBool>`coalesce(ends_at <= ${at}, false)`;
  let found = database.selectFrom('price_list');
  if (state === 'scheduled') found = found.where('starts_at', '>', at);
  if (state === 'active') found = found.where('starts_at', '<=', at).where(sql<SqlBool>`not ${ended}`);
  if (state === 'ended') found = found.where(ended);
  if (search !== '')
    found = found.where(
      sql<SqlBool>`(name ilike ${pattern}
        or exists (select from price_list_buyer join buyer on buyer.id = buyer_id
          where price_list_id = price_list.id and (account ilike ${pattern} or company ilike ${pattern}))
        or exists (select from price_list_company join buyer_company on buyer_company.id = company_id
          where price_list_id = price_list.id and buyer_company.name ilike ${pattern})
        or exists (select from price_list_group join price_group on price_group.id = price_group_id
          where price_list_id = price_list.id and price_group.name ilike ${pattern})
        or exists (select from price_list_price join sku on sku.id = sku_id
          where price_list_id = price_list.id and code ilike ${pattern}))`,
    );
  const rows = found
    .select(['id', 'name', 'first_day', 'last_day', 'starts_at', 'ends_at'])
    .select((select) => [
      select
        .selectFrom('price_list_buyer')
        .whereRef('price_list_id', '=', 'price_list.id')
        .select((count) => count.fn.countAll<number>().as('buyers'))
        .as('buyers'),
      select
        .selectFrom('price_list_company')
        .whereRef('price_list_id', '=', 'price_list.id')
        .select((count) => count.fn.countAll<number>().as('companies'))
        .as('companies'),
      select
        .selectFrom('price_list_group')
        .whereRef('price_list_id', '=', 'price_list.id')
        .select((count) => count.fn.countAll<number>().as('groups'))
        .as('groups'),
      select
        .selectFrom('price_list_price')
        .whereRef('price_list_id', '=', 'price_list.id')
        .select((count) => count.fn.countAll<number>().as('variants'))
        .as('variants'),
    ])
    .orderBy(ended)
    .orderBy('first_day', 'desc')
    .orderBy('id');
  return readPage(found, rows, query, (row) => ({
    id: String(row.id),
    name: row.name,
    firstDay: row.first_day,
    lastDay: row.last_day ?? '',
    state: priceListStateAt(row, now),
    buyers: row.buyers ?? 0,
    companies: row.companies ?? 0,
    groups: row.groups ?? 0,
    variants: row.variants ?? 0,
  }));
}

/** A price list with its buyers, companies, groups and prices. @throws ApiError `not-found`. */
export async function readPriceList(database: Database, id: number): Promise<PriceListContents> {
  const list = await database.selectFrom('price_list').selectAll().where('id', '=', id).executeTakeFirst();
  if (list === undefined) throw new ApiError('not-found');
  const groups = await database
    .selectFrom('price_list_group')
    .innerJoin('price_group', 'price_group.id', 'price_group_id')
    .select('name')
    .where('price_list_id', '=', id)
    .orderBy('name')
    .execute();
  const prices = await database
    .selectFrom('price_list_price')
    .innerJoin('sku', 'sku.id', 'sku_id')
    .select(['sku.code', 'price_list_price.price', 'price_list_price.tiers'])
    .where('price_list_id', '=', id)
    .orderBy('sku.code')
    .execute();
  return {
    id: String(id),
    name: list.name,
    firstDay: list.first_day,
    lastDay: list.last_day ?? '',
    version: list.version,
    ...(await readParties(database, 'price_list', id)),
    groups: groups.map(({ name }) => name),
    prices: prices.flatMap(({ code: sku, price, tiers }) => [
      ...(price === null ? [] : [{ sku, quantity: 1, price }]),
      ...tiers.map((each) => ({ sku, quantity: each.minimum, price: each.price })),
    ]),
  };
}
