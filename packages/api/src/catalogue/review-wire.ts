import type { PageRequestWire } from '../wire/index.ts';

/** The answer of `reply/config/{id}`. */
export interface ReviewStatisticsWire {
  sum_count: number;
  good_count: number;
  in_count: number;
  poor_count: number;
  pic_count: number;
  reply_chance: string;
  reply_star: string;
}

/** `GET reply/list/{id}`. */
export interface ReviewListRequestWire extends PageRequestWire {
  /** 0 all, 1 good, 2 medium, 3 poor; 4, those with pictures, is not in CRMEB. */
  type: 0 | 1 | 2 | 3 | 4;
}

/** A review of a product. */
export interface ReviewWire {
  id: number;
  product_id: number;
  nickname: string;
  avatar: string;
  product_score: number;
  service_score: number;
  /** Not in CRMEB. */
  description_score: number | null;
  star: string;
  comment: string;
  pics: string[];
  /** ISO. */
  add_time: string;
  /** The labels of the bought variant, joined by commas. */
  suk: string;
  merchant_reply_content: string;
}
