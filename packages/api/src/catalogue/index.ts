export {
  getCategories,
  getHotKeywords,
  getProduct,
  getProducts,
  getRecommended,
  getReviews,
  getReviewStatistics,
  suggest,
} from './calls.ts';
export type * from './model.ts';
