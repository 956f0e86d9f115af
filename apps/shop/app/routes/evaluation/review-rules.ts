import { reviewSchema } from '@rider/model/validation';
import { photoFormRules } from '../../form/form-outcome.ts';

/** How a review is read and checked. */
export const reviewRules = photoFormRules('review', reviewSchema);
