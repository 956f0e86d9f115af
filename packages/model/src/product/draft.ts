import type { Localized } from '../locale/index.ts';
import type { ProductDocument } from './document.ts';

/** The states of a product. Only published ones are public. */
export const PRODUCT_STATES = ['draft', 'published', 'archived'] as const;
/** A state of a product. */
export type ProductState = (typeof PRODUCT_STATES)[number];

/** An option of a product, e.g. finish, with its values in order. Keys are unique within their list and never shown. */
export interface ProductOption {
  key: string;
  name: Localized;
  values: { key: string; label: Localized; swatch?: string | undefined; image?: string | undefined }[];
}

/** A variant as a person types it: amounts and counts are texts, and empty where there is none. */
export interface VariantDraft {
  /** Empty for a new variant. */
  id: string;
  code: string;
  barcode: string;
  /** Option key to value key. */
  values: Record<string, string>;
  price: string;
  /** Empty where it is the price. */
  listPrice: string;
  minimum: string;
  pack: string;
  /** Quantity breaks: `10: 36.57; 50: 35.04`. */
  breaks: string;
  weightKg: string;
  /** Of a packed piece; empty where it fits into any parcel. */
  lengthMm: string;
  volumeM3: string;
  /** One of the product's pictures. */
  image: string;
}

/** A whole product as a person types it. `productSchema` of `validation` checks it. */
export interface ProductDraft {
  name: Localized;
  summary: Localized;
  /** HTML. */
  description: Localized;
  keywords: Localized;
  unit: Localized;
  state: ProductState;
  categoryId: string;
  /** Ids of related products, in order. */
  related: string[];
  /** Filter values of all variants, `<facet key>:<value key>`. */
  facets: string[];
  /** The key of a new one is empty. */
  specifications: { key: string; name: Localized; value: Localized }[];
  options: ProductOption[];
  /** Paths of pictures, the main one first. */
  images: string[];
  /** Alternative texts by path. A picture without one is described by the product's name. */
  imageTexts: Record<string, Localized>;
  /** In the order of the shop. */
  documents: ProductDocument[];
  /** In the order of the shop. */
  variants: VariantDraft[];
}

/** Quantity breaks as a text; the inverse of what the schema of products reads. */
export function breaksText(breaks: readonly { quantity: number; price: string }[]): string {
  return breaks.map(({ quantity, price }) => `${quantity}: ${price}`).join('; ');
}
