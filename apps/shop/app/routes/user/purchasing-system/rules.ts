import { purchasingSystemSchema } from '@rider/model/validation';
import { formRules } from '../../../form/form-outcome.ts';

/** Validates the connection of the company's purchasing system. */
export const connectRules = formRules('connect', purchasingSystemSchema);
