import * as v from 'valibot';
import { completeOrEmptyText, normalizeCode, required, shortText, version } from '../fields/index.ts';

const LONGEST_NUMBER = 60;

/**
 * A competitor's part number for one of our variants, with the version that the form opened; 0 for a new one. Without a difference the variant is
 * equivalent.
 */
export const crossReferenceSchema = v.object({
  competitor: shortText('validation.crossReference.competitor'),
  number: v.pipe(
    required('validation.crossReference.number', normalizeCode),
    v.maxLength(LONGEST_NUMBER, 'validation.text.long'),
    // Letters and digits are what a buyer's number is compared by.
    v.regex(/[\p{L}\p{N}]/u, 'validation.crossReference.number'),
  ),
  sku: required('validation.crossReference.sku', (text) => normalizeCode(text).toUpperCase()),
  differs: completeOrEmptyText('validation.crossReference.differs'),
  version: v.optional(version, 0),
});

/** The values of {@link crossReferenceSchema}. */
export type EnteredCrossReference = v.InferOutput<typeof crossReferenceSchema>;
