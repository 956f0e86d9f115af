import { buyerFeedbackSchema, feedbackPicturesSchema, feedbackSchema, validate } from '@rider/model/validation';
import type { Capabilities, FeedbackDraft } from '@rider/model/site';
import { textsOf, type Texts } from '@rider/web/form';
import type { FormRules } from '../../form/form-outcome.ts';

/** What was typed: texts by name, and the sizes of the chosen pictures. */
export type TypedFeedback = Partial<Pick<Texts, keyof FeedbackDraft>> & { pictures: readonly number[] };

/** The picture files of a form; a browser sends an empty file for a field without any. */
export function filesOf(form: FormData): File[] {
  return form.getAll('pictures').filter((value): value is File => value instanceof File && value.size > 0);
}

/** Reads and validates a message to the shop, with the fields that the backend stores. */
export function feedbackRules({
  visitorMessages,
}: Pick<Capabilities, 'visitorMessages'>): FormRules<Partial<FeedbackDraft>, TypedFeedback> {
  const schema = visitorMessages ? feedbackSchema : buyerFeedbackSchema;
  return {
    intent: 'feedback',
    read: (form) => ({ ...textsOf(form), pictures: filesOf(form).map(({ size }) => size) }),
    check: (typed) => {
      const texts = validate(schema, typed);
      const pictures = validate(feedbackPicturesSchema, typed);
      if (texts.errors === undefined && pictures.errors === undefined) return texts;
      return { values: undefined, errors: { ...texts.errors, ...pictures.errors } };
    },
  };
}
