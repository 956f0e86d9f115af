import type { CartLineProblem } from '@rider/model/cart';
import type { LinePromotion, LostPromotion } from '@rider/model/promotion';
import type { QuantityBreakWire } from '../catalogue/wire.ts';

/** `GET cart/count`. */
export interface CartCountRequestWire {
  /** 1 counts lines, anything else quantities. */
  numType: 0 | 1;
}

/** The answer of `cart/count`. */
export interface CartCountWire {
  count: number;
  ids: string[];
  /** A decimal. */
  sum_price: string;
}

/** The answer of `pc/get_cart_list`. */
export interface CartWire {
  valid: CartItemWire[];
  /** Lines whose SKU is gone. */
  invalid: CartItemWire[];
}

/** The answer of `cart/list`, which CRMEB's own pages request. */
export interface CartWithDeductionWire extends CartWire {
  deduction: object;
}

/** A line of the cart; `problem` is not in CRMEB. */
export interface CartItemWire {
  id: string;
  uid: number;
  type: '0';
  product_id: number;
  product_attr_unique: string;
  cart_num: number;
  is_new: 0 | 1;
  /** Unix time. */
  add_time: number;
  productInfo: CartProductWire;
  /** The unit price at this quantity, a decimal. */
  truePrice: string;
  /** Whether the buyer has `truePrice` by contract (not in CRMEB). */
  contract_price?: boolean;
  vip_truePrice: number;
  trueStock: number;
  /** The unit price at quantity 1, a decimal. */
  sum_price: string;
  price_type: 'level';
  attrStatus: boolean;
  is_valid: 0 | 1;
  problem: CartLineProblem | '';
  /** The promotion whose price it has (not in CRMEB). */
  promotion: LinePromotion | null;
  /** Why it lost the promotion with which it was added (not in CRMEB). */
  promotion_lost: LostPromotion | '';
}

/** The product of a cart line. The optional fields are left out where the SKU is gone. */
export interface CartProductWire {
  id: number;
  store_name: string;
  image: string;
  unit_name: string;
  stock: number;
  /** A decimal. */
  price: string;
  /** A decimal. */
  ot_price?: string;
  min_qty?: number;
  attrInfo: CartSkuWire;
}

/** A SKU as `attrInfo`. The optional fields are missing if it is gone. */
export interface CartSkuWire {
  suk: string;
  /** The SKU (not in CRMEB). */
  code: string;
  unique: string;
  stock: number;
  /** A decimal. */
  price: string;
  image: string;
  product_id?: number;
  /** A decimal. */
  ot_price?: string;
  bar_code?: string;
  /** Kilograms, a decimal. */
  weight?: string;
  /** Not in CRMEB, as `pack` and `tiers`. */
  min_qty?: number;
  pack?: number;
  tiers?: QuantityBreakWire[];
}

/** `POST cart/add`. */
export interface AddToCartRequestWire {
  productId: string;
  uniqueId: string;
  cartNum: number;
  /** 1 creates a separate line for immediate checkout. */
  new: 0 | 1;
  /** The promotion in which it is offered, and the group to join. */
  secKillId?: string;
  combinationId?: string;
  pinkId?: string;
  /** Idempotency key of the request (not in CRMEB). */
  key?: string;
}

/** The answer of `cart/add`. */
export interface AddedToCartWire {
  cartId: string;
}

/** `POST cart/num`. */
export interface SetCartQuantityRequestWire {
  id: string;
  number: number;
}

/** `POST cart/del`. */
export interface RemoveCartLinesRequestWire {
  ids: string[];
}
