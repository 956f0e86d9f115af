import { webhookEndpointSchema } from '@rider/model/validation';
import { textsOf, type Texts } from '@rider/web/form';
import { formRules } from '../../../form/form-outcome.ts';

/** The boxes of the events are one field. */
const read = (form: FormData): Texts => ({ ...textsOf(form), events: form.getAll('events').join(',') });

export const addRules = { ...formRules('add', webhookEndpointSchema), read };
export const changeRules = { ...formRules('change', webhookEndpointSchema), read };
