export { accountName, buyerMessage, email, optionalText, password, phone, realName, required } from './fields.ts';
export { addressSchema, loginSchema, orderSchema } from './forms.ts';
export * from './limits.ts';
export { refundRefusalSchema, refundSchema, returnLogisticsSchema } from './refund.ts';
export { validate, type Validated } from './validate.ts';
export { countWords } from './words.ts';
export { quantityProblem, searchTerm, type QuantityProblem, type QuantityTerms } from '../quantity/quantity.ts';
