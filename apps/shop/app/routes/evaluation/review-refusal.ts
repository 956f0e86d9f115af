import { data } from 'react-router';
import { textOf } from '../../form/form-outcome.ts';
import type { RefusedFields } from '../../form/refused-fields.ts';

/** Why a review was not published: texts or message ids by field, or a text for none; and what had been said of which line. */
export interface ReviewRefusal extends RefusedFields {
  lineId: string;
  values: { quality: string; service: string; description: string; comment: string; photos: readonly string[] };
}

/** What a form said of its line, as the rules take it. */
export function valuesOf(form: FormData, photos: readonly string[]): ReviewRefusal['values'] {
  return {
    quality: textOf(form, 'quality'),
    service: textOf(form, 'service'),
    description: textOf(form, 'description'),
    comment: textOf(form, 'comment'),
    photos,
  };
}

/** The answer that refuses a form. */
export function refused(form: FormData, photos: readonly string[], reasons: RefusedFields) {
  const refusal: ReviewRefusal = { lineId: textOf(form, 'line'), values: valuesOf(form, photos), ...reasons };
  return data({ refusal }, { status: 422 });
}
