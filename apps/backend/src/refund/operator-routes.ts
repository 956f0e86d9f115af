import type { OperatorList } from '@rider/api/operator';
import type { RefundWire } from '@rider/api/refund';
import { refundRejectionSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls, type OperatorCall } from '../operator/operator-calls.ts';
import { approveRefund, payRefund, receiveReturn, rejectRefund } from './process-refund.ts';
import { findRefund, listRefundsForOperator } from './read-refunds.ts';
import { refundToWire } from './wire.ts';

/** Operators' calls for refunds; each returns the refund in its new state. */
export const refundOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'refunds');
  const { database } = services;
  const show = async ({ inPath, locale }: OperatorCall) =>
    refundToWire(await findRefund(database, null, inPath('number')), null, locale);
  const step = (path: string, take: (call: OperatorCall, number: string) => Promise<void>) =>
    post<RefundWire>(path, async (call) => {
      await take(call, call.inPath('number'));
      return show(call);
    });

  get<OperatorList<RefundWire>>('/operator/refunds', async ({ list, locale }) => {
    const { refunds, count } = await listRefundsForOperator(database, list());
    return { items: refunds.map((refund) => refundToWire(refund, null, locale)), total: count };
  });
  get<RefundWire>('/operator/refunds/:number', show);

  step('/operator/refunds/:number/agree', ({ operator }, number) => approveRefund(services, operator, number));
  step('/operator/refunds/:number/receive-goods', ({ operator }, number) => receiveReturn(services, operator, number));
  step('/operator/refunds/:number/pay-back', ({ operator }, number) => payRefund(services, operator, number));
  step('/operator/refunds/:number/refuse', ({ operator, form }, number) =>
    rejectRefund(services, operator, number, form(refundRejectionSchema).reason),
  );
};
