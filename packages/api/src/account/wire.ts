/** Request of `POST login` and `POST kefuapi/login` (contract 3.2). */
export interface SignInRequestWire {
  account: string;
  password: string;
}

/** Answer of `POST login` (contract 3.2). The shop's server keeps the token: a page reads `signedIn` in its place. */
export interface SessionWire {
  token: string;
  /** Unix seconds. */
  expires_time: number;
}

/** A buyer, in `user` and `userinfo` (contract 3.2; `account`, `email` and `company` are ours). */
export interface BuyerWire {
  uid: number;
  account: string;
  nickname: string;
  real_name: string;
  /** Empty without a picture. */
  avatar: string;
  phone: string;
  email: string;
  company: string;
}

/** Counters of a buyer's orders, in `user` (contract 3.2) and `order/data` (3.7). Counts are texts, but `pc_order_count`. */
export interface OrderCountsWire {
  order_count: string;
  /** Decimal amount. */
  sum_price: string;
  unpaid_count: string;
  unshipped_count: string;
  received_count: string;
  evaluated_count: string;
  complete_count: string;
  refunding_count: string;
  no_refund_count: string;
  refunded_count: string;
  refund_count: string;
  pc_order_count: number;
  yue_pay_status: 0 | 1;
  pay_weixin_open: boolean;
  ali_pay_status: boolean;
  friend_pay_status: 0;
}

/** Answer of `GET user` (contract 3.2; `notice` counts unread notices). */
export interface UserWire extends BuyerWire {
  /** Decimal amount. */
  now_money: string;
  is_open_member: boolean;
  is_money_level: 0 | 1;
  /** Unix seconds. */
  add_time: number;
  integral: number;
  level: number;
  vip: boolean;
  couponCount: number;
  collectCount: number;
  like: number;
  notice: number;
  /** Unread messages of the chat. */
  service_num: number;
  balance_func_status: 0 | 1;
  recharge_switch: 0 | 1;
  /** Decimal amount. */
  orderStatusSum: string;
  orderStatusNum: OrderCountsWire;
}
