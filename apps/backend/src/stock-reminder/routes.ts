import type { StockReminderRequestWire } from '@rider/api/catalogue';
import type { Untrusted } from '@rider/api/wire';
import { buyerCalls } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { wholeNumberOf } from '../http/parameters.ts';
import { addStockReminder, deleteStockReminder, listStockReminders } from './stock-reminders.ts';

function skuOf(context: HttpContext): number {
  const parameters: Untrusted<StockReminderRequestWire> = context.var.parameters;
  return wholeNumberOf(parameters, 'sku') ?? 0;
}

/** Reminders of variants that are in stock again; not in CRMEB. */
export const stockReminderRoutes: RouteModule = (app, { database, sessions, clock }) => {
  const forBuyer = buyerCalls(app, sessions);

  forBuyer.get('/product/stock_reminders', async (context, buyerId) =>
    answer<string[]>(
      context,
      await listStockReminders(database, wholeNumberOf(context.var.parameters, 'id') ?? 0, buyerId),
    ),
  );

  forBuyer.post('/product/remind_of_stock', async (context, buyerId) => {
    await addStockReminder(database, { skuId: skuOf(context), buyerId }, clock());
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/product/forget_stock', async (context, buyerId) => {
    await deleteStockReminder(database, { skuId: skuOf(context), buyerId });
    return answer(context, undefined, 'saved');
  });
};
