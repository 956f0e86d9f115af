export * from './account/index.ts';
export * from './catalogue/index.ts';
export * from './content/index.ts';
export {
  accountName,
  buyerMessage,
  countWords,
  email,
  internationalPhone,
  localizedRichText,
  localizedText,
  normalizeCode,
  normalizeName,
  normalizeText,
  optionalLocalizedText,
  optionalText,
  password,
  phone,
  purchaseOrderNumber,
  realName,
  required,
  type ShopMoment,
} from './fields/index.ts';
export * from './orders/index.ts';
export * from './promotions/index.ts';
export * from './settings/index.ts';
export { validate, type Validated } from './validate.ts';
