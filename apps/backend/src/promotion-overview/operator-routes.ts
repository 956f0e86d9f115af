import type { OperatorListWire, OperatorPromotionWire } from '@rider/api/operator';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { operatorListQueryOf } from '../http/operator-list-query.ts';
import { requireOperator } from '../operator/require-operator.ts';
import { listSoldPromotions } from './sold.ts';

/** What promotions sold, for operators. */
export const promotionOperatorRoutes: RouteModule = (app, services) => {
  app.get(
    '/operator/promotions',
    requireOperator(services, async (context) => {
      const { parameters, locale } = context.var;
      const listed = { query: operatorListQueryOf(parameters), locale, now: services.clock() };
      return answer<OperatorListWire<OperatorPromotionWire>>(
        context,
        await listSoldPromotions(services.database, listed),
      );
    }),
  );
};
