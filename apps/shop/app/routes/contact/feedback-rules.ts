import { feedbackPicturesSchema, feedbackSchema, validate } from '@rider/model/validation';
import type { FormRules } from '../../form/form-outcome.ts';
import type { FeedbackDraft } from '@rider/model/site';
import { textsOf, type Texts } from '@rider/web/form';

/** What was typed: texts by name, and the sizes of the chosen pictures. */
export type TypedFeedback = Partial<Pick<Texts, keyof FeedbackDraft>> & { pictures: readonly number[] };

/** The picture files of a form; a browser sends an empty file for a field without any. */
export function filesOf(form: FormData): File[] {
  return form.getAll('pictures').filter((value): value is File => value instanceof File && value.size > 0);
}

/** Reads and validates a message to the shop. */
export const feedbackRules: FormRules<FeedbackDraft, TypedFeedback> = {
  intent: 'feedback',
  read: (form) => ({ ...textsOf(form), pictures: filesOf(form).map(({ size }) => size) }),
  check: (typed) => {
    const texts = validate(feedbackSchema, typed);
    const pictures = validate(feedbackPicturesSchema, typed);
    if (texts.errors === undefined && pictures.errors === undefined) return texts;
    return { values: undefined, errors: { ...texts.errors, ...pictures.errors } };
  },
};
