import type { OperatorList, StockMovement, StockVariant } from '@rider/api/operator';
import { lowMarkSchema, stockCorrectionSchema, stockCountSchema, stockReceiptSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { listStock, listStockMovements, readStockVariant } from './list-stock.ts';
import { correctStock, countStock, receiveStock, setLowMark } from './move-stock.ts';

/** Operators' calls for the stock of variants and its movements. */
export const stockOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'stock');
  const { database, cache } = services;

  get<OperatorList<StockVariant>>('/operator/stock', ({ list, locale }) => listStock(database, list(), locale));

  get<StockVariant>('/operator/stock/:id', ({ id, locale }) => readStockVariant(database, id('id'), locale));

  get<OperatorList<StockMovement>>('/operator/stock/:id/movements', ({ id, list, locale }) =>
    listStockMovements(database, id('id'), list(), locale),
  );

  post('/operator/stock/:id/receive', async ({ operator, id, form, requestKey }) => {
    await receiveStock(database, operator, id('id'), { requestKey: requestKey(), ...form(stockReceiptSchema) });
    cache.invalidate('products');
  });

  post('/operator/stock/:id/correct', async ({ operator, id, form, requestKey }) => {
    await correctStock(database, operator, id('id'), { requestKey: requestKey(), ...form(stockCorrectionSchema) });
    cache.invalidate('products');
  });

  post('/operator/stock/:id/count', async ({ operator, id, form }) => {
    await countStock(database, operator, id('id'), form(stockCountSchema));
    cache.invalidate('products');
  });

  post('/operator/stock/:id/low_mark', ({ operator, id, form }) =>
    setLowMark(database, operator, id('id'), form(lowMarkSchema).lowMark),
  );
};
