import { loginSchema } from '@rider/model/validation';
import { formRules } from '../../form/form-outcome.ts';

/** Validates the sign-in form. */
export const signInRules = formRules('sign-in', loginSchema);
