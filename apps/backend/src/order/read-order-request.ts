import type { ComputeOrderRequestWire, CreateOrderRequestWire, PaymentMethodWire } from '@rider/api/order';
import type { Untrusted } from '@rider/api/wire';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { HttpContext } from '../http/environment.ts';
import { quotedAmountOf, textOf, wholeNumberOf } from '../http/parameters.ts';
import { isPaymentMethod } from './payment-methods.ts';
import type { OrderRequest } from './place-order.ts';
import { readOrderTexts } from './read-order-texts.ts';
import { readShippingChoice } from './shipping-choice.ts';

function methodOf(text: string): PaymentMethodWire {
  if (text === '') return 'yue';
  if (!isPaymentMethod(text)) throw new ApiError('unknown-payment-method', { status: 400 });
  return text;
}

/** The chosen coupon; 0 and absent choose none. */
export function couponOf(parameters: Untrusted<ComputeOrderRequestWire>): number | null {
  return wholeNumberOf(parameters, 'couponId') || null;
}

/**
 * Reads a buyer's order of the checkout that the path names. @throws ApiError `faulty-fields`, `unknown-payment-method`, those of
 * {@link readShippingChoice}.
 */
export async function readOrderRequest(database: Database, context: HttpContext): Promise<OrderRequest> {
  const { locale } = context.var;
  const parameters: Untrusted<CreateOrderRequestWire> = context.var.parameters;
  return {
    key: context.req.param('key') ?? '',
    addressId: wholeNumberOf(parameters, 'addressId') ?? 0,
    couponId: couponOf(parameters),
    choice: await readShippingChoice(database, parameters),
    quoted: quotedAmountOf(parameters, 'pay_price'),
    method: methodOf(textOf(parameters, 'payType')),
    ...readOrderTexts(parameters, locale),
    locale,
  };
}
