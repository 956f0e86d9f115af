import type { CreateOrderRequestWire } from '@rider/api/order';
import type { Untrusted } from '@rider/api/wire';
import type { Locale } from '@rider/model/locale';
import { orderSchema } from '@rider/model/validation';
import * as v from 'valibot';
import { readForm, fieldErrors } from '../http/form-errors.ts';

/** Maximum length of a message in characters; the form also limits its words. */
const MESSAGE_LENGTH = 5_000;

const WORDS = v.omit(orderSchema, ['addressId']);
const WIRE_NAMES = { message: 'mark', purchaseOrderNumber: 'po_number' } as const satisfies Record<
  keyof typeof WORDS.entries,
  keyof CreateOrderRequestWire
>;

/** Validates the texts of an order's form. @throws ApiError `faulty-fields` with `data.errors` by wire field. */
export function readOrderTexts(
  parameters: Untrusted<CreateOrderRequestWire>,
  locale: Locale,
): v.InferOutput<typeof WORDS> {
  const words = readForm(WORDS, WIRE_NAMES, parameters, locale);
  if (words.message.length > MESSAGE_LENGTH)
    throw fieldErrors({ [WIRE_NAMES.message]: 'backend.answer.text-too-long' }, locale);
  return words;
}
