import type { OperatorList, OperatorPayment, OperatorPaymentDetail } from '@rider/api/operator';
import type { Reconciliation } from '@rider/model/payment';
import { comparedDaySchema, payoutNoteSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls, type OperatorCall } from '../operator/operator-calls.ts';
import type { GatewayServices } from '../payment-provider/gateway.ts';
import { sendAgain, settleByHand } from './failed-payouts.ts';
import { listPayments, readPayment } from './list-payments.ts';
import { matchPayment, returnPayment } from './match-payment.ts';
import { reconcile } from './reconciliation.ts';

const DAY = 86_400_000;

/** Operators' calls for payments at providers; each returns the payment in its new state. */
export const paymentOperatorRoutes: RouteModule<GatewayServices> = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'payments');
  const { database } = services;
  const show = ({ inPath }: OperatorCall) => readPayment(database, inPath('reference'));
  const step = (path: string, take: (call: OperatorCall) => Promise<void>) =>
    post<OperatorPaymentDetail>(path, async (call) => {
      await take(call);
      return show(call);
    });

  get<OperatorList<OperatorPayment>>('/operator/payments', ({ list }) => listPayments(database, list()));
  get<OperatorPaymentDetail>('/operator/payments/:reference', show);
  get<Reconciliation>('/operator/reconciliation', ({ form }) => {
    const from = Date.parse(`${form(comparedDaySchema).day}T00:00:00Z`);
    return reconcile(services, { from, until: from + DAY });
  });

  step('/operator/payments/:reference/match', ({ operator, inPath }) =>
    matchPayment(services, operator, inPath('reference')),
  );
  step('/operator/payments/:reference/return', ({ operator, inPath }) =>
    returnPayment(services, operator, inPath('reference')),
  );
  step('/operator/payments/:reference/payouts/:number/send', ({ operator, inPath }) =>
    sendAgain(services, operator, inPath('number')),
  );
  step('/operator/payments/:reference/payouts/:number/settle', ({ operator, inPath, form }) =>
    settleByHand(services, operator, { number: inPath('number'), ...form(payoutNoteSchema) }),
  );
};
