import type { Product } from '@rider/model/catalogue';
import type { ActivePromotion } from '@rider/model/promotion';
import type { ShownLimits } from '@rider/model/shipping';
import type { PageRequestWire } from '../wire/index.ts';
import type { ReviewWire } from './review-wire.ts';

export type * from './review-wire.ts';

/** A category of `category_all`. */
export interface CategoryWire {
  id: number;
  /** The category above, 0 for none. */
  pid: number;
  cate_name: string;
  pic: string;
  ban_pic: string;
  items: CategoryWire[];
  /** CRMEB's name of `ban_pic`. */
  big_pic?: string;
  /** CRMEB's name of `items`. */
  children?: CategoryWire[];
}

/** A shelf of `pc/get_category_product`. */
export interface ShelfWire {
  id: number;
  pid: number;
  cate_name: string;
  sort: number;
  pic: string;
  big_pic: string;
  is_show: 1;
  productList: ProductRowWire[];
}

/** Kinds of promotions: flash sale, presale and group buy. */
export type PromotionKindWire = 'seckill' | 'presell' | 'group';

/** A product as lists show it; `price_varies`, `finishes`, `article`, `offer` and `offer_start` are not in CRMEB. */
export interface ProductRowWire {
  id: number;
  store_name: string;
  store_info: string;
  /** Category ids from the top down, joined by commas. */
  cate_id: string;
  image: string;
  sales: string;
  /** A decimal, as `ot_price`. */
  price: string;
  ot_price: string;
  stock: number;
  spec_type: 0 | 1;
  unit_name: string;
  presale: 0;
  activity: [];
  couponId: [];
  checkCoupon: boolean;
  /** The average score with one decimal. */
  star: string;
  price_varies: boolean;
  /** Whether the buyer has the price by contract (not in CRMEB). */
  contract_price?: boolean;
  finishes: FinishWire[];
  /** The variant that was filtered or searched for. */
  article: ListedVariantWire | null;
  /** The promotion of the variant, or of any of the product's. */
  offer?: ActivePromotion | null;
  /** Unix time at which the next promotion starts that is not shown yet; only if that is soon. */
  offer_start?: number;
}

/** A finish that a product comes in (not in CRMEB). */
export interface FinishWire {
  label: string;
  color: string;
}

/** The variant of a product that a list shows (not in CRMEB). */
export interface ListedVariantWire {
  unique: string;
  code: string;
  /** The labels of its choices, joined by commas. */
  suk: string;
}

/** `GET pc/get_products`; prices are decimals. `facet[…]`, `minPrice`, `maxPrice`, `inStock` and `literal` are not in CRMEB. */
export interface ProductListRequestWire extends PageRequestWire {
  /** A category; CRMEB separates its levels into `cid`, `sid` and `selectId`. */
  sid?: string | undefined;
  cid?: string | undefined;
  selectId?: string | undefined;
  /** Product ids, joined by commas. */
  ids?: string | undefined;
  keyword?: string | undefined;
  /** 1 searches for the keyword exactly as typed. */
  literal?: 1 | undefined;
  priceOrder?: 'asc' | 'desc' | undefined;
  salesOrder?: 'asc' | 'desc' | undefined;
  news?: 1 | undefined;
  inStock?: 1 | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  /** The chosen values of a facet, joined by commas. */
  [facet: `facet[${string}]`]: string | undefined;
}

/** The answer of `pc/get_products`. */
export interface ProductListWire {
  count: number;
  list: ProductRowWire[];
  facets: FacetWire[];
  /** The corrected keyword that was searched for (not in CRMEB). */
  searched?: string;
  /** The lengths nearest to one of the keyword that no product of `searched` has, in mm (not in CRMEB). */
  nearest?: { label: string; length: number }[];
}

/** A filter of the product list (not in CRMEB). */
export interface FacetWire {
  key: string;
  name: string;
  values: FacetValueWire[];
}

/** A value of a filter (not in CRMEB). */
export interface FacetValueWire {
  key: string;
  label: string;
  count: number;
  color: string;
}

/** The answer of `product/detail/{id}`. */
export interface ProductDetailWire {
  storeInfo: ProductInfoWire;
  productAttr: ProductAttributeWire[];
  /** SKUs by the labels of their choices, joined by commas. */
  productValue: Record<string, SkuWire>;
  /** The newest review. */
  reply: ReviewWire | null;
  replyCount: number;
  /** The share of good reviews in percent. */
  replyChance: number;
  /** Related products. */
  good_list: ProductRowWire[];
  activity: [];
  coupons: [];
}

/** A product on its page; `specs`, `drawing`, `documents`, `category_path`, `min_qty`, `dispatch` and `parcel_limits` are not in CRMEB. */
export interface ProductInfoWire {
  /** CRMEB's, of a product without variants. */
  bar_code?: string;
  id: number;
  store_name: string;
  store_info: string;
  description: string;
  image: string;
  small_image: string;
  slider_image: string[];
  /** Alternative texts of pictures by address (not in CRMEB). */
  image_texts?: Record<string, string>;
  cate_id: string;
  /** A decimal, as `ot_price`. */
  price: string;
  ot_price: string;
  unit_name: string;
  stock: number;
  sales: number;
  fsales: number;
  /** CRMEB's addition to the shop's displayed sales. */
  ficti?: number;
  star: string;
  spec_type: 0 | 1;
  min_qty: number;
  is_show: 1;
  is_limit: 0;
  limit_type: 0;
  limit_num: 0;
  presale: 0;
  presale_pay_status: 0;
  cart_button: 0 | 1;
  userCollect: boolean;
  /** Unix time. */
  add_time: number;
  specs: SpecificationWire[];
  drawing: string;
  documents: Product['documents'];
  category_path: CategoryStepWire[];
  dispatch: DispatchWire;
  parcel_limits: ShownLimits;
}

/** A line of a product's specification (not in CRMEB). */
export interface SpecificationWire {
  key: string;
  name: string;
  value: string;
}

/** A category by name, as a breadcrumb of a product or as a suggestion (not in CRMEB). */
export interface CategoryStepWire {
  id: number;
  cate_name: string;
}

/** The dispatch time of products in stock (not in CRMEB). */
export interface DispatchWire {
  /** ISO. */
  day: string;
  today: boolean;
  /** Unix time. */
  before: number;
}

/** An attribute to choose by. */
export interface ProductAttributeWire {
  product_id: number;
  attr_name: string;
  attr_values: string[];
  attr_value: AttributeValueWire[];
}

/** A value of an attribute; `color` and `image` are not in CRMEB. */
export interface AttributeValueWire {
  attr: string;
  check: boolean;
  color: string;
  image: string;
}

/** A SKU of a product's page; `code`, `min_qty`, `pack`, `tiers`, `offer` and `offer_start` are not in CRMEB. */
export interface SkuWire {
  id: number;
  product_id: number;
  /** The labels of its choices, joined by commas. */
  suk: string;
  unique: string;
  stock: number;
  product_stock: number;
  sales: number;
  /** A decimal, as `ot_price`. */
  price: string;
  ot_price: string;
  image: string;
  /** Kilograms, a decimal. */
  weight: string;
  /** Millimetres of a packed piece, 0 where it fits into any parcel (not in CRMEB). */
  length?: number;
  /** Cubic meters, a decimal. */
  volume: string;
  bar_code: string;
  quota: 0;
  quota_show: 0;
  code: string;
  min_qty: number;
  pack: number;
  /** Whether the buyer has `price` by contract (not in CRMEB). */
  contract_price?: boolean;
  tiers: QuantityBreakWire[];
  offer?: ActivePromotion | null;
  /** Unix time at which the next promotion starts that is not shown yet; only if that is soon. */
  offer_start?: number;
}

/** The unit price from a quantity on (not in CRMEB). */
export interface QuantityBreakWire {
  min: number;
  /** A decimal. */
  price: string;
  /** Whether the buyer has the price by contract. */
  contract_price?: boolean;
}

/** `GET search/suggest` (not in CRMEB). */
export interface SuggestRequestWire {
  keyword: string;
}

/** The answer of `search/suggest` (not in CRMEB). */
export interface SuggestionsWire {
  products: SuggestedVariantWire[];
  categories: CategoryStepWire[];
  /** The corrected keyword that was searched for. */
  searched?: string;
}

/** A variant suggested by the search box (not in CRMEB). */
export interface SuggestedVariantWire {
  /** The product's id. */
  id: number;
  store_name: string;
  code: string;
  image: string;
  /** A decimal. */
  price: string;
}
