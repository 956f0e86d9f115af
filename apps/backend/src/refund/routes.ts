import type {
  QuoteRefundRequestWire,
  RefundListRequestWire,
  RefundQuoteWire,
  RefundWire,
  RequestedRefundWire,
  ReturnRequestWire,
} from '@rider/api/refund';
import type { ListWire, Untrusted } from '@rider/api/wire';
import { moneyToDecimal } from '@rider/model/money';
import { OPEN_REFUND_STATES, type RefundState } from '@rider/model/refund';
import { buyerCalls, type BuyerHandler } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { choiceOf, pageOf, wholeNumberOf } from '../http/parameters.ts';
import { messageText } from '../messages/index.ts';
import { requestRefund, quoteRefund } from './request-refund.ts';
import { requestedLinesOf, readRefundRequest, readReturnShipment } from './read-refund-request.ts';
import { findRefund, listRefunds, type RefundQuery } from './read-refunds.ts';
import { cancelRefund, shipReturn } from './own-refund-actions.ts';
import { REFUND_REASONS, refundedLinesToWire, refundToWire } from './wire.ts';

/** The list filter `refund_status`: 0 all, 1 open, 2 refunded. */
const STATES_OF_STATUS: Readonly<Record<string, readonly RefundState[] | null>> = {
  '': null,
  0: null,
  1: OPEN_REFUND_STATES,
  2: ['refunded'],
};

function queryOf(parameters: Untrusted<RefundListRequestWire>): RefundQuery {
  const { limit, offset } = pageOf(parameters);
  const states = choiceOf(parameters, 'refund_status', STATES_OF_STATUS);
  return { states: states === undefined ? [] : states, limit, offset };
}

const idOf = (context: HttpContext): number => wholeNumberOf({ id: context.req.param('id') }, 'id') ?? 0;
const numberOf = (context: HttpContext): string => context.req.param('number') ?? '';

/** A buyer's refunds. */
export const refundRoutes: RouteModule = (app, services) => {
  const { database } = services;
  const forBuyer = buyerCalls(app, services.sessions);

  forBuyer.get('/order/refund/reason', async (context) =>
    answer<string[]>(
      context,
      REFUND_REASONS.map((id) => messageText(id, context.var.locale)),
    ),
  );

  forBuyer.post('/order/refund/cart_info', async (context, buyerId) => {
    const { locale } = context.var;
    const parameters: Untrusted<QuoteRefundRequestWire> = context.var.parameters;
    const orderId = wholeNumberOf(parameters, 'id') ?? 0;
    const { order, lines, amount, tax } = await quoteRefund(services, buyerId, orderId, requestedLinesOf(parameters));
    const cartInfo = refundedLinesToWire(lines, order, locale);
    return answer<RefundQuoteWire>(context, {
      cartInfo,
      refund_price: moneyToDecimal(amount),
      tax_price: moneyToDecimal(tax),
    });
  });

  forBuyer.post('/order/refund/apply/:id', async (context, buyerId) => {
    const request = readRefundRequest(context.var.parameters, context.var.locale);
    const number = await requestRefund(services, buyerId, idOf(context), request);
    return answer<RequestedRefundWire>(context, { order_id: number }, 'refund-requested');
  });

  const list: BuyerHandler = async (context, buyerId) => {
    const { refunds, count } = await listRefunds(database, buyerId, queryOf(context.var.parameters));
    const rows = refunds.map((refund) => refundToWire(refund, null, context.var.locale));
    return answer<ListWire<RefundWire>>(context, { list: rows, count });
  };
  forBuyer.get('/pc/get_refund_order_list', list);
  forBuyer.get('/order/refund/list', list);

  forBuyer.get('/order/refund/detail/:number', async (context, buyerId) => {
    const view = await findRefund(database, buyerId, numberOf(context));
    const company = await database.selectFrom('company').select('facts').executeTakeFirst();
    return answer<RefundWire>(context, refundToWire(view, company?.facts ?? null, context.var.locale));
  });

  forBuyer.post('/order/refund/express', async (context, buyerId) => {
    const { locale } = context.var;
    const parameters: Untrusted<ReturnRequestWire> = context.var.parameters;
    await shipReturn(services, buyerId, wholeNumberOf(parameters, 'id') ?? 0, readReturnShipment(parameters, locale));
    return answer(context, undefined, 'submitted');
  });

  forBuyer.post('/order/refund/cancel/:number', async (context, buyerId) => {
    await cancelRefund(services, buyerId, numberOf(context));
    return answer(context, undefined, 'cancelled');
  });
};
