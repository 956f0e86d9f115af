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
import type { PricedVariant } from '../price-list/contract-prices.ts';
import { answerPriced, idsOfRows, priceRows } from '../price-list/priced-answers.ts';
import { PUBLISHED } from '../search/published.ts';

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
    .innerJoin('product', 'product.id', 'product_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('list', '=', list)
    .where(PUBLISHED)
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
export const catalogueRoutes: RouteModule = (app, services) => {
  const { database, cache, clock } = services;
  /** A public list, by its rows. */
  const listOf = <Message>(rowsOf: (message: Message) => readonly ProductRowWire[]) => ({
    kind: 'list' as const,
    lifeOf: (message: Message) => lifeOfPromotions(rowsOf(message), clock()),
    productsIn: (message: Message) => idsOfRows(rowsOf(message)),
    writePrices: (message: Message, prices: readonly PricedVariant[]) => priceRows(rowsOf(message), prices),
  });
  const rows = listOf<Pick<ListWire<ProductRowWire>, 'list'>>(({ list }) => list);
  const shelves = listOf<ListWire<ShelfWire>>(({ list }) => list.flatMap(({ productList }) => productList));

  app.get('/category_all', (context) =>
    answerCached<CategoryWire[]>(context, cache, 'list', () => categoryTree(database, context.var.locale)),
  );

  app.get('/pc/get_category_product', (context) =>
    answerPriced<ListWire<ShelfWire>>(context, services, {
      ...shelves,
      read: () =>
        categoryShelves(database, pageOf(context.var.parameters), { locale: context.var.locale, now: clock() }),
    }),
  );

  app.get('/pc/get_products', (context) =>
    answerPriced<ProductListWire>(context, services, {
      ...rows,
      read: async () => {
        const { locale, parameters } = context.var;
        const listing = listingOf(parameters, await facetKeys(database));
        const { rows: found, count, facets, searched, nearest } = await findProducts(services, listing);
        return {
          count,
          list: (await withPromotions(database, found, clock())).map((row) => productRowToWire(row, locale)),
          facets: await facetsToWire(database, facets, listing.facets, locale),
          ...(searched === null ? {} : { searched }),
          ...(nearest.length === 0
            ? {}
            : { nearest: nearest.map(({ label, millimeters }) => ({ label: label[locale], length: millimeters })) }),
        };
      },
    }),
  );

  app.get('/pc/get_recommend/:type', (context) =>
    answerPriced<ListWire<ProductRowWire>>(context, services, {
      ...rows,
      read: async () => {
        const list = LISTS.get(context.req.param('type'));
        if (list === undefined) throw new ApiError('malformed-request', { status: 400 });
        return listedProducts(database, list, pageOf(context.var.parameters), {
          locale: context.var.locale,
          now: clock(),
        });
      },
    }),
  );

  app.get('/pc/get_good_product', (context) =>
    answerPriced<Pick<ListWire<ProductRowWire>, 'list'>>(context, services, {
      ...rows,
      read: async () => {
        const { list } = await listedProducts(database, 'best', pageOf(context.var.parameters), {
          locale: context.var.locale,
          now: clock(),
        });
        return { list };
      },
    }),
  );
};
