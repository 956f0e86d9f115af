import type {
  ProductDetailWire,
  ProductInfoWire,
  ProductRowWire,
  PromotionKindWire,
  SkuWire,
} from '../catalogue/wire.ts';
import type { PageRequestWire } from '../wire/index.ts';

/** The answer of `seckill/index`. */
export interface SaleSlotsWire {
  lovely: string;
  seckillTime: SaleSlotWire[];
  /** Index of the slot to begin with. */
  seckillTimeIndex: number;
}

/** A time slot of today's flash sales: 0 ended, 1 running, 2 to come. `stop` is unix time. */
export interface SaleSlotWire {
  id: number;
  /** On the shop's clock, `10:00`. */
  time: string;
  /** Hours. */
  continued: string;
  slide: string;
  state: string;
  status: 0 | 1 | 2;
  stop: number;
}

/** What flash sales and group buys have in common. Amounts are decimals. */
export interface PromotionWire {
  id: number;
  product_id: number;
  image: string;
  title: string;
  info: string;
  price: string;
  /** The ordinary unit price. */
  ot_price: string;
  /** The unit price without the promotion, at the smallest quantity (not in CRMEB). */
  ordinary_price: string;
  /** Quantity still available. */
  stock: number;
  sales: number;
  unit_name: string;
  quota: number;
  quota_show: number;
  /** The maximum quantity of one buyer, and in one order; 0 without a limit. */
  num: number;
  once_num: number;
}

/** A flash sale, a row of `seckill/list/{slot}`. */
export interface FlashSaleWire extends PromotionWire {
  /** Share sold, in percent. */
  percent: number;
  status: 0 | 1;
  start_time: string;
  stop_time: string;
  time_id: number;
}

/** A group buy, a row of `combination/list`. Instants are unix time. */
export interface GroupBuyWire extends PromotionWire {
  people: number;
  product_price: string;
  start_time: number;
  stop_time: number;
  /** Hours in which a group must be complete. */
  effective_time: number;
}

/** A presale, a row of `advance/list`: a product with its times as unix time and the days to ship after the end. */
export interface PresaleWire extends ProductRowWire {
  store_info: string;
  /** The variant that is on presale (not in CRMEB). */
  unique: string;
  /** The unit price without the promotion, at the smallest quantity (not in CRMEB). */
  ordinary_price: string;
  /** 1 not started, 2 underway, 3 over. */
  presale_pay_status: 1 | 2 | 3;
  presale_start_time: number;
  presale_end_time: number;
  presale_day: number;
}

/** `GET advance/list`: 0 all, 1 not started, 2 underway, 3 over. */
export interface PresaleListRequestWire extends PageRequestWire {
  time_type?: number;
}

/** A variant in a promotion. */
export interface PromotedSkuWire extends Omit<SkuWire, 'quota' | 'quota_show'> {
  quota: number;
  quota_show: number;
  product_stock: number;
}

interface PromotionDetailWire<Info> extends Omit<ProductDetailWire, 'storeInfo' | 'productValue'> {
  storeInfo: Omit<ProductInfoWire, keyof Info> & Info;
  productValue: Record<string, PromotedSkuWire>;
  /** Quantity that the calling buyer has ordered. */
  buy_num: number;
}

/** The answer of `seckill/detail/{id}`; `status` 0 ended, 1 running, 2 not started; `last_time` ends today's slot. */
export type FlashSaleDetailWire = PromotionDetailWire<
  Omit<FlashSaleWire, 'status'> & { status: 0 | 1 | 2; last_time: number }
>;

/** The answer of `combination/detail/{id}`, with the open groups; `userBool` 1 where the asker is a member (not in CRMEB). */
export interface GroupBuyDetailWire extends PromotionDetailWire<GroupBuyWire> {
  pink: (GroupWire & { userBool: 0 | 1 })[];
  pinkAll: [];
  pink_ok_list: [];
  pink_ok_sum: number;
}

/** A group by its founder, or a member. */
export interface GroupWire {
  id: number;
  nickname: string;
  avatar: string;
  people: number;
  /** People still missing. */
  count: number;
  /** Unix time. */
  stop_time: number;
}

/** The answer of `combination/pink/{id}`: `pinkBool` 1 complete, 0 open, -1 failed. */
export interface GroupStateWire {
  is_ok: 0 | 1;
  /** Whether the asker is a member. */
  userBool: 0 | 1;
  pinkBool: -1 | 0 | 1;
  count: number;
  pinkT: GroupWire;
  pinkAll: GroupWire[];
  store_combination: GroupBuyWire;
  store_combination_host: [];
  /** The asker's order; empty for others. */
  current_pink_order: string;
}

/** Request of `POST promotion/remind`, `POST promotion/forget` and `GET promotion/reminder` (not in CRMEB): the start of a promotion. */
export interface PromotionReminderRequestWire {
  type: PromotionKindWire;
  id: string;
}
