import { quoteCommentSchema, quoteRejectionSchema } from '@rider/model/validation';
import { formRules } from '../../../form/form-outcome.ts';

/** The intent of the button that accepts a quote. */
export const ACCEPT = 'accept';

/** The forms of a quote, each with one text. */
export const RULES = {
  change: formRules('change', quoteCommentSchema),
  reject: formRules('reject', quoteRejectionSchema),
  comment: formRules('comment', quoteCommentSchema),
};
