/** Request of `POST login` and `POST kefuapi/login`. */
export interface SignInRequestWire {
  account: string;
  password: string;
  /** Of `POST kefuapi/login`: the second step's code (not in CRMEB). */
  code?: string;
  /** Of `POST login`: links the person of WeChat who got this key (not in CRMEB). */
  wechat_key?: string;
}

/** Answer of `POST login`. The shop's server removes the token; a page gets `signedIn` instead. */
export interface SessionWire {
  token: string;
  /** True in a page, without `token`. */
  signedIn?: true;
  /** Unix seconds. */
  expires_time: number;
}

/** Request of `POST login/mobile`. */
export interface MobileSignInRequestWire {
  phone: string;
  /** The code by text message. */
  captcha: string;
}

/** Answer of `GET pc/get_appid`; `appid` is empty where WeChat is not offered. */
export interface WechatAppWire {
  appid: string;
  version: string;
}

/** Request of `GET pc/wechat_auth`. */
export interface WechatSignInRequestWire {
  code: string;
}

/** Answer of `GET pc/wechat_auth`: a session, or without a linked account the key that links one (not in CRMEB). */
export type WechatSessionWire =
  | { token: string; /** Unix seconds. */ exp_time: number; link_key?: undefined }
  | { link_key: string; token?: undefined; exp_time?: undefined };

/** A buyer, in `user` and `userinfo` (`account`, `email` and `company` are not in CRMEB). */
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

/** Counters of a buyer's orders, in `user` and `order/data` (3.7). Counts are texts, but `pc_order_count`. */
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

/** Answer of `GET user` (`notice` counts unread messages of the shop). */
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
