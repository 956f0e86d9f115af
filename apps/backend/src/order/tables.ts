import type { Money } from '@rider/model/money';
import type { DeliveryPlan, StoredOrderState } from '@rider/model/order';
import type { FreightClass } from '@rider/model/shipping';
import type { PromotionKindWire } from '@rider/api/catalogue';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { CounterOfOrder } from '../pick-up/counters.ts';
import type { Localized } from '@rider/model/locale';
import type { Json } from '../database/columns.ts';

/** A line of a checkout. */
export interface CheckoutLine {
  cartLineId: number;
  skuId: number;
  quantity: number;
  /** The promotion of the displayed price, and the group to join. */
  promotionId: number | null;
  groupId: number | null;
  /** The quote that sets its price; absent for the ordinary one. */
  quoteId?: number | null;
}

/** A confirmed checkout, which becomes at most one order. `goods_total` is the total displayed last. */
export interface CheckoutTable {
  key: string;
  buyer_id: number;
  lines: Json<CheckoutLine[]>;
  goods_total: Money;
  /** The version of the freight rule by which it was computed last. */
  freight_version: Generated<number>;
  created_at: Date;
  expires_at: Date;
  order_id: number | null;
}

/** An order. The delivery fields are CRMEB's. */
export interface CustomerOrderTable {
  id: Generated<number>;
  number: string;
  buyer_id: number;
  state: StoredOrderState;
  pieces: number;
  goods_total: Money;
  freight: Money;
  /** The discounts by coupon and shop, split over the lines. */
  discount: Generated<Money>;
  /** The part of `discount` that an operator gave, with its rate, null for a fixed amount, and its reason. */
  shop_discount: Generated<Money>;
  shop_discount_rate: Generated<number | null>;
  shop_discount_reason: Generated<string>;
  /** The sales tax, split over the lines, with rate, place and certificate at the time of placement. */
  tax: Generated<Money>;
  /** Thousandths of a percent. */
  tax_rate: Generated<number>;
  taxes_freight: Generated<boolean>;
  /** `US-CA`; empty for orders older than tax. */
  tax_region: Generated<string>;
  /** Number of the certificate that exempted the order. */
  tax_certificate: Generated<string | null>;
  /** Products, freight and tax, less the discount. */
  total: Money;
  payment_method: string;
  addressee: string;
  phone: string;
  /** The delivery address, or the pick-up counter. */
  address: Json<Localized>;
  /** Null for orders older than this column, and for pick-up. */
  freight_class: Generated<FreightClass | null>;
  /** The pick-up counter; null for delivery. */
  counter_id: Generated<number | null>;
  /** The counter as it was when the order was placed. */
  counter: ColumnType<CounterOfOrder | null, string | null | undefined, string | null>;
  delivery_type: Generated<string>;
  delivery_name: Generated<string>;
  delivery_code: Generated<string>;
  delivery_id: Generated<string>;
  delivery_content: Generated<string>;
  buyer_message: string;
  /** The buyer's own purchase order number; empty without one. */
  purchase_order_number: Generated<string>;
  /** The buyer's name of the job, and the site or who receives the products there; empty without one. */
  job: Generated<string>;
  site: Generated<string>;
  /** The days between which products may leave, ISO dates; null for any. */
  ship_not_before: Generated<string | null>;
  ship_not_after: Generated<string | null>;
  /** Whether all products ship together. */
  ships_whole: Generated<boolean>;
  /** Working days from dispatch to arrival, by the freight rule when it was placed; null where unknown. */
  least_transit_days: Generated<number | null>;
  most_transit_days: Generated<number | null>;
  /** When it is expected to leave and to arrive; null while unknown. */
  delivery_plan: ColumnType<DeliveryPlan | null, string | null | undefined, string | null>;
  merchant_note: Generated<string>;
  /** The operator who placed it for the buyer; null if the buyer did. */
  placed_by: Generated<number | null>;
  /** The buyer's company when it was placed, whose order it remains when the buyer leaves; null without one. */
  company_id: Generated<number | null>;
  /** The quote that it accepts. */
  quote_id: Generated<number | null>;
  /** Counts the operators' changes before payment. */
  version: Generated<number>;
  /** The operator who changed it last. */
  changed_by: Generated<number | null>;
  created_at: Date;
  pay_before: Date;
  paid_at: Date | null;
  shipped_at: Date | null;
  received_at: Date | null;
  /** When it was cancelled or expired. */
  closed_at: Date | null;
  /** When the buyer deleted it from their list. */
  hidden_at: Date | null;
}

/** A line of an order, frozen when it was placed. Money in cents. */
export interface OrderLineTable {
  id: Generated<number>;
  order_id: number;
  position: number;
  /** The wire's `unique`, by which a review names the line. */
  key: string;
  product_id: number;
  sku_id: number;
  code: string;
  name: Json<Localized>;
  variant: Json<Localized>;
  unit: Json<Localized>;
  image: string;
  quantity: number;
  list_price: Money;
  unit_price: Money;
  line_total: Money;
  /** The line's share of the order's discounts. */
  discount: Generated<Money>;
  /** The line's share of the order's tax, which is not in `line_total`. */
  tax: Generated<Money>;
  promotion_id: Generated<number | null>;
  /** The shipping date of a presale. */
  ships_at: Generated<Date | null>;
}

/** The first order of a year, for numbers whose counter restarts. */
export interface OrderYearTable {
  year: string;
  /** Its place in the sequence of all orders. */
  first: number;
}

/** A tag that operators gave an order. */
export interface OrderTagTable {
  order_id: number;
  tag: string;
}

/** Tables of orders. */
export interface OrderTables {
  order_year: OrderYearTable;
  checkout: CheckoutTable;
  customer_order: CustomerOrderTable;
  order_line: OrderLineTable;
  order_tag: OrderTagTable;
}

/** An order line as displayed. */
export interface StoredOrderLine extends Selectable<OrderLineTable> {
  /** The kind of the promotion that set its price; absent in the quote of a refund. */
  promotion_kind?: PromotionKindWire | null;
}
