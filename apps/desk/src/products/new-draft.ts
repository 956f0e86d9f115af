import type { ProductDraft, VariantDraft } from '@rider/model/product';

const NO_TEXTS = { 'en-US': '', 'zh-CN': '' };

/** A variant without any value. */
export const NEW_VARIANT: VariantDraft = {
  id: '',
  code: '',
  barcode: '',
  values: {},
  price: '',
  listPrice: '',
  minimum: '1',
  pack: '1',
  breaks: '',
  weightKg: '',
  lengthMm: '',
  volumeM3: '',
  image: '',
};

/** A product without any value. */
export const NEW_PRODUCT: ProductDraft = {
  name: NO_TEXTS,
  summary: NO_TEXTS,
  description: NO_TEXTS,
  keywords: NO_TEXTS,
  unit: NO_TEXTS,
  state: 'draft',
  categoryId: '',
  related: [],
  facets: [],
  specifications: [],
  options: [],
  images: [],
  imageTexts: {},
  documents: [],
  variants: [NEW_VARIANT],
};

/** A draft like another product. SKUs and barcodes must be unique, so the copy has none. */
export function copyOf(draft: ProductDraft): ProductDraft {
  return {
    ...draft,
    state: 'draft',
    variants: draft.variants.map((variant) => ({ ...variant, id: '', code: '', barcode: '' })),
  };
}
