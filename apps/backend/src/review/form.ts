import type { PublishReviewRequestWire } from '@rider/api/review';
import type { Untrusted } from '@rider/api/wire';
import type { Locale } from '@rider/model/locale';
import { reviewSchema, validate } from '@rider/model/validation';
import { textOf, textsOf } from '../http/parameters.ts';
import { Refusal } from '../http/refusal.ts';
import { validationText } from '../messages/index.ts';

/** A review as it is published. */
export interface ReviewForm {
  quality: number;
  service: number;
  description: number | null;
  comment: string;
  photos: string[];
}

/** How the wire names the fields (contract 3.7); `description_score` is ours. */
const WIRE_NAMES = {
  quality: 'product_score',
  service: 'service_score',
  description: 'description_score',
  comment: 'comment',
  photos: 'pics',
} as const satisfies Record<keyof ReviewForm, keyof PublishReviewRequestWire>;

/**
 * Reads and checks a review (R5.3). Refusals, all with `data.errors` by wire field: `quality-score-missing` no quality score,
 * `service-score-missing` no service score, `faulty-fields` anything else.
 */
export function readReviewForm(parameters: Untrusted<PublishReviewRequestWire>, locale: Locale): ReviewForm {
  const checked = validate(reviewSchema, {
    quality: textOf(parameters, WIRE_NAMES.quality),
    service: textOf(parameters, WIRE_NAMES.service),
    description: textOf(parameters, WIRE_NAMES.description),
    comment: textOf(parameters, WIRE_NAMES.comment),
    photos: textsOf(parameters, WIRE_NAMES.photos),
  });
  if (checked.errors === undefined) return checked.values;
  const { quality, service } = checked.errors;
  const errors = Object.entries(checked.errors).map(([field, id]) => [
    WIRE_NAMES[field as keyof ReviewForm] ?? field,
    validationText(id, locale),
  ]);
  const reason = quality ? 'quality-score-missing' : service ? 'service-score-missing' : 'faulty-fields';
  throw new Refusal(reason, { status: 400, data: { errors: Object.fromEntries(errors) } });
}
