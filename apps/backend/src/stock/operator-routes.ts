import type { OperatorList, StockMovement, StockVariant } from '@rider/api/operator';
import {
  countedCodesSchema,
  countSheetSchema,
  lowMarkSchema,
  stockCorrectionSchema,
  stockCountSchema,
  stockReceiptSchema,
} from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { findByCodes, listCountSheet, listStock, listStockMovements, readStockVariant } from './list-stock.ts';
import { saveCountSheet } from './count-sheet.ts';
import { correctStock, countStock, receiveStock, changeLowMark } from './move-stock.ts';

/** Operators' calls for the stock of variants and its movements. */
export const stockOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'stock');
  const { database, cache } = services;

  get<OperatorList<StockVariant>>('/operator/stock', ({ list, locale }) => listStock(database, list(), locale));

  get<StockVariant>('/operator/stock/:id', ({ id, locale }) => readStockVariant(database, id('id'), locale));

  get<OperatorList<StockMovement>>('/operator/stock/:id/movements', ({ id, list, locale }) =>
    listStockMovements(database, id('id'), list(), locale),
  );

  get<OperatorList<StockVariant>>('/operator/stock_sheet', ({ list, locale }) =>
    listCountSheet(database, list(), locale),
  );

  post<OperatorList<StockVariant>>('/operator/stock_sheet/find', ({ body, locale }) =>
    findByCodes(database, body(countedCodesSchema).codes, locale),
  );

  post('/operator/stock_sheet', async ({ operator, body }) => {
    await saveCountSheet(database, operator, body(countSheetSchema).rows);
    cache.invalidate('products');
  });

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

  post('/operator/stock/:id/low_mark', ({ operator, id, form, seen }) =>
    changeLowMark(database, operator, id('id'), { ...form(lowMarkSchema), seen }),
  );
};
