import * as v from 'valibot';
import { CUSTOM_FIELD_KINDS } from '../../order/custom-field.ts';
import { buyerMessage, purchaseOrderNumber, required } from '../fields/index.ts';
import { areTermsInOrder, termsEntries } from './delivery-terms.ts';

const texts = { message: buyerMessage, purchaseOrderNumber, ...termsEntries };

/** The texts and delivery terms of an order. */
export const orderTextsSchema = v.pipe(
  v.object(texts),
  v.forward(v.partialCheck([['notBefore'], ['notAfter']], areTermsInOrder, 'validation.terms.order'), ['notAfter']),
);

/** An order of the checkout. */
export const orderSchema = v.intersect([
  v.object({ addressId: required('validation.address.required') }),
  orderTextsSchema,
]);

/** An order of the checkout that the buyer picks up. */
export const pickUpOrderSchema = v.intersect([v.object({ addressId: v.optional(v.string(), '') }), orderTextsSchema]);

/** The fields of a custom form, as the checkout's form contains them in JSON. */
export const customFormJson = v.pipe(
  v.optional(v.string(), '[]'),
  v.parseJson(),
  v.array(v.object({ title: v.string(), kind: v.picklist(CUSTOM_FIELD_KINDS), required: v.boolean() })),
);
