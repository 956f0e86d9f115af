import type { BoughtAgainWire, CancelOrderRequestWire, OrderRequestWire } from '@rider/api/order';
import type { Untrusted } from '@rider/api/wire';
import { moneyToDecimal } from '@rider/model/money';
import { buyerCalls } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { textOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { cancelOrder } from './close-order.ts';
import { buyAgain, confirmReceipt, deleteOrder } from './own-order-actions.ts';

function numberOf<Request extends object>(parameters: Request, name: keyof Request & string): string {
  const number = textOf(parameters, name);
  if (number === '') throw new ApiError('malformed-request', { status: 400 });
  return number;
}

/** Buyers' changes of their orders. */
export const orderRoutes: RouteModule = (app, services) => {
  const forBuyer = buyerCalls(app, services.sessions);

  forBuyer.post('/order/cancel', async (context, buyerId) => {
    const parameters: Untrusted<CancelOrderRequestWire> = context.var.parameters;
    await cancelOrder(services, buyerId, numberOf(parameters, 'id'));
    return answer(context, undefined, 'cancelled');
  });

  forBuyer.post('/order/take', async (context, buyerId) => {
    const parameters: Untrusted<OrderRequestWire> = context.var.parameters;
    await confirmReceipt(services, buyerId, numberOf(parameters, 'uni'));
    return answer(context, undefined, 'receipt-confirmed');
  });

  forBuyer.post('/order/del', async (context, buyerId) => {
    const parameters: Untrusted<OrderRequestWire> = context.var.parameters;
    await deleteOrder(services, buyerId, numberOf(parameters, 'uni'));
    return answer(context, undefined, 'deleted');
  });

  forBuyer.post('/order/again', async (context, buyerId) => {
    const parameters: Untrusted<OrderRequestWire> = context.var.parameters;
    const lines = await buyAgain(services, buyerId, numberOf(parameters, 'uni'), context.var.locale);
    const added = lines.filter((line) => line.cartLineId !== null);
    return answer<BoughtAgainWire>(context, {
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
  });
};
