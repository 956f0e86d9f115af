import { PROMOTION_KIND_WIRE, type PromotionReminderRequestWire } from '@rider/api/promotion';
import type { Untrusted } from '@rider/api/wire';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { buyerCalls } from '../http/buyer-calls.ts';
import { deleteReminder, isReminded, remindOfStart } from './reminders.ts';

/** The promotion in a request. @throws ApiError `unknown-item-or-order`. */
function promotionOf(context: HttpContext) {
  const parameters: Untrusted<PromotionReminderRequestWire> = context.var.parameters;
  const kind = Object.values(PROMOTION_KIND_WIRE).find((known) => known === textOf(parameters, 'type'));
  if (kind === undefined) throw new ApiError('unknown-item-or-order');
  return { kind, number: wholeNumberOf(parameters, 'id') ?? 0 };
}

/** Reminders of a promotion's start; not in CRMEB. */
export const promotionReminderRoutes: RouteModule = (app, { database, sessions, clock }) => {
  const forBuyer = buyerCalls(app, sessions);

  forBuyer.get('/promotion/reminder', async (context, buyerId) =>
    answer<{ reminded: boolean }>(context, {
      reminded: await isReminded(database, { ...promotionOf(context), buyerId }),
    }),
  );

  forBuyer.post('/promotion/remind', async (context, buyerId) => {
    await remindOfStart(database, { ...promotionOf(context), buyerId, now: clock() });
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/promotion/forget', async (context, buyerId) => {
    await deleteReminder(database, { ...promotionOf(context), buyerId });
    return answer(context, undefined, 'saved');
  });
};
