export { hasCheckDigit } from './barcode.ts';
export { breaksText, PRODUCT_STATES } from './draft.ts';
export type { ProductDraft, ProductOption, ProductState, VariantDraft } from './draft.ts';
export { addOption, addOptionValue, removeOption, removeOptionValue, type NewOptionValue } from './options.ts';
export { mergeDrafts, productChanges, type ProductChange } from './changes.ts';
