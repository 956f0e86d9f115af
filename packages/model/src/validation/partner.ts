import * as v from 'valibot';
import { SHORT_TEXT_LENGTH } from '../limits/index.ts';
import { required } from './fields.ts';

/** A key for a partner, by the partner's name. */
export const partnerKeySchema = v.object({
  partner: v.pipe(required('validation.partner.name'), v.maxLength(SHORT_TEXT_LENGTH, 'validation.text.long')),
});
