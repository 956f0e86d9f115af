import type { OperatorListWire } from '@rider/api/operator';
import type { RefundWire } from '@rider/api/refund';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { operatorListQueryOf } from '../http/operator-list-query.ts';
import { requireOperator } from '../operator/require-operator.ts';
import { readRefusal } from './form.ts';
import { agreeToRefund, payRefund, receiveReturnedGoods, refuseRefund } from './operating.ts';
import { findRefund, listRefundsForOperator } from './reading.ts';
import { refundToWire } from './wire.ts';

/** Operators' calls for refunds; each step answers the refund in its new state. */
export const refundOperatorRoutes: RouteModule = (app, services) => {
  const { database } = services;
  const numberOf = (context: HttpContext): string => context.req.param('number') ?? '';
  const show = async (context: HttpContext): Promise<Response> =>
    answer<RefundWire>(
      context,
      refundToWire(await findRefund(database, null, numberOf(context)), null, context.var.locale),
    );

  app.get(
    '/operator/refunds',
    requireOperator(services, async (context) => {
      const query = operatorListQueryOf(context.var.parameters);
      const { refunds, count } = await listRefundsForOperator(database, query);
      const list = refunds.map((refund) => refundToWire(refund, null, context.var.locale));
      return answer<OperatorListWire<RefundWire>>(context, { list, count });
    }),
  );

  app.get('/operator/refunds/:number', requireOperator(services, show));

  const steps = { agree: agreeToRefund, receive: receiveReturnedGoods, pay: payRefund };
  for (const [name, step] of Object.entries(steps)) {
    app.post(
      `/operator/refunds/:number/${name}`,
      requireOperator(services, async (context, operator) => {
        await step(services, operator, numberOf(context));
        return show(context);
      }),
    );
  }

  app.post(
    '/operator/refunds/:number/refuse',
    requireOperator(services, async (context, operator) => {
      const reason = readRefusal(context.var.parameters, context.var.locale);
      await refuseRefund(services, operator, numberOf(context), reason);
      return show(context);
    }),
  );
};
