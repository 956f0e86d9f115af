import * as v from 'valibot';
import { phone, required } from './fields.ts';
import { SHORT_TEXT_LENGTH } from '../limits/index.ts';

const line = (id: string) => v.pipe(required(id), v.maxLength(SHORT_TEXT_LENGTH, 'validation.text.long'));

/** How an order is shipped: by courier with tracking number, by a person, or virtually. */
export const shipmentSchema = v.variant(
  'method',
  [
    v.object({
      method: v.literal('deliver'),
      courier: line('validation.logistics.company'),
      trackingNumber: line('validation.logistics.slipNumber'),
    }),
    v.object({ method: v.literal('person'), person: line('validation.person.required'), personPhone: phone }),
    v.object({ method: v.literal('virtual'), content: line('validation.content.required') }),
  ],
  'validation.shipping.method',
);

/** A parcel event entered by an operator. */
export const parcelEventSchema = v.object({
  text: line('validation.parcelEvent.required'),
  place: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(SHORT_TEXT_LENGTH, 'validation.text.long')),
});
