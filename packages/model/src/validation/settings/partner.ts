import * as v from 'valibot';
import { shortText } from '../fields/index.ts';

/** A key for a partner, by the partner's name. */
export const partnerKeySchema = v.object({ partner: shortText('validation.partner.name') });
