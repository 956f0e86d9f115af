export { hasCheckDigit } from './barcode.ts';
export {
  DOCUMENT_MEGABYTES,
  documentKind,
  MOST_DOCUMENTS,
  type DocumentKind,
  type ProductDocument,
} from './document.ts';
export { breaksText, PRODUCT_STATES } from './draft.ts';
export type { ProductDraft, ProductOption, ProductState, VariantDraft } from './draft.ts';
export { addOption, addOptionValue, removeOption, removeOptionValue, type NewOptionValue } from './options.ts';
export { mergeDrafts, productChanges, type ProductChange } from './changes.ts';
export {
  MOST_CHOSEN_PRODUCTS,
  MOST_PRODUCT_VIEWS,
  MOST_SAVED_AT_ONCE,
  MOST_TABLE_VARIANTS,
  TABLE_FIELDS,
  type TableChange,
  type TableField,
  type TableProduct,
  type TableVariant,
} from './table.ts';
