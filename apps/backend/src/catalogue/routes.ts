import type { CategoryWire, ProductListWire, ProductRowWire, ShelfWire } from '@rider/api/catalogue';
import type { ListWire } from '@rider/api/wire';
import { sql } from 'kysely';
import type { Locale } from '@rider/model/locale';
import { answerCached } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import type { Database } from '../database/open.ts';
import { pageOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { categoryShelves, categoryTree } from './categories.ts';
import { facetKeys, facetsToWire } from './facet-list.ts';
import { listingOf } from './listing-parameters.ts';
import { findProducts } from './listing.ts';
import { lifeOfPromotions } from './promotion-fields.ts';
import { productRowToWire, selectProductRows, withPromotions } from './product-row.ts';

/** The hand-picked lists by their numbers on the wire. */
const LISTS: ReadonlyMap<string, string> = new Map([
  ['1', 'best'],
  ['2', 'hot'],
  ['3', 'new'],
  ['4', 'promotion'],
]);

async function listedProducts(
  database: Database,
  list: string,
  page: { limit: number; offset: number },
  { locale, now }: { locale: Locale; now: number },
): Promise<ListWire<ProductRowWire>> {
  const { count } = await database
    .selectFrom('product_list')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  const rows = await selectProductRows(
    database,
    () => sql`product.id in (select product_id from product_list where list = ${list})`,
    {
      order: sql`(select min(position) from product_list where list = ${list} and product_id = product.id), product.id`,
      ...page,
    },
  );
  const promoted = await withPromotions(database, rows, now);
  return { list: promoted.map((row) => productRowToWire(row, locale)), count };
}

/** Categories and product lists. */
export const catalogueRoutes: RouteModule = (app, { database, cache, clock }) => {
  const lifeOfList = ({ list }: { list: ProductRowWire[] }) => lifeOfPromotions(list, clock());

  app.get('/category_all', (context) =>
    answerCached<CategoryWire[]>(context, cache, 'list', () => categoryTree(database, context.var.locale)),
  );

  app.get('/pc/get_category_product', (context) =>
    answerCached<ListWire<ShelfWire>>(
      context,
      cache,
      'list',
      () => categoryShelves(database, pageOf(context.var.parameters), { locale: context.var.locale, now: clock() }),
      ({ list }) => Math.min(...list.map(({ productList }) => lifeOfPromotions(productList, clock()))),
    ),
  );

  app.get('/pc/get_products', (context) =>
    answerCached<ProductListWire>(
      context,
      cache,
      'list',
      async () => {
        const { locale, parameters } = context.var;
        const listing = listingOf(parameters, await facetKeys(database));
        const { rows, count, facets, searched, nearest } = await findProducts(database, listing);
        return {
          count,
          list: (await withPromotions(database, rows, clock())).map((row) => productRowToWire(row, locale)),
          facets: await facetsToWire(database, facets, listing.facets, locale),
          ...(searched === null ? {} : { searched }),
          ...(nearest.length === 0
            ? {}
            : { nearest: nearest.map(({ label, millimeters }) => ({ label: label[locale], length: millimeters })) }),
        };
      },
      lifeOfList,
    ),
  );

  app.get('/pc/get_recommend/:type', (context) =>
    answerCached<ListWire<ProductRowWire>>(
      context,
      cache,
      'list',
      () => {
        const list = LISTS.get(context.req.param('type'));
        if (list === undefined) throw new ApiError('malformed-request', { status: 400 });
        return listedProducts(database, list, pageOf(context.var.parameters), {
          locale: context.var.locale,
          now: clock(),
        });
      },
      lifeOfList,
    ),
  );

  app.get('/pc/get_good_product', (context) =>
    answerCached<Pick<ListWire<ProductRowWire>, 'list'>>(
      context,
      cache,
      'list',
      async () => {
        const { list } = await listedProducts(database, 'best', pageOf(context.var.parameters), {
          locale: context.var.locale,
          now: clock(),
        });
        return { list };
      },
      lifeOfList,
    ),
  );
};
