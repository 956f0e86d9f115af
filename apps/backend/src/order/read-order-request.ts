import type { ComputeOrderRequestWire, CreateOrderRequestWire, PaymentMethodWire } from '@rider/api/order';
import type { Untrusted } from '@rider/api/wire';
import type { Locale } from '@rider/model/locale';
import type { DeliveryTerms } from '@rider/model/order';
import { orderTextsSchema } from '@rider/model/validation';
import type { InferOutput } from 'valibot';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import type { HttpContext } from '../http/environment.ts';
import { readForm, fieldErrors } from '../http/form-errors.ts';
import { quotedAmountOf, textOf, wholeNumberOf } from '../http/parameters.ts';
import { isPaymentMethod } from '../payment-setting/payment-methods.ts';
import type { OrderRequest } from './place-order.ts';
import { readShippingChoice } from './shipping-choice.ts';

/** Maximum length of a message in characters; the form also limits its words. */
const MESSAGE_LENGTH = 5_000;

const WIRE_NAMES = {
  message: 'mark',
  purchaseOrderNumber: 'po_number',
  job: 'job_name',
  site: 'site_name',
  notBefore: 'ship_not_before',
  notAfter: 'ship_not_after',
  isWhole: 'whole_delivery',
} as const satisfies Record<keyof InferOutput<typeof orderTextsSchema>, keyof CreateOrderRequestWire>;

/** Validates the texts and delivery terms of an order's form. @throws ApiError `faulty-fields` with `data.errors` by wire field. */
function readOrderTexts(
  parameters: Untrusted<CreateOrderRequestWire>,
  locale: Locale,
): Pick<InferOutput<typeof orderTextsSchema>, 'message' | 'purchaseOrderNumber'> & { terms: DeliveryTerms } {
  const { message, purchaseOrderNumber, ...terms } = readForm(orderTextsSchema, WIRE_NAMES, parameters, locale);
  if (message.length > MESSAGE_LENGTH)
    throw fieldErrors({ [WIRE_NAMES.message]: 'backend.answer.text-too-long' }, locale);
  return { message, purchaseOrderNumber, terms };
}

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
