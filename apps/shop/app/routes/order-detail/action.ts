import { screens } from '@rider/model/screens';
import { ApiError, type Api } from '@rider/api/transport';
import { buyAgain, cancelOrder, confirmReceipt, deleteOrder, getOrder } from '@rider/api/order';
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { isMissing } from '../../data/rejections.ts';
import { orderNumberOf } from '../../screen-parameters/id-in-address.ts';
import { formOf } from '../../form/form-of.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse } from '../../data/server-load.ts';
import type { OrderActionAnswer } from '../../order/order-actions.tsx';
import { againAddress } from '../../order/order-address.ts';

/** Whether an order that was cancelled is no more: CRMEB deletes it at once. */
async function isGone(api: Api, number: string): Promise<boolean> {
  try {
    await getOrder(api, number);
    return false;
  } catch (error) {
    if (error instanceof ApiError && isMissing(error)) return true;
    throw error;
  }
}

/** Performs an action that the order's state allows: `intent` is cancel, confirm-receipt, buy-again or delete. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin } = context.get(requestScope);
  const number = orderNumberOf(request);
  const intent = String((await formOf(request)).get('intent') ?? '');
  try {
    switch (intent) {
      case 'cancel':
        await cancelOrder(api, number);
        return redirect((await isGone(api, number)) ? screens.orders : screens.order(number));
      case 'confirm-receipt':
        await confirmReceipt(api, number);
        break;
      case 'delete':
        await deleteOrder(api, number);
        return redirect(screens.orders);
      case 'buy-again': {
        const again = await buyAgain(api, number);
        // Unchanged lines need no review first.
        if (again.lines.some(({ problem }) => problem !== null)) return data<OrderActionAnswer>({ message: '', again });
        return redirect(againAddress(number, again));
      }
      default:
        return data<OrderActionAnswer>({ message: '' }, { status: 400 });
    }
    return redirect(screens.order(number));
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'rejected') throw asResponse(error, request, origin);
    const reasons = Object.values(error.fieldErrors);
    return data<OrderActionAnswer>({ message: error.message, reasons }, { status: 422 });
  }
}
