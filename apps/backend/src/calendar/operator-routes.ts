import { CLOSED_DAY_FIELDS, type ClosedDayWire, type OperatorListWire } from '@rider/api/operator';
import type { Untrusted } from '@rider/api/wire';
import { closedDaySchema } from '@rider/model/validation';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { readForm } from '../http/form-refusal.ts';
import { operatorListQueryOf } from '../http/operator-list-query.ts';
import { requireOperator } from '../operator/require-operator.ts';
import { closeDay, listClosedDays, openDay } from './closed-days.ts';

/** The calendar of the days on which the shop is closed, for operators. */
export const calendarOperatorRoutes: RouteModule = (app, services) => {
  const { database, cache, clock } = services;
  // Product pages promise the day of dispatch.
  const forgetPromises = () => {
    cache.clear();
    cache.onForgotten();
  };

  app.get(
    '/operator/closed_days',
    requireOperator(services, async (context) =>
      answer<OperatorListWire<ClosedDayWire>>(
        context,
        await listClosedDays(database, operatorListQueryOf(context.var.parameters), clock()),
      ),
    ),
  );

  app.post(
    '/operator/closed_days',
    requireOperator(services, async (context, operator) => {
      const { parameters, locale } = context.var;
      const given: Untrusted<ClosedDayWire> = parameters;
      await closeDay(database, operator, readForm(closedDaySchema, CLOSED_DAY_FIELDS, given, locale));
      forgetPromises();
      return answer(context, undefined, 'saved');
    }),
  );

  app.post(
    '/operator/closed_days/:day/remove',
    requireOperator(services, async (context, operator) => {
      await openDay(database, operator, context.req.param('day') ?? '');
      forgetPromises();
      return answer(context, undefined, 'deleted');
    }),
  );
};
