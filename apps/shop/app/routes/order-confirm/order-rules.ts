import { orderSchema } from '@rider/model/validation';
import { formRules } from '../../form/form-outcome.ts';

/** How the form of an order is checked. */
export const orderRules = formRules('order', orderSchema);
