import { paymentScreen } from '@rider/model/order-screens';
import { ApiError } from '@rider/api';
import { createOrder } from '@rider/api/order';
import { orderSchema, validate } from '@rider/model/validation';
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { formOf } from '../../form/form-of.ts';
import { saveAddressForm, type AddressRefusal } from '../../address/address-action.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse } from '../../data/server-load.ts';

/** Why the order was not placed: message ids by field, or the backend's words; and what was typed. */
export interface CheckoutRefusal {
  errors: Record<string, string>;
  message: string | null;
  buyerMessage: string;
  purchaseOrderNumber: string;
  /** The chosen coupon; empty for none. */
  couponId: string;
  address?: AddressRefusal;
}

/** Places the order of the checkout's key, or saves a new address (`intent=save-address`) and comes back with it chosen. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin } = context.get(requestScope);
  const form = await formOf(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const refuse = (refusal: Partial<CheckoutRefusal>, status = 422) =>
    data<CheckoutRefusal>(
      {
        errors: {},
        message: null,
        buyerMessage: text('message'),
        purchaseOrderNumber: text('purchaseOrderNumber'),
        couponId: text('couponId'),
        ...refusal,
      },
      { status },
    );
  try {
    if (text('intent') === 'save-address') {
      const saved = await saveAddressForm(api, form);
      if (typeof saved !== 'string') return refuse({ address: saved });
      const { searchParams } = new URL(request.url);
      searchParams.set('addressId', saved);
      return redirect(`/order_confirm?${searchParams.toString()}`);
    }
    const checked = validate(orderSchema, {
      addressId: text('addressId'),
      message: text('message'),
      purchaseOrderNumber: text('purchaseOrderNumber'),
    });
    if (checked.errors) return refuse({ errors: checked.errors });
    const buyNow = new URL(request.url).searchParams.get('new') === '1';
    const number = await createOrder(api, text('key'), {
      ...checked.values,
      method: 'balance',
      buyNow,
      couponId: text('couponId'),
    });
    return redirect(paymentScreen(number));
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'refused' || error.kind === 'verdict')) {
      return refuse({ message: error.message }, 409);
    }
    throw asResponse(error, request, origin);
  }
}
