import type { OperatorCategories } from '@rider/api/operator';
import { categoryProductsSchema, categorySchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { wholeNumberOf } from '../http/parameters.ts';
import { operatorCalls, type OperatorCall } from '../operator/operator-calls.ts';
import { listCategories } from './list-categories.ts';
import {
  addCategory,
  orderCategory,
  orderProducts,
  removeCategory,
  saveCategory,
  type CategoryEditor,
} from './save-category.ts';

/** Operators' calls for the categories of the catalogue. */
export const categoryOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'categories');
  const { database, cache } = services;
  const change = async (
    { operator, locale }: OperatorCall,
    write: (editor: CategoryEditor) => Promise<void>,
  ): Promise<void> => {
    await write({ database, operator, locale });
    cache.invalidate('products');
  };

  get<OperatorCategories>('/operator/categories', () => listCategories(database));

  post('/operator/categories', (call) => change(call, (editor) => addCategory(editor, call.body(categorySchema))));

  post('/operator/categories/:id', (call) => {
    const version = wholeNumberOf(call.given, 'version') ?? -1;
    return change(call, (editor) => saveCategory(editor, call.id('id'), { ...call.body(categorySchema), version }));
  });

  post('/operator/categories/:id/order', (call) =>
    change(call, (editor) =>
      orderCategory(editor, call.id('id'), { to: wholeNumberOf(call.given, 'to') ?? 0, seen: call.seen }),
    ),
  );

  post('/operator/categories/:id/products', (call) =>
    change(call, (editor) => orderProducts(editor, call.id('id'), call.body(categoryProductsSchema))),
  );

  post('/operator/categories/:id/remove', (call) => change(call, (editor) => removeCategory(editor, call.id('id'))));
};
