import type {
  OperatorList,
  OperatorLogEntry,
  OperatorProduct,
  OperatorProductRow,
  ProductChoices,
  ProductView,
  SavedProduct,
} from '@rider/api/operator';
import { productSchema, productViewSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import { operatorCalls, type OperatorCall } from '../operator/operator-calls.ts';
import { fileOf } from '../upload/routes.ts';
import { saveShopDocument } from '../upload/shop-documents.ts';
import { listProducts, productChoices, productHistory } from './list-products.ts';
import { operatorProduct } from './read-product.ts';
import { listProductViews, removeProductView, saveProductView } from './product-views.ts';
import { saveProduct } from './save-product.ts';

/** Operators' calls for products. */
export const productOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'products');
  const { database, cache } = services;

  const save = async ({ operator, body, locale }: OperatorCall, target: { id: number; version: number } | null) => {
    const values = body(productSchema);
    const saved = await database
      .transaction()
      .execute((transaction) => saveProduct(transaction, { operator, target, locale }, values));
    cache.invalidate('products');
    return { id: String(saved.id), version: saved.version };
  };

  get<OperatorList<OperatorProductRow>>('/operator/products', ({ given, list, locale }) =>
    listProducts(
      database,
      { ...list(), category: wholeNumberOf(given, 'category'), order: textOf(given, 'order') },
      locale,
    ),
  );

  get<ProductView[]>('/operator/product_views', ({ operator }) => listProductViews(database, operator.id));

  post('/operator/product_views', ({ operator, body }) =>
    saveProductView(database, operator.id, body(productViewSchema)),
  );

  post('/operator/product_views/:id/remove', ({ operator, id }) => removeProductView(database, operator.id, id('id')));

  get<ProductChoices>('/operator/product_choices', ({ locale }) => productChoices(database, locale));

  post<{ url: string }>('/operator/product_documents', async ({ operator, given }) => {
    return { url: await saveShopDocument(services, operator.id, await fileOf(given)) };
  });

  get<OperatorProduct>('/operator/products/:id', ({ id, locale }) => operatorProduct(database, id('id'), locale));

  get<OperatorList<OperatorLogEntry>>('/operator/products/:id/history', ({ id, list, locale }) =>
    productHistory(database, id('id'), list(), locale),
  );

  post<SavedProduct>('/operator/products', (call) => save(call, null));

  post<SavedProduct>('/operator/products/:id', (call) =>
    save(call, { id: call.id('id'), version: wholeNumberOf(call.given, 'version') ?? 0 }),
  );
};
