import type { ReviewKind } from '@rider/api/catalogue';

/** The product page's choice of reviews. */
export interface ReviewChoice {
  kind: ReviewKind;
  page: number;
}

/** The kinds to choose from, in display order. */
export const REVIEW_KINDS = ['all', 'good', 'medium', 'poor', 'pictures'] as const satisfies readonly ReviewKind[];

/** Reads `reviews` (the kind) and `reviewPage` of a product page's address. */
export function readReviewChoice(parameters: URLSearchParams): ReviewChoice {
  const page = Number(parameters.get('reviewPage') ?? 1);
  return {
    kind: REVIEW_KINDS.find((kind) => kind === parameters.get('reviews')) ?? 'all',
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
  };
}
