import { reviewSchema } from '@rider/model/validation';
import { photoFormRules } from '../../form/form-outcome.ts';

/** Reads and validates a review. */
export const reviewRules = photoFormRules('review', reviewSchema);
