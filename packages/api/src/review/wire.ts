/** `POST order/comment`; `description_score` is not in CRMEB. */
export interface PublishReviewRequestWire {
  /** The order line. */
  unique: string;
  comment: string;
  /** Addresses of uploads, joined by commas. */
  pics: string;
  /** 1 to 5, as `service_score`. */
  product_score: number;
  service_score: number;
  /** 0 for none. */
  description_score: number;
}

/** The answer of `order/comment`. */
export interface PublishedReviewWire {
  to_lottery: boolean;
}

/** `POST order/product`. */
export interface ReviewedLineRequestWire {
  /** The order line. */
  unique: string;
}

/** The answer of `order/product`: the line of a review page. */
export interface ReviewedLineWire {
  cart_num: number;
  productInfo: {
    image: string;
    /** A decimal. */
    price: string;
    store_name: string;
    attrInfo: { product_id: number; suk: string; price: string; image: string };
  };
  product_id: number;
  combination_id: 0;
  seckill_id: 0;
  bargain_id: 0;
  order_id: string;
}
