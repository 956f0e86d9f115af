import type { OperatorList, PriceList, PriceListContents } from '@rider/api/operator';
import { priceListSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { listPriceLists, readPriceList } from './list-price-lists.ts';
import { removePriceList, savePriceList } from './save-price-list.ts';

/** Operators' calls for price lists. */
export const priceListOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'price-lists');
  const { database, cache, clock } = services;

  get<OperatorList<PriceList>>('/operator/price_lists', ({ list }) => listPriceLists(database, list(), clock()));

  get<PriceListContents>('/operator/price_lists/:id', ({ id }) => readPriceList(database, id('id')));

  post('/operator/price_lists', async ({ operator, form, given, id, locale }) => {
    const { prices } = given;
    await savePriceList(
      database,
      operator,
      {
        ...form(priceListSchema),
        id: id('id'),
        version: wholeNumberOf(given, 'version') ?? 0,
        accounts: textOf(given, 'accounts'),
        companies: textOf(given, 'companies'),
        prices: prices instanceof Blob ? await prices.text() : '',
      },
      locale,
    );
    cache.invalidate('price-lists');
  });

  post('/operator/price_lists/:id/remove', async ({ operator, id }) => {
    await removePriceList(database, operator, id('id'));
    cache.invalidate('price-lists');
  });
};
