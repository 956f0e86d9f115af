import type { CreateOrderRequestWire } from '@rider/api/order';
import type { Untrusted } from '@rider/api/wire';
import type { Locale } from '@rider/model/locale';
import type { DeliveryTerms } from '@rider/model/order';
import { orderTextsSchema } from '@rider/model/validation';
import type { InferOutput } from 'valibot';
import { readForm, fieldErrors } from '../http/form-errors.ts';

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
export function readOrderTexts(
  parameters: Untrusted<CreateOrderRequestWire>,
  locale: Locale,
): Pick<InferOutput<typeof orderTextsSchema>, 'message' | 'purchaseOrderNumber'> & { terms: DeliveryTerms } {
  const { message, purchaseOrderNumber, ...terms } = readForm(orderTextsSchema, WIRE_NAMES, parameters, locale);
  if (message.length > MESSAGE_LENGTH)
    throw fieldErrors({ [WIRE_NAMES.message]: 'backend.answer.text-too-long' }, locale);
  return { message, purchaseOrderNumber, terms };
}
