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
export {
  accountRefusalSchema,
  accountRequestSchema,
  addressSchema,
  emailCodeSchema,
  loginSchema,
  orderSchema,
  passwordResetSchema,
} from './forms.ts';
export { cardSchema, rechargeSchema, topUpSchema } from './money.ts';
export { refundReasonSchema, refundRefusalSchema, refundSchema, returnLogisticsSchema } from './refund.ts';
export { companyEntries, companySchema, passwordChangeSchema, profileSchema } from './profile.ts';
export { parcelEventSchema, shipmentSchema } from './shipment.ts';
export { reviewReplySchema, reviewSchema } from './review.ts';
export { validate, type Validated } from './validate.ts';
export { countWords } from './words.ts';
