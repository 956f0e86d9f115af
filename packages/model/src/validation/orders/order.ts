import * as v from 'valibot';
import { CUSTOM_FIELD_KINDS } from '../../order/custom-field.ts';
import { buyerMessage, purchaseOrderNumber, required } from '../fields/index.ts';

/** The texts of an order. */
export const orderSchema = v.object({
  addressId: required('validation.address.required'),
  message: buyerMessage,
  purchaseOrderNumber,
});

/** The texts of an order that the buyer picks up. */
export const pickUpOrderSchema = v.object({ ...orderSchema.entries, addressId: v.optional(v.string(), '') });

/** The fields of a custom form, as the checkout's form contains them in JSON. */
export const customFormJson = v.pipe(
  v.optional(v.string(), '[]'),
  v.parseJson(),
  v.array(v.object({ title: v.string(), kind: v.picklist(CUSTOM_FIELD_KINDS), required: v.boolean() })),
);
