import type { Money } from '../money/index.ts';
import type { QuantityBreak } from '../price/index.ts';
import type { ActivePromotion } from '../promotion/index.ts';
import type { ShownLimits } from '../shipping/index.ts';

/** A node of the category tree (`category_all`), at most three levels deep. */
export interface Category {
  id: string;
  name: string;
  picture: string | null;
  /** Banner picture, the `ban` of the category routes. */
  banner: string | null;
  children: Category[];
}

/** The data of a product card (`pc/get_products`, shelves, recommendations, related products). */
export interface ProductSummary {
  id: string;
  name: string;
  image: string;
  /** Lowest SKU price. */
  price: Money;
  /** List price of that SKU, or null when it is not above the price. */
  originalPrice: Money | null;
  unit: string;
  sales: number;
  stock: number;
  /** Average score 1-5, or null without reviews. */
  score: number | null;
  /** Whether the buyer has `price` by contract; absent if not. */
  contractPrice?: boolean;
  /** True when variants differ in price, so that a card shows "from". */
  priceVaries: boolean;
  /** Available colors, for the row of swatches; empty without a finish attribute. */
  finishes: { label: string; color: string }[];
  /**
   * The SKU that was filtered or searched for; picture, prices and stock are then those of the SKU. Null where no single one matches, or
   * the backend does not choose (our addition: README.md).
   */
  variant: ListedVariant | null;
  /** The active promotion of that SKU, else for any of them; absent without one. */
  promotion?: ActivePromotion;
  /** When the next promotion starts, epoch milliseconds; absent unless that is soon. */
  promotionStartsAt?: number;
}

/** A category of the home page with its best-selling products. */
export interface Shelf {
  id: string;
  name: string;
  products: ProductSummary[];
}

/** A SKU as named on a card. */
export interface ListedVariant {
  /** As in {@link ProductVariant}. */
  id: string;
  code: string;
  /** Its values in the reader's language: `Matte Black, 10 mm`. */
  label: string;
}

/** The orders of a product list; `newest` is the source's "time for sale". */
export type ProductSort = 'default' | 'price-asc' | 'price-desc' | 'sales' | 'newest';

/** A query of the product list. Absent members do not filter. */
export interface ProductListQuery {
  categoryId?: string;
  keyword?: string;
  /** Uses the keyword unchanged, without corrections. */
  literal?: boolean;
  sort?: ProductSort;
  /** Facet key to the chosen value keys, any of which may match. */
  facets?: Record<string, string[]>;
  inStock?: boolean;
  priceMin?: Money;
  priceMax?: Money;
  /** From 1. */
  page?: number;
  pageSize?: number;
}

/** A filter of a list, with counts under the other filters; 0 where a value has no hits under them. */
export interface Facet {
  key: string;
  name: string;
  values: { key: string; label: string; count: number; color: string | null }[];
}

/** A page of a product list. */
export interface ProductList {
  items: ProductSummary[];
  total: number;
  /** Whether the backend filters at all: an existing CRMEB does not. */
  canFilter: boolean;
  facets: Facet[];
  /** The corrected search used in place of a keyword without hits; null where the keyword itself was used. */
  searched: string | null;
  /** The lengths nearest to one of the keyword that no found product has, in mm. */
  nearestLengths: { label: string; millimeters: number }[];
}

/** A stock keeping unit: one buyable variant of a product. */
export interface ProductVariant {
  /** The wire's `unique`; names the SKU in cart calls. */
  id: string;
  /** Variant code a buyer types, e.g. RD-HINGE-180-BN-8MM. */
  code: string;
  /** Chosen value per attribute, in the order of the product's attributes. */
  values: string[];
  price: Money;
  /** Whether the buyer has `price` by contract; absent if not. */
  contract?: boolean;
  originalPrice: Money | null;
  stock: number;
  image: string;
  /** Smallest orderable quantity, at least 1. */
  minimum: number;
  /** Quantities must be multiples of this, at least 1. */
  pack: number;
  /** Ascending by quantity; empty when the price never breaks. */
  tiers: QuantityBreak[];
  weightKg: number | null;
  /** Of a packed piece; 0 where it fits into any parcel, null where the backend does not provide it. */
  lengthMm: number | null;
  barcode: string;
  /** Its active promotion; absent without one. */
  promotion?: ActivePromotion;
  /** When the next promotion starts, epoch milliseconds; absent unless that is soon. */
  promotionStartsAt?: number;
}

/** An attribute by which a buyer chooses, e.g. finish or glass thickness. */
export interface ProductAttribute {
  name: string;
  values: { label: string; color: string | null; image: string | null }[];
}

/** All data of a product page (`product/detail/{id}`). */
export interface Product {
  id: string;
  name: string;
  summary: string;
  /** HTML of the wire, not sanitised: render it with RichText only. */
  descriptionHtml: string;
  images: string[];
  /** Alternative texts by address; those of other pictures are made from the name. */
  imageTexts: Record<string, string>;
  drawing: string | null;
  /** Files to download; `size` in bytes. */
  documents: { url: string; title: string; size: number }[];
  price: Money;
  originalPrice: Money | null;
  unit: string;
  sales: number;
  stock: number;
  score: number | null;
  reviewCount: number;
  /** Share of good reviews in percent. */
  reviewChance: number;
  /** Ids and names from root to leaf, for breadcrumbs; empty when the backend does not provide them. */
  categoryPath: { id: string; name: string }[];
  attributes: ProductAttribute[];
  skus: ProductVariant[];
  specifications: { key: string; name: string; value: string }[];
  related: ProductSummary[];
  favourite: boolean;
  /** Null where the backend does not provide it. */
  dispatch: Dispatch | null;
  /** Which pieces ship by pallet; null where the backend does not provide it. */
  parcelLimits: ShownLimits | null;
  /** It cannot be put into the cart, for example because it has a form of its own; absent if it can. */
  buyNowOnly?: boolean;
}

/** Dispatch of products in stock that are ordered now, in the shop's time zone, working days and calendar. */
export interface Dispatch {
  /** ISO date of the dispatch. */
  day: string;
  /** Whether that is today in the shop's time zone. */
  today: boolean;
  /** Last moment to order for this dispatch, epoch milliseconds. */
  before: number;
}

/** Review counts (`reply/config/{id}`). */
export interface ReviewStatistics {
  total: number;
  good: number;
  medium: number;
  poor: number;
  /** 0 where the backend does not count them. */
  withPictures: number;
  /** Share of good reviews in percent. */
  goodChance: number;
}

/** A review of a product (`reply/list/{id}`). Scores 1-5; `description` is null where the backend has none. */
export interface Review {
  id: string;
  nickname: string;
  avatar: string | null;
  quality: number;
  service: number;
  description: number | null;
  text: string;
  images: string[];
  /** The backend's own text or an ISO instant. */
  date: string;
  sku: string;
  merchantReply: string | null;
}

/** Suggestions of the search box while typing (`search/suggest`, our addition). */
export interface SearchSuggestions {
  products: { id: string; name: string; code: string; image: string; price: Money }[];
  categories: { id: string; name: string }[];
  /** The corrected search used in place of a text without hits; null where the text itself was used. */
  searched: string | null;
}
