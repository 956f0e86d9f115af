import { isPickUp } from '@rider/model/shipping';
import { orderSchema, pickUpOrderSchema, validate } from '@rider/model/validation';
import type { Texts } from '@rider/web/form';

/** Validates the order form; goods that are picked up need no address. */
export const orderRules = {
  intent: 'order',
  check: (typed: Texts) => validate(isPickUp(typed['shipping'] ?? '') ? pickUpOrderSchema : orderSchema, typed),
};
