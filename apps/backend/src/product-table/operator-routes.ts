import type { ProductTable, ProductVerdict } from '@rider/api/operator';
import { MOST_CHOSEN_PRODUCTS } from '@rider/model/product';
import { productTableSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { idsOf, textOf, wholeNumberOf } from '../http/parameters.ts';
import { operatorCalls, type OperatorCall } from '../operator/operator-calls.ts';
import { readProductTable, readProductVersions, type ChosenProducts } from './read-table.ts';
import { saveTableProduct } from './save-table.ts';

function choiceOf({ given, list }: OperatorCall): ChosenProducts {
  return textOf(given, 'ids') === '' ? list() : { ids: idsOf(given, 'ids', MOST_CHOSEN_PRODUCTS) };
}

/** Operators' calls for many products at once. */
export const productTableRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'products');
  const { database, cache } = services;

  get<ProductTable>('/operator/product_table', (call) =>
    readProductTable(database, choiceOf(call), wholeNumberOf(call.given, 'after') ?? 0, call.locale),
  );

  get<{ id: string; version: number }[]>('/operator/product_versions', (call) =>
    readProductVersions(database, choiceOf(call)),
  );

  post<ProductVerdict[]>('/operator/product_table', async ({ operator, body, locale }) => {
    const { products, reason } = body(productTableSchema);
    const verdicts: ProductVerdict[] = [];
    for (const change of products)
      verdicts.push(await saveTableProduct(database, change, { operator, reason, locale }));
    cache.invalidate('products');
    return verdicts;
  });
};
