import type { ProductState, VariantDraft } from './draft.ts';

/** The values of a variant that the product table changes, in the order of its columns. */
export const TABLE_FIELDS = [
  'price',
  'listPrice',
  'breaks',
  'minimum',
  'pack',
  'stock',
  'lowMark',
] as const satisfies readonly (keyof VariantDraft | 'stock' | 'lowMark')[];
/** A value of a variant that the product table changes. */
export type TableField = (typeof TABLE_FIELDS)[number];

/** A variant in the product table: its values are texts, as a person types them. */
export interface TableVariant extends Record<TableField, string> {
  id: string;
  /** Its SKU. */
  code: string;
  /** Labels of its option values. */
  options: readonly string[];
}

/** A product in the product table. */
export interface TableProduct {
  id: string;
  /** Sent back when saving, so that nobody overwrites the change of another. */
  version: number;
  name: string;
  state: ProductState;
  /** In the order of the shop. */
  variants: readonly TableVariant[];
}

/** The changes of one product. */
export interface TableChange {
  id: string;
  version: number;
  state?: ProductState | undefined;
  /** Only changed variants and values. `seenStock` is the stock that a new one replaces. */
  variants: readonly ({ [Field in TableField | 'seenStock']?: string | undefined } & { id: string })[];
}

/** The most variants that the product table shows at once; of the last product it shows all. */
export const MOST_TABLE_VARIANTS = 1_000;
/** The most products that are chosen one by one. Their ids are in an address. */
export const MOST_CHOSEN_PRODUCTS = 300;
/** The most saved views of the product list that an operator has. */
export const MOST_PRODUCT_VIEWS = 30;
/** The most products of one call that saves the product table. */
export const MOST_SAVED_AT_ONCE = 20;
