import type {
  OperatorListWire,
  OperatorPaymentDetailWire,
  OperatorPaymentWire,
  PayBackNoteRequestWire,
  ReconciliationRequestWire,
  ReconciliationWire,
} from '@rider/api/operator';
import type { Untrusted } from '@rider/api/wire';
import { moneyToDecimal } from '@rider/model/money';
import type { Reconciliation } from '@rider/model/payment';
import { comparedDaySchema, payBackNoteSchema } from '@rider/model/validation';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { readForm } from '../http/form-refusal.ts';
import { operatorListQueryOf } from '../http/operator-list-query.ts';
import { requireOperator } from '../operator/require-operator.ts';
import type { GatewayServices } from '../payment-provider/gateway.ts';
import { sendAgain, settleByHand } from './failed-pay-backs.ts';
import { listPayments, readPayment } from './listing.ts';
import { matchPayment, returnPayment } from './mismatch.ts';
import { reconcile, type ComparedTime } from './reconciliation.ts';

const DAY = 86_400_000;

/** A day in UTC. */
function timeOf(day: string): ComparedTime {
  const from = Date.parse(`${day}T00:00:00Z`);
  return { from, until: from + DAY };
}

function toWire({
  compared,
  payBacks,
  ours,
  theirs,
  differences,
  unlisted,
  isCut,
}: Reconciliation): ReconciliationWire {
  return {
    compared,
    pay_backs: payBacks,
    ours: moneyToDecimal(ours),
    theirs: moneyToDecimal(theirs),
    differences: differences.map(({ method, payBack, ours: here, theirs: there, ...each }) => ({
      ...each,
      pay_type: method,
      pay_back: payBack,
      ours: here === null ? '' : moneyToDecimal(here),
      theirs: there === null ? '' : moneyToDecimal(there),
    })),
    unlisted,
    cut: isCut ? 1 : 0,
  };
}

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

  for (const [name, settle] of Object.entries({ match: matchPayment, return: returnPayment })) {
    app.post(
      `/operator/payments/:reference/${name}`,
      requireOperator(services, async (context, operator) => {
        await settle(services, operator, context.req.param('reference') ?? '');
        return show(context);
      }),
    );
  }

  app.get(
    '/operator/reconciliation',
    requireOperator(services, async (context) => {
      const parameters: Untrusted<ReconciliationRequestWire> = context.var.parameters;
      const { day } = readForm(comparedDaySchema, { day: 'day' }, parameters, context.var.locale);
      return answer<ReconciliationWire>(context, toWire(await reconcile(services, timeOf(day))));
    }),
  );

  app.post(
    '/operator/payments/:reference/pay_backs/:number/send',
    requireOperator(services, async (context, operator) => {
      await sendAgain(services, operator, context.req.param('number') ?? '');
      return show(context);
    }),
  );

  app.post(
    '/operator/payments/:reference/pay_backs/:number/settle',
    requireOperator(services, async (context, operator) => {
      const parameters: Untrusted<PayBackNoteRequestWire> = context.var.parameters;
      const { note } = readForm(payBackNoteSchema, { note: 'note' }, parameters, context.var.locale);
      await settleByHand(services, operator, { number: context.req.param('number') ?? '', note });
      return show(context);
    }),
  );
};
