import { reviewSchema } from '@rider/model/validation';
import { formRules, textOf } from '../../form/form-outcome.ts';

/** What was typed in the form, and of which line of the order. */
export interface TypedReview {
  line: string;
  quality: string;
  service: string;
  description: string;
  comment: string;
  photos: readonly string[];
}

/** How a review is read and checked. */
export const reviewRules = {
  ...formRules('review', reviewSchema),
  pictures: 'photos',
  read: (form: FormData, photos: readonly string[]): TypedReview => ({
    line: textOf(form, 'line'),
    quality: textOf(form, 'quality'),
    service: textOf(form, 'service'),
    description: textOf(form, 'description'),
    comment: textOf(form, 'comment'),
    photos,
  }),
};
