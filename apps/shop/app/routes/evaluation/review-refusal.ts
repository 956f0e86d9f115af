import { data } from 'react-router';

/** Why a review was not published: texts or message ids by field, or a text for none; and what had been said of which line. */
export interface ReviewRefusal {
  lineId: string;
  values: { quality: string; service: string; description: string; comment: string; photos: readonly string[] };
  errors: Record<string, string>;
  message: string | null;
}

/** A field of a form as text; empty when it is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
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
export function refused(form: FormData, photos: readonly string[], reasons: Pick<ReviewRefusal, 'errors' | 'message'>) {
  const refusal: ReviewRefusal = { lineId: textOf(form, 'line'), values: valuesOf(form, photos), ...reasons };
  return data({ refusal }, { status: 422 });
}
