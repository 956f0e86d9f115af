import { moneyToDecimal } from '@rider/api/money';
import type { StoredOrderState } from '@rider/api/order';
import { forBuyers } from '../http/require-buyer.ts';
import { answer } from '../http/envelope.ts';
import { daysOf } from '../http/days.ts';
import type { Parameters, RouteModule } from '../http/environment.ts';
import { choiceOf, pageOf, textOf, wordOf } from '../http/parameters.ts';
import { Refusal } from '../http/refusal.ts';
import { cancelOrder } from './closing.ts';
import { countOrders } from './counts.ts';
import { findOrder, listOrders, type OrderQuery } from './reading.ts';
import { buyAgain, confirmReceipt, deleteOrder } from './service.ts';
import { orderCountsToWire, orderToWire } from './wire.ts';

const LIVE: readonly StoredOrderState[] = ['pending-payment', 'pending-shipment', 'to-receive', 'to-review', 'done'];

/** The list filter `type` (contract 3.7). After-sales have no orders of their own yet; anything unknown shows nothing. */
const STATES_OF_TYPE: Readonly<Record<string, readonly StoredOrderState[] | null>> = {
  '': null,
  0: ['pending-payment'],
  1: ['pending-shipment'],
  2: ['to-receive'],
  3: ['to-review'],
  4: ['done'],
  9: LIVE,
  '-2': ['refunded'],
};

function queryOf(parameters: Parameters): OrderQuery {
  const { limit, offset } = pageOf(parameters);
  const type = choiceOf(parameters, 'type', STATES_OF_TYPE);
  return {
    states: type === undefined ? [] : type,
    search: wordOf(parameters, 'search'),
    placed: daysOf(parameters),
    limit,
    offset,
  };
}

function numberOf(parameters: Parameters, name: string): string {
  const number = textOf(parameters, name);
  if (number === '') throw new Refusal('malformed-request', { status: 400 });
  return number;
}

/** A buyer's orders and what can be done with them (contract 3.7). */
export const orderRoutes: RouteModule = (app, services) => {
  const forBuyer = forBuyers(services.sessions);

  app.get(
    '/pc/get_order_list',
    forBuyer(async (context, buyerId) => {
      const { orders, count } = await listOrders(services, buyerId, queryOf(context.var.parameters));
      return answer(context, { list: orders.map((order) => orderToWire(order, context.var.locale)), count });
    }),
  );

  app.get(
    '/order/list',
    forBuyer(async (context, buyerId) => {
      const { orders } = await listOrders(services, buyerId, queryOf(context.var.parameters));
      return answer(
        context,
        orders.map((order) => orderToWire(order, context.var.locale)),
      );
    }),
  );

  app.get(
    '/order/data',
    forBuyer(async (context, buyerId) => answer(context, orderCountsToWire(await countOrders(services, buyerId)))),
  );

  app.get(
    '/order/detail/:number',
    forBuyer(async (context, buyerId) => {
      const order = await findOrder(services, buyerId, context.req.param('number') ?? '');
      return answer(context, orderToWire(order, context.var.locale));
    }),
  );

  app.post(
    '/order/cancel',
    forBuyer(async (context, buyerId) => {
      await cancelOrder(services, buyerId, numberOf(context.var.parameters, 'id'));
      return answer(context, undefined, 'cancelled');
    }),
  );

  app.post(
    '/order/take',
    forBuyer(async (context, buyerId) => {
      await confirmReceipt(services, buyerId, numberOf(context.var.parameters, 'uni'));
      return answer(context, undefined, 'receipt-confirmed');
    }),
  );

  app.post(
    '/order/del',
    forBuyer(async (context, buyerId) => {
      await deleteOrder(services, buyerId, numberOf(context.var.parameters, 'uni'));
      return answer(context, undefined, 'deleted');
    }),
  );

  app.post(
    '/order/again',
    forBuyer(async (context, buyerId) => {
      const { parameters, locale } = context.var;
      const lines = await buyAgain(services, buyerId, numberOf(parameters, 'uni'), locale);
      const added = lines.filter((line) => line.cartLineId !== null);
      return answer(context, {
        in_cart: 1,
        cateId: added.map((line) => line.cartLineId).join(','),
        lines: lines.map(({ key, code, cartLineId, quantity, problem, unitPrice }) => ({
          unique: key,
          code,
          cartId: cartLineId === null ? '' : String(cartLineId),
          cart_num: quantity,
          problem: problem ?? '',
          truePrice: unitPrice === null ? '' : moneyToDecimal(unitPrice),
        })),
      });
    }),
  );
};
