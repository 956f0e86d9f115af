import type {
  DailySlot,
  OperatorList,
  OperatorPromotion,
  OperatorPromotionTerms,
  PromotableVariant,
  PromotionCalendar,
  PromotionCheck,
} from '@rider/api/operator';
import { promotionAdjustmentSchema, promotionSchema } from '@rider/model/validation';
import { ApiError } from '../http/api-error.ts';
import { daysOf } from '../http/days.ts';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls, type OperatorCall } from '../operator/operator-calls.ts';
import {
  adjustPromotion,
  changePromotion,
  createPromotion,
  stopPromotion,
  type SeenPromotion,
} from '../promotion/save-promotion.ts';
import { checkEntered, findPromotable, readPromotionTerms } from './desk-promotions.ts';
import { promotionCalendar } from './promotion-calendar.ts';
import { listSoldPromotions } from './sold-promotions.ts';

const seenOf = ({ id }: OperatorCall): SeenPromotion => ({ id: id('id'), version: id('version') });

/** Operators' calls for promotions: their sales, and what creates, changes and stops them. */
export const promotionOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'promotions');
  const calendar = operatorCalls(app, services, 'promotion-calendar');
  const { database, cache, clock } = services;

  get<OperatorList<OperatorPromotion>>('/operator/promotions', ({ list, locale }) =>
    listSoldPromotions(database, { query: list(), locale, now: clock() }),
  );

  calendar.get<PromotionCalendar>('/operator/promotion_calendar', ({ given, locale }) => {
    const { from, before } = daysOf(given);
    if (from === null || before === null) throw new ApiError('malformed-request', { status: 400 });
    return promotionCalendar(database, { from, before, locale });
  });

  get<PromotableVariant[]>('/operator/promotable_variants', ({ list, locale }) =>
    findPromotable(database, list(), locale),
  );

  get<DailySlot[]>('/operator/promotion_slots', () =>
    database.selectFrom('sale_slot').select(['starts', 'hours']).orderBy('starts').orderBy('hours').execute(),
  );

  post<PromotionCheck>('/operator/promotion_check', (call) =>
    checkEntered(database, call, call.body(promotionSchema), call.id('id')),
  );

  get<OperatorPromotionTerms>('/operator/promotions/:id', ({ id, locale }) =>
    readPromotionTerms(database, id('id'), { locale, now: clock() }),
  );

  post('/operator/promotions', async (call) => {
    await createPromotion(database, call, call.body(promotionSchema));
    cache.invalidate('promotions');
  });

  post('/operator/promotions/:id/change', async (call) => {
    await changePromotion(database, call, seenOf(call), call.body(promotionSchema));
    cache.invalidate('promotions');
  });

  post('/operator/promotions/:id/adjust', async (call) => {
    await adjustPromotion(database, call, seenOf(call), call.body(promotionAdjustmentSchema));
    cache.invalidate('promotions');
  });

  post('/operator/promotions/:id/stop', async (call) => {
    await stopPromotion(database, call, seenOf(call));
    cache.invalidate('promotions');
  });
};
