import type { ProductDraft } from '@rider/model/product';

/** Props of the parts of the product screen. */
export interface DraftFields {
  draft: ProductDraft;
  /** Changes some values; given a function, by the values at that time. */
  change: (values: Partial<ProductDraft> | ((now: ProductDraft) => Partial<ProductDraft>)) => void;
}
