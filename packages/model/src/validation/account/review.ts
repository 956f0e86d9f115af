import * as v from 'valibot';
import { required } from '../fields/index.ts';
import { REVIEW_LENGTH, REVIEW_PHOTOS } from '../../limits/index.ts';

/** One to five stars, as a number or as a form writes it. */
function stars(id: string) {
  return v.pipe(
    v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
    v.transform((given) => (given === '' || given === null ? Number.NaN : Number(given))),
    v.check((score) => Number.isInteger(score) && score >= 1 && score <= 5, id),
  );
}

/** Optional: empty, or one to five stars. */
const starsIfGiven = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  v.transform((given) => (given === '' || given === null || Number(given) === 0 ? null : Number(given))),
  v.check(
    (score) => score === null || (Number.isInteger(score) && score >= 1 && score <= 5),
    'validation.description.stars',
  ),
);

/** A review of an order line. */
export const reviewSchema = v.object({
  quality: stars('validation.quality.required'),
  service: stars('validation.service.required'),
  description: starsIfGiven,
  comment: v.pipe(required('validation.comment.required'), v.maxLength(REVIEW_LENGTH, 'validation.comment.length')),
  photos: v.pipe(v.optional(v.array(v.string()), []), v.maxLength(REVIEW_PHOTOS, 'validation.photos.review')),
});

/** The shop's reply to a review. */
export const reviewReplySchema = v.object({
  reply: v.pipe(required('validation.reply.required'), v.maxLength(REVIEW_LENGTH, 'validation.comment.length')),
});
