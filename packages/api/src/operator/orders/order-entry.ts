import type { AddressContent } from '@rider/model/address';
import type { CartLineProblem } from '@rider/model/cart';
import type { CreditTerms } from '@rider/model/invoice';
import type { Money } from '@rider/model/money';
import type { CheckoutCoupon } from '@rider/model/coupon';
import type { DeliveryTerms, EnteredLine, ShopDiscount } from '@rider/model/order';
import type { FreightClass, ShippingOption } from '@rider/model/shipping';
import type { Tax } from '@rider/model/tax';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { TERMS_NAMES } from '../../order/wire-names.ts';
import { renameFieldErrors } from '../../transport/rename-field-errors.ts';
import { operatorPath } from '../call.ts';

/** A buyer for whom an order can be placed. */
export interface OrderingBuyer {
  uid: string;
  name: string;
  company: string;
  account: string;
  email: string;
  /** The default address first. */
  addresses: { id: string; addressee: string; phone: string; text: string }[];
  /** Null for a buyer who cannot buy on account. */
  credit: CreditTerms | null;
  /** The company whose limits bind the buyer, but not orders of operators; empty for none. */
  limitedBy: string;
}

/** The lines, the destination and the reductions of an order that an operator enters. */
export interface OrderDraft {
  buyerId: string;
  lines: readonly EnteredLine[];
  /** Empty if the buyer has no address, and for pick-up. */
  addressId: string;
  /** `delivery`, or the id of a shipping option for pick-up. */
  shipping: string;
  /** A coupon of the buyer; empty for none. */
  couponId: string;
  /** What the operator takes off besides; null for nothing. The amount of one by a rate is computed. */
  shopDiscount: ShopDiscount | null;
}

/** A variant with the terms and the prices of a buyer. */
export interface OrderableVariant {
  sku: string;
  name: string;
  /** Its option values, joined. */
  variant: string;
  unit: string;
  /** The unit price of the smallest quantity. */
  price: Money;
  stock: number;
  minimum: number;
  pack: number;
}

/** An entered line at the buyer's price. Terms and prices of an unknown SKU are zero. */
export interface QuotedLine extends EnteredLine, OrderableVariant {
  /** The unit price at this quantity. */
  unitPrice: Money;
  lineTotal: Money;
  /** Why it cannot be ordered; null if it can. */
  problem: CartLineProblem | null;
}

/** The sums of an order before placement. */
export interface QuotedSums {
  pieces: number;
  subtotal: Money;
  freight: Money;
  /** Null for pick-up. */
  freightClass: FreightClass | null;
  couponDiscount: Money;
  shopDiscount: ShopDiscount | null;
  /** Null without a destination. */
  tax: Tax | null;
  total: Money;
}

/** A coupon of the buyer, and whether the entered order can use it. */
export type QuotedCoupon = Pick<CheckoutCoupon, 'id' | 'title' | 'reduction' | 'obstacle' | 'missing'>;

/** What an entered order costs, as the shop would charge it. */
export interface OrderQuote {
  lines: QuotedLine[];
  /** Null while a line has a problem, or for an `obstacle`. */
  sums: QuotedSums | null;
  shippingOptions: ShippingOption[];
  /** The buyer's unused coupons, those that can be used first; empty without sums. A chosen one with an obstacle is left out of the sums. */
  coupons: QuotedCoupon[];
  /** Why lines that have no problem cannot be ordered together, in the client's language; empty if they can. */
  obstacle: string;
}

/** An order to place for a buyer: unpaid, with an e-mail that links to its payment, or on account. */
export interface OrderEntry extends OrderDraft {
  payment: 'link' | 'invoice';
  purchaseOrderNumber: string;
  /** How the buyer wants it delivered; absent without terms. */
  terms?: DeliveryTerms;
  message: string;
  /** The displayed total; another one places no order. */
  quoted: Money;
  /** Idempotency key of the order. */
  key: string;
}

/** What an operator changes of an unpaid order. */
export interface ChangedContents extends Omit<OrderDraft, 'buyerId'> {
  purchaseOrderNumber: string;
  /** The displayed total; null before there is one. Another one changes nothing. */
  quoted: Money | null;
}

/** An unpaid order with what an operator may change. */
export interface ChangeableOrder extends Omit<OrderDraft, 'buyerId'>, Pick<ChangedContents, 'purchaseOrderNumber'> {
  number: string;
  buyer: OrderingBuyer;
  total: Money;
  /** Counts the changes; a save sends it back. */
  version: number;
}

/** A buyer with addresses and credit. Rejects with 910530 for a buyer who cannot order. */
export function getOrderingBuyer(api: Api, uid: string): Promise<OrderingBuyer> {
  return getOwn(api, operatorPath`order_entry/buyers/${uid}`);
}

/** Saves a new address for a buyer; resolves to its id. Rejects with errors by the address's fields. */
export function addAddressForBuyer(api: Api, uid: string, address: AddressContent): Promise<{ id: string }> {
  return postOwn(api, operatorPath`order_entry/buyers/${uid}/addresses`, { ...address });
}

/** The variants that the shop's search suggests for words or the beginning of a SKU, with a buyer's prices. */
export function findOrderableVariants(api: Api, buyerId: string, search: string): Promise<OrderableVariant[]> {
  return getOwn(api, operatorPath`order_entry/buyers/${buyerId}/variants`, { search });
}

/** Prices an entered order, and writes nothing. */
export function quoteOrder(api: Api, draft: OrderDraft): Promise<OrderQuote> {
  return postOwn(api, 'operator/order_entry/quote', { ...draft });
}

/** Places an order for a buyer, once for each key; resolves to its number. */
export function placeOrderForBuyer(api: Api, entry: OrderEntry): Promise<{ number: string }> {
  const call = postOwn<{ number: string }>(api, 'operator/order_entry', { ...entry });
  return renameFieldErrors(call, TERMS_NAMES);
}

/** An unpaid order to change. Rejects with the reason for any other. */
export function getChangeableOrder(api: Api, number: string): Promise<ChangeableOrder> {
  return getOwn(api, operatorPath`order_entry/orders/${number}`);
}

/** Prices the changed contents of an order, and writes nothing. Lines with an unchanged quantity keep their price. */
export function quoteOrderChange(api: Api, number: string, contents: ChangedContents): Promise<OrderQuote> {
  return postOwn(api, operatorPath`order_entry/orders/${number}/quote`, { ...contents });
}

/** Changes an unpaid order. Rejects with 900013 after another operator's change. */
export function changeUnpaidOrder(
  api: Api,
  number: string,
  contents: ChangedContents & Pick<ChangeableOrder, 'version'>,
): Promise<void> {
  return postOwn(api, operatorPath`order_entry/orders/${number}`, { ...contents });
}
