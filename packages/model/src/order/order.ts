import type { Money } from '../money/index.ts';
import type { Address } from '../address/index.ts';
import type { CartLineProblem } from '../cart/index.ts';
import type { OrderLine } from '../order-line/index.ts';
import type { RefundState } from '../refund/index.ts';
import type { ShippingMethod } from '../shipping/index.ts';

/**
 * Where an order stands (R6.1, contract 3.7 `_status._type`): 0 pending-payment, 1 pending-shipment, 2 to-receive,
 * 3 to-review, 4 done, -1/-2/-3 after-sales, 9 offline-pending. `cancelled` and `expired` are ours: the row is gone or timed out.
 */
export type OrderState =
  | 'pending-payment'
  | 'offline-pending'
  | 'pending-shipment'
  | 'to-receive'
  | 'to-review'
  | 'done'
  | 'refunding'
  | 'refunded'
  | 'refund-refused'
  | 'cancelled'
  | 'expired';

/** The ways to pay (R1.6). Only balance works so far; the others say that they come. */
export type PaymentMethod = 'balance' | 'wechat' | 'alipay' | 'stripe';

/** An order (`order/detail/{order_id}`, `pc/get_order_list`). Instants are epoch milliseconds. */
export interface Order {
  /** The public order number, the wire's `order_id`. */
  number: string;
  state: OrderState;
  createdAt: number;
  paidAt: number | null;
  /** Null where not yet, or where the backend tells only the day. */
  shippedAt: number | null;
  receivedAt: number | null;
  /** When it was cancelled, expired or paid back whole. */
  endedAt: number | null;
  /** When an unpaid order expires; null once paid. */
  payBefore: number | null;
  paymentMethod: PaymentMethod | null;
  lines: OrderLine[];
  pieces: number;
  goodsTotal: Money;
  freight: Money;
  couponDiscount: Money;
  memberDiscount: Money;
  pointsCredit: Money;
  total: Money;
  addressee: string;
  phone: string;
  address: string;
  shipping: {
    method: ShippingMethod | null;
    courier: string;
    trackingNumber: string;
    person: string;
    personPhone: string;
    content: string;
  };
  buyerMessage: string;
  /** The number by which the buyer's own books know the order; empty without one. */
  purchaseOrderNumber: string;
  merchantNote: string;
  /** Whether a refund may be asked for now: something is left, and no other request is open. */
  refundable: boolean;
  /** The refunds that were asked for, as far as the backend tells; the oldest first. */
  refunds: { number: string; state: RefundState }[];
  /** What was paid back. */
  refunded: Money;
}

/**
 * What became of an order's line that was bought again (R6.2): its new line, or why there is none. Of `not-enough-stock` with a line,
 * only `quantity` could be added; `price-changed` was added at another price.
 */
export interface BoughtAgainLine {
  /** The order's line. */
  id: string;
  /** The line of the cart or the new checkout; null where there is none. */
  checkoutLineId: string | null;
  /** Pieces that were added; 0 where the backend does not tell. */
  quantity: number;
  problem: CartLineProblem | 'price-changed' | null;
  /** What a piece costs now; null where it cannot be had. */
  unitPrice: Money | null;
}

/** Buying again: the new lines, and what became of each line of the order, as far as the backend tells. */
export interface BoughtAgain {
  /** Whether the new lines stand in the cart; else they are for a checkout of their own. */
  inCart: boolean;
  checkoutLineIds: string[];
  lines: BoughtAgainLine[];
}

/** A page of orders. */
export interface OrderList {
  items: Order[];
  total: number;
}

/** What checkout shows before ordering (`order/confirm`). `key` is the idempotency key of the order to come. */
export interface Checkout {
  key: string;
  lines: OrderLine[];
  goodsTotal: Money;
  freight: Money;
  /** From this goods total on, delivery is free; null when never. */
  freeFreightFrom: Money | null;
  total: Money;
  address: Address | null;
  balance: Money;
  methods: PaymentMethod[];
}

/** The totals for a choice of address and method (`order/computed/{key}`), or the order that the key already made. */
export type ComputedOrder =
  | { kind: 'totals'; goodsTotal: Money; freight: Money; couponDiscount: Money; total: Money }
  | { kind: 'already-ordered'; orderNumber: string };

/** The pay page (`order/cashier/{order_id}`). */
export interface Cashier {
  orderNumber: string;
  total: Money;
  balance: Money;
  /** Epoch milliseconds. */
  payBefore: number;
  methods: { method: PaymentMethod; available: boolean }[];
  /** What is missing on the balance can be paid in on the way (`payIn` of payOrder). */
  canPayIn: boolean;
  /** Nobody's money moves: the payment provider is a sandbox. */
  sandbox: boolean;
}

/** How paying an order went on: it is paid, or the provider's page takes in first what is missing. */
export type PaymentStep = { kind: 'paid' } | { kind: 'pay-in'; address: string };
