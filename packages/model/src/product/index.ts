export { breaksText, PRODUCT_STATES } from './draft.ts';
export type { ProductDraft, ProductOption, ProductState, VariantDraft } from './draft.ts';
export { mergeDrafts, productChanges, type ProductChange } from './changes.ts';
