import type { Locale } from '@rider/model/locale';
import { orderSchema } from '@rider/model/validation';
import * as v from 'valibot';
import type { Parameters } from '../http/environment.ts';
import { readForm, refuseFields } from '../http/form-refusal.ts';

/** A message is counted in words (R5.5); this many characters are more than such words need. */
const MESSAGE_LENGTH = 5_000;

const WORDS = v.omit(orderSchema, ['addressId']);
const WIRE_NAMES = { message: 'mark', purchaseOrderNumber: 'po_number' };

/** Reads what a buyer writes on an order. Throws the refusal `faulty-fields` with `data.errors` by wire field. */
export function readOrderWords(parameters: Parameters, locale: Locale): v.InferOutput<typeof WORDS> {
  const words = readForm(WORDS, WIRE_NAMES, parameters, locale);
  if (words.message.length > MESSAGE_LENGTH) throw refuseFields({ mark: 'backend.answer.text-too-long' }, locale);
  return words;
}
