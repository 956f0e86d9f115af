import { orderSchema } from '@rider/model/validation';
import { formRules } from '../../form/form-outcome.ts';

/** Validates the order form. */
export const orderRules = formRules('order', orderSchema);
