import type { DaysRequestWire, PageRequestWire } from '../wire/index.ts';

/** The answer of `user/balance` (contract 3.2); decimals. */
export interface BalanceWire {
  now_money: string;
  /** Total of all top-ups. */
  recharge: string;
  /** Total paid from the balance, minus refunds. */
  orderStatusSum: string;
}

/** `GET pc/get_balance_record/{type}` (contract 3.9); the days are ours. */
export interface BalanceRecordsRequestWire extends PageRequestWire, DaysRequestWire {}

/** The answer of `pc/get_balance_record/{type}` (contract 3.9). */
export interface BalanceRecordsWire {
  list: BalanceRecordWire[];
  /** The months of the rows, `2026-11`. */
  time: string[];
  count: number;
}

/** A booking (contract 3.9); `order_id` and `note` are ours. */
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

/** Why a balance changed (contract 3.9). */
export type BalanceRecordTypeWire =
  | 'register_system_add'
  | 'pay_product'
  | 'pay_product_refund'
  | 'recharge'
  | 'system_add';

/** The answer of `recharge/index` (contract 3.9); `minimum`, `maximum` and `provider` are ours. */
export interface RechargeOfferWire {
  recharge_quota: RechargeAmountWire[];
  recharge_attention: [];
  /** A decimal, as `maximum`. */
  minimum: string;
  maximum: string;
  /** Empty if nothing can be paid in. */
  provider: string;
}

/** A preset amount (contract 3.9). */
export interface RechargeAmountWire {
  id: number;
  /** A decimal. */
  price: string;
  give_money: string;
}

/** `POST recharge/recharge` (contract 3.9); `quitUrl` is ours. */
export interface RechargeRequestWire {
  /** A decimal. */
  price: string;
  rechar_id: 0;
  type: 0;
  from: 'stripe';
  /** The page of the shop to which the provider returns. */
  quitUrl: string;
}

/** The answer of `recharge/recharge` (contract 3.9, `STRIPE_PAY` is ours). */
export interface StartedRechargeWire {
  status: 'STRIPE_PAY';
  result: { order_id: string; pay_url: string };
}

/** The answer of `recharge/status/{number}` (ours). */
export interface RechargeStatusWire {
  order_id: string;
  state: 'open' | 'paid' | 'declined';
  /** A decimal. */
  price: string;
}
