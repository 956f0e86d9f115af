// What the page of a promotion has beyond the product's, whose route it shares, and its loader in one file of the build
// (build-plugins/visit-chunks.ts).
import '../../messages/promotion-messages.ts';

export { PromotionPage as default } from './promotion/promotion-page.tsx';
export { loadPromotion } from './promotion/promotion-load.ts';
