import { loginSchema } from '@rider/model/validation';
import { formRules } from '../../form/form-outcome.ts';

/** How the sign-in is checked. */
export const signInRules = formRules('sign-in', loginSchema);
