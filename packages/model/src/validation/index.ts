export {
  accountName,
  buyerMessage,
  email,
  optionalText,
  password,
  phone,
  purchaseOrderNumber,
  realName,
  required,
} from './fields.ts';
export { closedDaySchema } from './closed-day.ts';
export { localizedRichText, localizedText, optionalLocalizedText } from './localized.ts';
export { companySettingsSchema } from './company.ts';
export { homeHeadingSchema, homePageSchema, type HomePageValues } from './home-page.ts';
export { countersSchema } from './counters.ts';
export { paymentSettingsSchema } from './payment-settings.ts';
export { numberFormatsSchema } from './number-formats.ts';
export { freightSchema } from './freight.ts';
export { taxRateSchema } from './tax-rate.ts';
export {
  announcementSchema,
  bannerSchema,
  newsCategoriesSchema,
  newsSchema,
  sitePageSchema,
  type EnteredAnnouncement,
  type EnteredBanner,
  type EnteredNews,
  type EnteredNewsCategories,
  type EnteredSitePage,
} from './content.ts';
export { normalizeCode, normalizeName, normalizeText } from './normalize.ts';
export { internationalPhone } from './phone.ts';
export { buyerFeedbackSchema, feedbackAnswerSchema, feedbackPicturesSchema, feedbackSchema } from './feedback.ts';
export {
  accountRejectionSchema,
  accountRequestSchema,
  addressSchema,
  comparedDaySchema,
  customFormJson,
  emailProofSchema,
  emailCodeSchema,
  loginSchema,
  orderSchema,
  pickUpOrderSchema,
  regionAddressSchema,
  passwordResetSchema,
  payoutNoteSchema,
  phoneProofSchema,
  phoneCodeSchema,
  taxCertificateRejectionSchema,
  taxCertificateSchema,
} from './forms.ts';
export { cardSchema, creditTermsSchema, receivedPaymentSchema, rechargeSchema, topUpSchema } from './money.ts';
export { couponExtensionSchema, couponSchema, type CouponExtension, type EnteredCoupon } from './coupon.ts';
export { type ShopMoment } from './moment.ts';
export { buyerRowSchema, categoryRowSchema, priceListRowSchema, stockRowSchema } from './import-rows.ts';
export { partnerKeySchema } from './partner.ts';
export { optionValueSchema, productOptionSchema, productSchema, type ProductValues } from './product.ts';
export { productTableSchema } from './product-table.ts';
export { productViewSchema } from './product-view.ts';
export { acceptedInvitationSchema, emailSchema, staffInvitationSchema, staffRoleSchema } from './staff.ts';
export { previewAtSchema, previewSchema, type EnteredPreview } from './preview.ts';
export { priceListSchema } from './price-list.ts';
export {
  promotionAdjustmentSchema,
  promotionSchema,
  type EnteredPromotion,
  type PromotionAdjustment,
} from './promotion.ts';
export { refundReasonSchema, refundRejectionSchema, refundSchema, returnLogisticsSchema } from './refund.ts';
export { companyEntries, companySchema, passwordChangeSchema, profileSchema } from './profile.ts';
export { changedContentsSchema, orderChangeSchema, orderDraftSchema, orderEntrySchema } from './order-entry.ts';
export {
  orderRemarkSchema,
  orderTagSchema,
  parcelEventSchema,
  shipmentRowsSchema,
  shipmentSchema,
} from './shipment.ts';
export { reviewReplySchema, reviewSchema } from './review.ts';
export {
  countedCodesSchema,
  countSheetSchema,
  lowMarkSchema,
  setStockSchema,
  stockCorrectionSchema,
  stockCountSchema,
  stockReceiptSchema,
} from './stock.ts';
export { categorySchema } from './category.ts';
export { validate, type Validated } from './validate.ts';
export { countWords } from './count-words.ts';
