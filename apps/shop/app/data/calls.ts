// The calls that browsing makes. A document contains the answers of its first page, so they load with the lazy parts of the frame or with
// the first call.
export { getUser } from '@rider/api/account';
export { getCart, getCartCount } from '@rider/api/cart';
export {
  getCategories,
  getCrossReferences,
  getHotKeywords,
  getProduct,
  getProducts,
  getRecommended,
  getReviews,
  getReviewStatistics,
  suggest,
} from '@rider/api/catalogue';
export { addFavourite, isFavourite, removeFavourites } from '@rider/api/favourite';
export {
  changeLanguage,
  getBanners,
  getCapabilities,
  getCompanyInfo,
  getHeader,
  getHomeSections,
  getNews,
  getAnnouncements,
  getWechatQrcode,
} from '@rider/api/site';
export { parseRichText } from '@rider/ui/rich-text-parser';
export { palletReason } from '@rider/model/shipping';
export { addLines } from '../cart/add-lines.ts';
export { changeCart } from '../cart/change-cart.ts';
export { atPromotionPrice } from '@rider/model/promotion';
export { pageApi } from './browser-api.ts';
export { productPreview } from './product-preview.ts';
