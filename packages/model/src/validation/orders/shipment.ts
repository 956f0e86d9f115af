import * as v from 'valibot';
import { shortText, optionalShortText, optionalText, phone, required } from '../fields/index.ts';

/** How an order is shipped: by courier with tracking number, by a person, virtually, or not, because the buyer picks it up. */
export const shipmentSchema = v.variant(
  'method',
  [
    v.object({
      method: v.literal('deliver'),
      courier: shortText('validation.logistics.company'),
      trackingNumber: shortText('validation.logistics.slipNumber'),
    }),
    v.object({ method: v.literal('person'), person: shortText('validation.person.required'), personPhone: phone }),
    v.object({ method: v.literal('virtual'), content: shortText('validation.content.required') }),
    v.object({ method: v.literal('pickup') }),
  ],
  'validation.shipping.method',
);

/** Orders to ship by courier, one a row. What a row lacks is judged with its order. */
export const shipmentRowsSchema = v.object({
  rows: v.array(
    v.object({
      number: optionalText,
      courier: optionalText,
      trackingNumber: optionalText,
    }),
  ),
});

/** An operator's note in the history of an order, in at most 1000 characters. */
export const orderRemarkSchema = v.object({
  text: v.pipe(required('validation.remark.required'), v.maxLength(1000, 'validation.text.long')),
});

/** A tag of an order, in at most 40 characters. */
export const orderTagSchema = v.object({
  tag: v.pipe(required('validation.orderTag.required'), v.maxLength(40, 'validation.text.long')),
});

/** A parcel event entered by an operator. */
export const parcelEventSchema = v.object({
  text: shortText('validation.parcelEvent.required'),
  place: optionalShortText,
});
