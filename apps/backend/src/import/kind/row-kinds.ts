import type { ImportKind } from '@rider/model/import';
import { ASSIGNMENT_ROWS } from './assignment-rows.ts';
import { BUYER_ROWS } from './buyer-rows.ts';
import { CATEGORY_ROWS } from './category-rows.ts';
import { CROSS_REFERENCE_ROWS } from './cross-reference-rows.ts';
import { PRICE_LIST_ROWS } from './price-list-rows.ts';
import type { RowKind } from './row-kind.ts';
import { STOCK_ROWS } from './stock-rows.ts';

/** The kinds of files whose rows are saved one by one; rows of products are saved product by product. */
export const ROW_KINDS: Readonly<Record<Exclude<ImportKind, 'products'>, RowKind>> = {
  'price-lists': PRICE_LIST_ROWS,
  'price-list-assignments': ASSIGNMENT_ROWS,
  stock: STOCK_ROWS,
  categories: CATEGORY_ROWS,
  buyers: BUYER_ROWS,
  'cross-references': CROSS_REFERENCE_ROWS,
};
