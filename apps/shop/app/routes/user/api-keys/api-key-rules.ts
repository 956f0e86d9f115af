import { apiKeySchema } from '@rider/model/validation';
import { textsOf, type Texts } from '@rider/web/form';
import { formRules } from '../../../form/form-outcome.ts';

/** The boxes of the scopes are one field. */
export const createRules = {
  ...formRules('create', apiKeySchema),
  read: (form: FormData): Texts => ({ ...textsOf(form), scopes: form.getAll('scopes').join(',') }),
};
