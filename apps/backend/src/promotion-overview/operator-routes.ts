import type { OperatorList, OperatorPromotion } from '@rider/api/operator';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { listSoldPromotions } from './sold-promotions.ts';

/** Sales of promotions, for operators. */
export const promotionOperatorRoutes: RouteModule = (app, services) => {
  const { get } = operatorCalls(app, services, 'promotions');
  get<OperatorList<OperatorPromotion>>('/operator/promotions', ({ list, locale }) =>
    listSoldPromotions(services.database, { query: list(), locale, now: services.clock() }),
  );
};
