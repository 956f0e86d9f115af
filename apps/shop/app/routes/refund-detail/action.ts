import { refundScreen } from '@rider/model/order-screens';
import { ApiError } from '@rider/api';
import { cancelRefund } from '@rider/api/refund';
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { formOf } from '../../form/form-of.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse } from '../../data/server-load.ts';
import { refundNumberOf } from '../../refund/refund-address.ts';

/** Takes the request back (R6.2): `intent` is cancel. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin } = context.get(requestScope);
  const number = refundNumberOf(request);
  if ((await formOf(request)).get('intent') !== 'cancel') return data({ message: '' }, { status: 400 });
  try {
    await cancelRefund(api, number);
    return redirect(refundScreen(number));
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return data({ message: error.message }, { status: 422 });
    throw asResponse(error, request, origin);
  }
}
