import type { OperatorList, PriceGroup, PriceGroupContents, PriceList, PriceListContents } from '@rider/api/operator';
import { priceGroupSchema, priceListSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import { operatorCalls, type OperatorCall } from '../operator/operator-calls.ts';
import { listPriceLists, readPriceList } from './list-price-lists.ts';
import { listPriceGroups, readPriceGroup, savePriceGroup } from './price-groups.ts';
import { removePricing, savePriceList } from './save-price-list.ts';

/** Operators' calls for price lists, and for the groups that have them. */
export const priceListOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'price-lists');
  const { database, cache, clock } = services;
  /** What a call saves or removes, and who is in it. */
  const pricingOf = ({ given, id }: OperatorCall) => ({
    id: id('id'),
    version: wholeNumberOf(given, 'version') ?? 0,
    accounts: textOf(given, 'accounts'),
    companies: textOf(given, 'companies'),
  });
  const change = async (write: Promise<void>): Promise<void> => {
    await write;
    cache.invalidate('price-lists');
  };

  get<OperatorList<PriceList>>('/operator/price_lists', ({ list }) => listPriceLists(database, list(), clock()));

  get<PriceListContents>('/operator/price_lists/:id', ({ id }) => readPriceList(database, id('id')));

  post('/operator/price_lists', async (call) => {
    const { operator, given, locale } = call;
    const { prices } = given;
    const values = {
      ...call.form(priceListSchema),
      ...pricingOf(call),
      groups: textOf(given, 'groups'),
      prices: prices instanceof Blob ? await prices.text() : '',
    };
    return change(savePriceList(database, operator, values, locale));
  });

  post('/operator/price_lists/:id/remove', (call) =>
    change(removePricing(database, call.operator, { ...pricingOf(call), table: 'price_list' }, call.locale)),
  );

  get<OperatorList<PriceGroup>>('/operator/price_groups', ({ list }) => listPriceGroups(database, list()));

  get<PriceGroupContents>('/operator/price_groups/:id', ({ id }) => readPriceGroup(database, id('id')));

  post('/operator/price_groups', (call) => {
    const values = { ...call.form(priceGroupSchema), ...pricingOf(call) };
    return change(savePriceGroup(database, call.operator, values, call.locale));
  });

  post('/operator/price_groups/:id/remove', (call) =>
    change(removePricing(database, call.operator, { ...pricingOf(call), table: 'price_group' }, call.locale)),
  );
};
