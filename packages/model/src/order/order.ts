import type { CustomAnswer, CustomField } from './custom-field.ts';
import type { CreditTerms } from '../invoice/index.ts';
import type { Money } from '../money/index.ts';
import type { Address } from '../address/index.ts';
import type { PayingCard } from '../card/index.ts';
import type { CartLineProblem } from '../cart/index.ts';
import type { OrderLine } from '../order-line/index.ts';
import type { DeliveryPlan, DeliveryTerms } from './delivery-terms.ts';
import type { ShopDiscount } from './shop-discount.ts';
import type { GroupState } from '../promotion/index.ts';
import type { RefundState } from '../refund/index.ts';
import type { Tax } from '../tax/index.ts';
import type { FreightClass, PickUpCounter, ShippingMethod, ShippingOption } from '../shipping/index.ts';

/**
 * State of an order, CRMEB's `_status._type`: 0 pending-payment, 1 pending-shipment, 2 to-receive, 3 to-review, 4 done, -1/-2/-3
 * after-sales, 9 offline-pending. `cancelled` and `expired` are our additions, for an order that was removed or timed out.
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

/** The payment methods; an invoice is paid later, within the terms of the buyer. */
export type PaymentMethod = 'balance' | 'wechat' | 'alipay' | 'stripe' | 'invoice';

/** The group of buyers for whose price an order was placed. */
export interface OrderGroup {
  id: string;
  /** Names the page of its group buy. */
  promotionId: string;
  state: GroupState;
  /** The people that make it complete, and those who have joined; 0 where its facts could not be read. */
  people: number;
  joined: number;
  /** When it must be complete, epoch milliseconds. */
  endsAt: number;
}

/** How an order or a parcel is shipped; `method` is null before. */
export interface OrderShipping {
  method: ShippingMethod | null;
  courier: string;
  trackingNumber: string;
  person: string;
  personPhone: string;
  content: string;
}

/** A parcel of an order. */
export interface OrderParcel {
  /** Empty where the backend reports only one parcel. */
  id: string;
  /** When it was shipped, in milliseconds since 1970; null where the backend does not report it. */
  shippedAt: number | null;
  shipping: OrderShipping;
  /** The courier's tracking page; empty without one. */
  href: string;
  /** Its contents, by order line. */
  lines: { lineId: string; quantity: number }[];
}

/** An order (`order/detail/{order_id}`, `pc/get_order_list`). Instants are epoch milliseconds. */
export interface Order {
  /** The public order number, the wire's `order_id`. */
  number: string;
  state: OrderState;
  /** When it was ordered, in milliseconds since 1970. */
  createdAt: number;
  /** When it was paid, in milliseconds since 1970; null until then. */
  paidAt: number | null;
  /** Null before shipping, or where the backend provides only the day. */
  shippedAt: number | null;
  /** When it was received, in milliseconds since 1970; null until then. */
  receivedAt: number | null;
  /** When it was cancelled, expired or fully refunded. */
  endedAt: number | null;
  /** When an unpaid order expires; null once paid. */
  payBefore: number | null;
  paymentMethod: PaymentMethod | null;
  lines: OrderLine[];
  pieces: number;
  subtotal: Money;
  freight: Money;
  couponDiscount: Money;
  memberDiscount: Money;
  pointsCredit: Money;
  /** The discount that the shop gave; absent without one. */
  shopDiscount?: ShopDiscount | null | undefined;
  /** What the shop added to the total, or took off if negative, after the order was placed; absent if nothing. */
  adjustment?: Money | undefined;
  /** The sales tax; null where the backend returns none. */
  tax: Tax | null;
  total: Money;
  addressee: string;
  phone: string;
  /** Where the products go, or the counter where the buyer picks them up. */
  address: string;
  /** The counter where the buyer picks it up; null for delivery. */
  pickUp: PickUpCounter | null;
  /** How its last parcel was shipped. */
  shipping: OrderShipping;
  /** The oldest first. */
  parcels: OrderParcel[];
  buyerMessage: string;
  /** What the buyer filled in for these goods; absent without. */
  customAnswers?: CustomAnswer[];
  /** The buyer's own purchase order number; empty without one. */
  purchaseOrderNumber: string;
  /** How the buyer wants it delivered; absent where the backend stores no terms. */
  deliveryTerms?: DeliveryTerms;
  /** When it is expected to leave and to arrive; absent or null while unknown. */
  deliveryPlan?: DeliveryPlan | null;
  /** The number of its invoice; empty without one. */
  invoiceNumber: string;
  merchantNote: string;
  /** Whether the shop placed it for the buyer; absent if the buyer did. */
  placedByShop?: boolean;
  /** The member of the buyer's company who ordered it; absent for an own order. */
  orderedBy?: string;
  /** The number of the quote that it accepts; absent without one. */
  quoteNumber?: string;
  /** What the shop changed before payment, each with its values before and after; absent if nothing. */
  changes?: OrderChange[];
  /** Whether a refund can be requested now: something is left, and no other request is open. */
  refundable: boolean;
  /** The refunds known to the backend, oldest first. */
  refunds: { number: string; state: RefundState }[];
  /** Amount paid back. */
  refunded: Money;
  /** The group that it belongs to; null without one. */
  group: OrderGroup | null;
  /** The orders into which the shop divided it, to ship or refund them one by one; absent if it did not. They have its lines and its money. */
  parts?: OrderPart[];
}

/** An order that was part of another one. */
export type OrderPart = Pick<Order, 'number' | 'state'>;

/**
 * Outcome of buying an order line again: its new line, or the reason why there is none. With a new line, `not-enough-stock` means
 * that only `quantity` was added, and `price-changed` that the price differs from the order's.
 */
export interface BoughtAgainLine {
  /** Id of the order's line. */
  id: string;
  /** Id of the line in the cart or the new checkout; null without one. */
  checkoutLineId: string | null;
  /** Added quantity; 0 where the backend does not provide it. */
  quantity: number;
  problem: CartLineProblem | 'price-changed' | null;
  /** Current unit price; null for unavailable products. */
  unitPrice: Money | null;
}

/** Result of buying an order again: the new lines, and the outcome of each line where the backend provides it. */
export interface BoughtAgain {
  /** Whether the new lines are in the cart; otherwise they are for a separate checkout. */
  inCart: boolean;
  checkoutLineIds: string[];
  lines: BoughtAgainLine[];
}

/** A change of an unpaid order by the shop: a line for each change, without words. */
export interface OrderChange {
  /** Epoch milliseconds. */
  at: number;
  text: string;
}

/** A page of orders. */
export interface OrderList {
  items: Order[];
  total: number;
}

/** The checkout before ordering (`order/confirm`). `key` is the idempotency key of the future order. */
export interface Checkout {
  key: string;
  lines: OrderLine[];
  /** Names of the products that are not delivered to the address, which an order would leave out. */
  undeliverable: string[];
  subtotal: Money;
  freight: Money;
  /** Subtotal from which delivery is free; null for never. */
  freeFreightFrom: Money | null;
  /** How the products are shipped; null where the backend does not report it. */
  freightClass: FreightClass | null;
  /** The ways to get the products; empty where the backend offers no choice. */
  shippingOptions: ShippingOption[];
  /** The sales tax at the address; null without one, or where the backend returns none. */
  tax: Tax | null;
  total: Money;
  address: Address | null;
  balance: Money;
  methods: PaymentMethod[];
  /** The products need no delivery, and so no address. */
  isVirtual: boolean;
  /** Fields that the buyer fills in for these products. */
  customForm: CustomField[];
}

/** The totals for a choice of address and method (`order/computed/{key}`), or the order already placed with the key. */
export type ComputedOrder =
  | {
      kind: 'totals';
      subtotal: Money;
      freight: Money;
      couponDiscount: Money;
      tax: Tax | null;
      total: Money;
      /** The ways to get the products at the address; null where the backend does not report them. */
      shippingOptions: ShippingOption[] | null;
    }
  | { kind: 'already-ordered'; orderNumber: string };

/** The pay page (`order/cashier/{order_id}`). */
export interface Cashier {
  orderNumber: string;
  total: Money;
  balance: Money;
  /** Epoch milliseconds. */
  payBefore: number;
  methods: { method: PaymentMethod; available: boolean }[];
  /** Whether the missing amount can be paid in on the way (`payIn` of payOrder). */
  canPayIn: boolean;
  /** The payment provider is a sandbox: no real money moves. */
  sandbox: boolean;
  /** The methods that have a pay page of their own. */
  pages: PaymentMethod[];
  /** The methods that the shop offers for this total, in order; null where the backend does not report them. */
  offered: PaymentMethod[] | null;
  /** The latest payment at a provider was declined. */
  declined: boolean;
  /** The terms of a buyer who may pay by invoice; null for others. */
  onAccount: CreditTerms | null;
  /** The shop's bank account for one who may, in lines such as `IBAN: DE…`; empty without one. */
  bankTransfer: string;
}

/** A QR code to pay by. */
export interface ScannedPayment {
  kind: 'scan';
  /** The drawn code, a data address of an SVG. */
  picture: string;
  /** Until when it can be paid, epoch milliseconds. */
  payBefore: number;
  /** The code's content, if a phone can open it as an address; else null. */
  link: string | null;
  /** The provider's page that takes the same payment, absolute or local; null where there is none. */
  page: string | null;
  /** Whether it is at a sandbox, where no money moves. */
  sandbox: boolean;
}

/** A payment by a card, typed into a form that the provider's script draws. */
export interface CardPayment {
  kind: 'card';
  publishableKey: string;
  /** Lets its holder pay this one payment. */
  clientSecret: string;
  /** Local path of a sandbox's script in place of the provider's; null for real money. */
  sandboxScript: string | null;
  /** The buyer's saved cards that can pay it, the default first. */
  savedCards: readonly PayingCard[];
  /** Until when it can be paid, epoch milliseconds. */
  payBefore: number;
}

/**
 * Next step of a payment: the order is paid, or the buyer pays in the missing amount at the provider's page, scans a code, or types a card.
 */
export type PaymentStep = { kind: 'paid' } | { kind: 'pay-in'; address: string } | ScannedPayment | CardPayment;
