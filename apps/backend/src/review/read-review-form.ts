import { REVIEW_FIELDS, type PublishReviewRequestWire } from '@rider/api/review';
import type { FieldErrorsWire } from '@rider/api/transport';
import type { Untrusted } from '@rider/api/wire';
import type { Locale } from '@rider/model/locale';
import { reviewSchema, validate } from '@rider/model/validation';
import { errorsByWireName } from '../http/form-errors.ts';
import { textOf, textsOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';

/** A review to publish. */
export interface ReviewForm {
  quality: number;
  service: number;
  description: number | null;
  comment: string;
  photos: string[];
}

/**
 * Reads and validates a review. @throws ApiError with `data.errors` by wire field: `quality-score-missing`, `service-score-missing`,
 * `faulty-fields` for anything else.
 */
export function readReviewForm(parameters: Untrusted<PublishReviewRequestWire>, locale: Locale): ReviewForm {
  const checked = validate(reviewSchema, {
    quality: textOf(parameters, REVIEW_FIELDS.quality),
    service: textOf(parameters, REVIEW_FIELDS.service),
    description: textOf(parameters, REVIEW_FIELDS.description),
    comment: textOf(parameters, REVIEW_FIELDS.comment),
    photos: textsOf(parameters, REVIEW_FIELDS.photos),
  });
  if (checked.errors === undefined) return checked.values;
  const { quality, service } = checked.errors;
  const errors = errorsByWireName(checked.errors, REVIEW_FIELDS, locale);
  const reason = quality ? 'quality-score-missing' : service ? 'service-score-missing' : 'faulty-fields';
  throw new ApiError(reason, { status: 400, data: { errors } satisfies FieldErrorsWire });
}
