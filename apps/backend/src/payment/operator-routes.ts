import type {
  OperatorListWire,
  OperatorPaymentDetailWire,
  OperatorPaymentWire,
  PayBackNoteRequestWire,
} from '@rider/api/operator';
import type { Untrusted } from '@rider/api/wire';
import { payBackNoteSchema } from '@rider/model/validation';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { readForm } from '../http/form-refusal.ts';
import { operatorListQueryOf } from '../http/operator-list-query.ts';
import { requireOperator } from '../operator/require-operator.ts';
import type { GatewayServices } from '../payment-provider/gateway.ts';
import { sendAgain, settleByHand } from './failed-pay-backs.ts';
import { listPayments, readPayment } from './listing.ts';

const PAY_BACK = '/operator/payments/:reference/pay_backs/:number';

/** Operators' calls for payments at providers; each step answers the payment as it is then. */
export const paymentOperatorRoutes: RouteModule<GatewayServices> = (app, services) => {
  const { database } = services;
  const show = async (context: HttpContext): Promise<Response> =>
    answer<OperatorPaymentDetailWire>(context, await readPayment(database, context.req.param('reference') ?? ''));

  app.get(
    '/operator/payments',
    requireOperator(services, async (context) =>
      answer<OperatorListWire<OperatorPaymentWire>>(
        context,
        await listPayments(database, operatorListQueryOf(context.var.parameters)),
      ),
    ),
  );

  app.get('/operator/payments/:reference', requireOperator(services, show));

  app.post(
    `${PAY_BACK}/send`,
    requireOperator(services, async (context, operator) => {
      await sendAgain(services, operator, context.req.param('number') ?? '');
      return show(context);
    }),
  );

  app.post(
    `${PAY_BACK}/settle`,
    requireOperator(services, async (context, operator) => {
      const parameters: Untrusted<PayBackNoteRequestWire> = context.var.parameters;
      const { note } = readForm(payBackNoteSchema, { note: 'note' }, parameters, context.var.locale);
      await settleByHand(services, operator, { number: context.req.param('number') ?? '', note });
      return show(context);
    }),
  );
};
