import type { Money } from '@rider/model/money';
import type { StockMovementKind } from '@rider/model/stock';
import type { ProductDocument, ProductOption, ProductState } from '@rider/model/product';
import type { ColumnType, Generated } from 'kysely';
import type { Localized } from '@rider/model/locale';
import type { Json } from '../database/columns.ts';

/** A category of three levels, linked by `parent_id`. Pictures are paths below `/media/`. */
export interface CategoryTable {
  id: Generated<number>;
  parent_id: number | null;
  sort: number;
  name: Json<Localized>;
  /** Empty without one. */
  picture: string;
  banner: string;
  /** Incremented by each save at the desk. */
  version: Generated<number>;
  /** The operator who saved it last. */
  changed_by: Generated<number | null>;
}

/** An option of a product, with its values in order. Pictures are paths. */
export type AttributeRow = ProductOption;

/** A product. Money in cents; `price` is the lowest SKU price and `original_price` that SKU's list price. */
export interface ProductTable {
  id: Generated<number>;
  key: string;
  category_id: number;
  /** Root to leaf. */
  category_path: number[];
  name: Json<Localized>;
  summary: Json<Localized>;
  description: Json<Localized>;
  unit: Json<Localized>;
  image: string;
  images: string[];
  /** Alternative texts by path; a picture without one is described by the product's name. */
  image_texts: Json<Record<string, Localized>>;
  drawing: string | null;
  documents: Json<ProductDocument[]>;
  price: Money;
  original_price: Money;
  price_varies: boolean;
  attributes: Json<AttributeRow[]>;
  specifications: Json<{ key: string; name: Localized; value: Localized }[]>;
  related: number[];
  tags: string[];
  /** Only published products are public. */
  state: Generated<ProductState>;
  /** Counts the operators' changes. */
  version: Generated<number>;
  changed_at: Generated<Date>;
  /** The agent who changed it last; null before the first change. */
  changed_by: Generated<number | null>;
  /** Facet values of all variants that no option determines, such as the material: `<facet key>:<value key>`. */
  shared_facets: Generated<string[]>;
  /** The set of facet values of all its SKUs. */
  facet_set: number;
  sales: Generated<number>;
  /** Average score as text with one decimal. */
  score: string;
  created_at: Date;
  /** Additional search words. */
  keywords: Json<Localized>;
  /** All search tokens, written by search/document.ts. */
  search: ColumnType<never, string, string>;
  /** The tokens of the name alone, for ranking. */
  title_search: ColumnType<never, string, string>;
}

/** A variant. Money in cents; `tiers` ascending by `minimum`. */
export interface SkuTable {
  id: Generated<number>;
  product_id: number;
  /** Negative for a hidden variant. */
  position: number;
  /** A removed variant that orders or carts refer to: it is not public and cannot be bought. */
  hidden: Generated<boolean>;
  code: string;
  /** Option key to value key. */
  attributes: Json<Record<string, string>>;
  /** `<facet key>:<value key>` for each matching facet value. */
  facets: string[];
  /** The same, a bit for each facet value of the shop in the order of the filters. */
  facet_bits: string;
  price: Money;
  original_price: Money;
  /** A trigger writes each change into `stock_movement`: see `change-stock.ts`. */
  stock: number;
  /** The stock is low from here down. */
  low_mark: Generated<number>;
  sales: Generated<number>;
  minimum: number;
  pack: number;
  tiers: Json<{ minimum: number; price: Money }[]>;
  weight_kg: string;
  /** Length of a packed unit; 0 where it fits into any parcel. */
  length_mm: Generated<number>;
  volume_m3: string;
  barcode: string;
  image: string;
  /** The tokens of this variant alone, which distinguish it within its product. */
  search: ColumnType<never, string, string>;
}

/** A past or current price of a variant; a trigger writes it when the price changes. */
export interface PriceHistoryTable {
  sku_id: number;
  price: Money;
  since: Date;
  /** Null for the current price. */
  until: Date | null;
}

/** A change of a variant's stock; their sum is the stock. */
export interface StockMovementTable {
  id: Generated<number>;
  sku_id: number;
  kind: StockMovementKind;
  /** Negative where pieces left; 0 for a count that found no difference. */
  change: number;
  stock_after: number;
  reason: Generated<string>;
  order_number: string | null;
  /** The operator who changed it; null where the shop did by itself. */
  agent_id: number | null;
  /** Idempotency key of the operator's request. */
  request_key: string | null;
  moved_at: Date;
}

/** A filter of the product lists. */
export interface FacetTable {
  key: string;
  sort: number;
  name: Json<Localized>;
}

/** A choice of a filter; `color` for swatches. */
export interface FacetValueTable {
  facet_key: string;
  key: string;
  sort: number;
  label: Json<Localized>;
  color: string | null;
}

/** A set of `<facet key>:<value key>` that products share, so that counting groups by one number. */
export interface FacetSetTable {
  id: Generated<number>;
  facets: string[];
}

/** A hand-picked list of products: `best`, `hot`, `new` or `promotion`. */
export interface ProductListTable {
  list: string;
  position: number;
  product_id: number;
}

/** The top categories that the home page shows with products. */
export interface ShelfTable {
  position: number;
  category_id: number;
}

/** Tables of the catalogue. */
export interface CatalogueTables {
  category: CategoryTable;
  product: ProductTable;
  sku: SkuTable;
  price_history: PriceHistoryTable;
  stock_movement: StockMovementTable;
  facet: FacetTable;
  facet_value: FacetValueTable;
  facet_set: FacetSetTable;
  product_list: ProductListTable;
  shelf: ShelfTable;
}
