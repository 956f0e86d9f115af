export {
  getCategories,
  getHotKeywords,
  getProduct,
  getProducts,
  getRecommended,
  getReviews,
  getReviewStatistics,
  suggest,
  type ReviewKind,
} from './calls.ts';
export type * from './wire.ts';
