import type { DaysRequestWire, PageRequestWire } from '../wire/index.ts';

/** The answer of `user/balance`; decimals. */
export interface BalanceWire {
  now_money: string;
  /** Total of all top-ups. */
  recharge: string;
  /** Total paid from the balance, minus refunds. */
  orderStatusSum: string;
}

/** `GET pc/get_balance_record/{type}`; the days are not in CRMEB. */
export interface BalanceRecordsRequestWire extends PageRequestWire, DaysRequestWire {}

/** The answer of `pc/get_balance_record/{type}`. */
export interface BalanceRecordsWire {
  list: BalanceRecordWire[];
  /** The months of the rows, `2026-11`. */
  time: string[];
  count: number;
}

/** A booking; `order_id` and `note` are not in CRMEB. */
export interface BalanceRecordWire {
  id: number;
  type: BalanceRecordTypeWire;
  title: string;
  mark: string;
  /** An operator's note on it. */
  note: string;
  /** A decimal without sign. */
  number: string;
  /** The balance after it, a decimal. */
  balance: string;
  /** 1 for income. */
  pm: 0 | 1;
  /** An order's number, or empty. */
  order_id: string;
  /** Unix time. */
  add_time: number;
  /** The month, `2026-11`. */
  time: string;
}

/** Why a balance changed. */
export type BalanceRecordTypeWire =
  | 'register_system_add'
  | 'pay_product'
  | 'pay_product_refund'
  | 'recharge'
  | 'system_add';

/** The answer of `recharge/index`; `minimum`, `maximum` and `provider` are not in CRMEB. */
export interface RechargeOfferWire {
  recharge_quota: RechargeAmountWire[];
  recharge_attention: [];
  /** A decimal, as `maximum`. */
  minimum: string;
  maximum: string;
  /** Empty if nothing can be paid in. */
  provider: string;
}

/** A preset amount. */
export interface RechargeAmountWire {
  id: number;
  /** A decimal. */
  price: string;
  give_money: string;
}

/** `POST recharge/recharge`; `quitUrl` is not in CRMEB. */
export interface RechargeRequestWire {
  /** A decimal. */
  price: string;
  rechar_id: 0;
  type: 0;
  from: 'stripe';
  /** The page of the shop to which the provider returns. */
  quitUrl: string;
}

/** The answer of `recharge/recharge` (`STRIPE_PAY` is not in CRMEB). */
export interface StartedRechargeWire {
  status: 'STRIPE_PAY';
  result: { order_id: string; pay_url: string };
}
