import type { PromotionReminderRequestWire } from '@rider/api/promotion';
import type { Untrusted } from '@rider/api/wire';
import { PROMOTION_KINDS } from '@rider/model/promotion';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import { Refusal } from '../http/refusal.ts';
import { forBuyers } from '../http/require-buyer.ts';
import { remindOfStart } from './reminders.ts';

/** "Tell me when it starts" (ours). */
export const promotionReminderRoutes: RouteModule = (app, { database, sessions, clock }) => {
  app.post(
    '/promotion/remind',
    forBuyers(sessions)(async (context, buyerId) => {
      const parameters: Untrusted<PromotionReminderRequestWire> = context.var.parameters;
      const kind = PROMOTION_KINDS.find((known) => known === textOf(parameters, 'type'));
      const number = wholeNumberOf(parameters, 'id') ?? 0;
      if (kind === undefined) throw new Refusal('unknown-item-or-order');
      await remindOfStart(database, { kind, number, buyerId, now: clock() });
      return answer(context, undefined, 'saved');
    }),
  );
};
