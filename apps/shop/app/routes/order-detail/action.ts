import { ApiError } from '@rider/api';
import { buyAgain, cancelOrder, confirmReceipt, deleteOrder } from '@rider/api/order';
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse } from '../../data/server-load.ts';

/** Does what the order's state allows (R6.2): `intent` is cancel, confirm-receipt, buy-again or delete. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin } = context.get(requestScope);
  const number = new URL(request.url).searchParams.get('orderId') ?? '';
  const intent = String((await request.formData()).get('intent') ?? '');
  try {
    switch (intent) {
      case 'cancel':
        await cancelOrder(api, number);
        break;
      case 'confirm-receipt':
        await confirmReceipt(api, number);
        break;
      case 'delete':
        await deleteOrder(api, number);
        return redirect('/user/orderList');
      case 'buy-again': {
        const cartId = (await buyAgain(api, number)).join(',');
        return redirect(`/order_confirm?${new URLSearchParams({ cartId, new: '1' }).toString()}`);
      }
      default:
        return data({ message: '' }, { status: 400 });
    }
    return redirect(`/order_detail?orderId=${encodeURIComponent(number)}`);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return data({ message: error.message }, { status: 422 });
    throw asResponse(error, request, origin);
  }
}
