import {
  type Untrusted,
  amountOrNull,
  amountOrZero,
  flag,
  id,
  instant,
  list,
  number,
  plainText,
  object,
  ownField,
  requiredObject,
  text,
  total,
  variantText,
} from '../wire/index.ts';
import { readCounter } from '../shipping/options.ts';
import { shippingMethodOf } from '../shipping/wire-names.ts';
import type { OrderParcelWire, ShippedLineWire } from '../shipping/wire.ts';
import { isOpenRefund, REFUND_STATES } from '@rider/model/refund';
import type {
  Order,
  DeliveryPlan,
  DeliveryTerms,
  OrderChange,
  OrderGroup,
  OrderParcel,
  OrderPart,
  OrderShipping,
  OrderState,
  ShopDiscount,
} from '@rider/model/order';
import type { OrderLine } from '@rider/model/order-line';
import type { Money } from '@rider/model/money';
import type { LinePromotion } from '@rider/model/promotion';
import type { Tax } from '@rider/model/tax';
import { readCustomAnswers } from './custom-form.ts';
import { refundStateOf } from './refund-state.ts';
import { methodOf } from './wire-names.ts';
import type {
  OrderLineWire,
  OrderProductWire,
  OrderSkuWire,
  OrderStatusWire,
  OrderWire,
  RefundOfOrderWire,
} from './wire.ts';

/** States by `_status._type`. The texts beside it are Chinese in every language and are not read. */
const STATES = new Map<string, OrderState>(
  Object.entries({
    '0': 'pending-payment',
    '9': 'offline-pending',
    '1': 'pending-shipment',
    '2': 'to-receive',
    '3': 'to-review',
    '4': 'done',
    '-1': 'refunding',
    '-2': 'refunded',
    '-3': 'refund-refused',
  } as const),
);

function stateOf(row: Untrusted<OrderWire>): OrderState {
  if (flag(row.is_cancel)) return row.cancel_reason === 'expired' ? 'expired' : 'cancelled';
  const known = STATES.get(text(object<OrderStatusWire>(row._status)._type));
  if (known) return known;
  if (number(row.refund_status) === 2) return 'refunded';
  return flag(row.paid) ? (STATES.get(String(number(row.status) + 1)) ?? 'pending-shipment') : 'pending-payment';
}

function readPart(item: unknown): OrderPart {
  const row = requiredObject<OrderWire>(item, 'part of an order');
  return { number: id(row.order_id, 'order number'), state: stateOf(row) };
}

/** CRMEB divides an order to ship or refund a part of it: the lines of the whole order then count as left to nobody. */
function readParts(row: Untrusted<OrderWire>): OrderPart[] {
  return number(row.pid) === -1 ? list(row.split, readPart) : [];
}

function leftToRefund(item: unknown): number {
  return number(object<OrderLineWire>(item).surplus_refund_num);
}

/** Reads a refund within an order; CRMEB sends its `refund_type` in place of a state. */
export function readRefundOfOrder(item: unknown): Order['refunds'][number] {
  const row = object<RefundOfOrderWire>(item);
  const state = REFUND_STATES.find((known) => known === row.state) ?? refundStateOf(row);
  return { number: text(row.order_id), state };
}

function readShipping(row: Untrusted<OrderParcelWire>): OrderShipping {
  const kind = text(row.delivery_type);
  return {
    method: shippingMethodOf(kind),
    courier: kind === 'express' ? text(row.delivery_name) : '',
    trackingNumber: kind === 'express' ? text(row.delivery_id) : '',
    person: kind === 'send' ? text(row.delivery_name) : '',
    personPhone: kind === 'send' ? text(row.delivery_id) : '',
    content: text(row.fictitious_content),
  };
}

/** The parcels of an order. A backend without parcels ships an order as a whole, in one. */
function readParcels(row: Untrusted<OrderWire>): OrderParcel[] {
  if (row.parcels === undefined) {
    const shipping = readShipping(row);
    return shipping.method === null
      ? []
      : [
          {
            id: '',
            shippedAt: instant(row.delivery_time),
            shipping,
            href: '',
            lines: list(row.cartInfo, readSentLine),
          },
        ];
  }
  return list(row.parcels, (item) => {
    const parcel = requiredObject<OrderParcelWire>(item, 'parcel');
    return {
      id: id(parcel.id, 'parcel id'),
      shippedAt: instant(parcel.delivery_time),
      shipping: readShipping(parcel),
      href: text(parcel.delivery_url),
      lines: list(parcel.cart_ids, (entry) => {
        const line = requiredObject<ShippedLineWire>(entry, 'parcel line');
        return { lineId: id(line.cart_id, 'line id'), quantity: number(line.cart_num) };
      }),
    };
  });
}

function readSentLine(item: unknown): OrderParcel['lines'][number] {
  const { id: lineId, toSend } = readOrderLine(item);
  return { lineId, quantity: toSend };
}

/** How the buyer wants an order delivered, and when it is expected, where the backend reports it. */
function readDelivery(row: Untrusted<OrderWire>): Pick<Order, 'deliveryTerms' | 'deliveryPlan'> {
  const deliveryTerms = ownField<DeliveryTerms>(row.delivery_terms);
  return deliveryTerms === null ? {} : { deliveryTerms, deliveryPlan: ownField<DeliveryPlan>(row.delivery_plan) };
}

/** Reads an order Throws `malformed` without its number. */
export function readOrder(item: unknown): Order {
  const row = requiredObject<OrderWire>(item, 'order');
  const paid = flag(row.paid);
  const isOurs = row.po_number !== undefined;
  const customAnswers = readCustomAnswers(row.custom_form);
  const refunds = list(row.refund, readRefundOfOrder).filter(({ number: known }) => known !== '');
  const parts = readParts(row);
  const pickUp = number(row.shipping_type) === 2 ? readCounter(row.system_store) : null;
  return {
    number: id(row.order_id, 'order number'),
    state: stateOf(row),
    createdAt: instant(row.add_time) ?? instant(row._add_time) ?? 0,
    paidAt: paid ? instant(row.pay_time) : null,
    shippedAt: instant(row.delivery_time),
    receivedAt: instant(row.take_time),
    endedAt: instant(row.close_time),
    payBefore: paid ? null : instant(row.stop_time),
    paymentMethod: methodOf(row.pay_type),
    ...readSums(row, isOurs, parts.length > 0),
    ...(parts.length > 0 && { parts }),
    ...(customAnswers.length > 0 && { customAnswers }),
    pieces: number(row.total_num),
    freight: amountOrZero(row.pay_postage),
    tax: ownField<Tax>(row.tax),
    addressee: text(row.real_name),
    phone: text(row.user_phone),
    address: text(row.user_address).trim() || [pickUp?.name, pickUp?.address].filter(Boolean).join(', '),
    pickUp,
    shipping: readShipping(row),
    parcels: readParcels(row),
    buyerMessage: isOurs ? text(row.mark) : plainText(row.mark),
    purchaseOrderNumber: text(row.po_number),
    ...readDelivery(row),
    invoiceNumber: text(row.invoice_number),
    ...(row.placed_by_shop === true && { placedByShop: true }),
    ...(row.ordered_by !== undefined && { orderedBy: text(row.ordered_by) }),
    ...(row.quote_number !== undefined && { quoteNumber: text(row.quote_number) }),
    ...(row.shop_discount !== undefined && { shopDiscount: ownField<ShopDiscount>(row.shop_discount) }),
    ...(row.changes !== undefined && { changes: ownField<OrderChange[]>(row.changes) ?? [] }),
    merchantNote: isOurs ? text(row.remark) : plainText(row.remark),
    // CRMEB leaves it out where it is always true.
    refundable:
      (row.is_apply_refund === undefined ? paid : flag(row.is_apply_refund)) &&
      list(row.cartInfo, leftToRefund).some((left) => left > 0) &&
      !refunds.some(({ state }) => isOpenRefund(state)),
    refunds,
    refunded: amountOrZero(row.refunded_price),
    group: ownField<OrderGroup>(row.group),
  };
}

/**
 * The lines and sums of an order. CRMEB takes discounts off the lines' `truePrice`, members' discounts off `total_price` as well, and does
 * not send an operator's change of the price: lines are read before discounts, and what is missing to the total is the adjustment.
 */
function readSums(row: Untrusted<OrderWire>, isOurs: boolean, isDivided: boolean) {
  const read = {
    lines: list(row.cartInfo, readOrderLine),
    subtotal: amountOrZero(row.total_price),
    couponDiscount: amountOrZero(row.coupon_price),
    memberDiscount: amountOrZero(row.memberPrice),
    pointsCredit: amountOrZero(row.deduction_price),
    total: amountOrZero(row.pay_price),
  };
  if (isOurs || read.lines.length === 0) return read;
  const undiscounted = list(row.cartInfo, readUndiscountedLine);
  const lines = isDivided ? undiscounted.map((line) => ({ ...line, refunded: 0 })) : undiscounted;
  const subtotal = total(
    lines.reduce((sum, line) => sum + line.lineTotal, 0),
    'sum of lines',
  );
  const memberDiscount = total(Math.max(0, subtotal - read.subtotal), 'member discount');
  const reduced = subtotal - memberDiscount - read.couponDiscount - read.pointsCredit;
  const adjustment = total(read.total - reduced - amountOrZero(row.pay_postage), 'adjustment');
  return { ...read, lines, subtotal, memberDiscount, ...(adjustment !== 0 && { adjustment }) };
}

/** A line of CRMEB at its price before all discounts, `sum_price`, which is that of one piece. */
function readUndiscountedLine(item: unknown): OrderLine {
  const line = readOrderLine(item);
  const price = amountOrNull(object<OrderLineWire>(item).sum_price);
  return price === null ? line : { ...line, unitPrice: price, lineTotal: total(price * line.quantity, 'line total') };
}

/** Reads a line of an order or of a checkout. */
export function readOrderLine(item: unknown): OrderLine {
  const line = requiredObject<OrderLineWire>(item, 'order line');
  const product = object<OrderProductWire>(line.productInfo);
  const sku = object<OrderSkuWire>(product.attrInfo);
  const quantity = number(line.cart_num);
  const unitPrice = amountOrNull(line.truePrice) ?? amountOrZero(sku.price ?? product.price);
  return {
    id: text(line.unique) || id(line.id, 'line id'),
    productId: text(line.product_id),
    skuCode: text(sku.code) || text(sku.bar_code),
    name: text(product.store_name),
    variant: variantText(sku.suk),
    image: text(sku.image) || text(product.image),
    quantity,
    unit: text(product.unit_name),
    unitPrice,
    lineTotal: lineTotal(unitPrice, quantity, amountOrNull(line.sum_true_price)),
    refunded: Math.max(0, quantity - number(line.surplus_num, quantity)),
    toSend: Math.max(0, number(line.send_num, quantity)),
    ...(line.shipped_num !== undefined && { shipped: number(line.shipped_num) }),
    promotion: ownField<LinePromotion>(line.promotion),
  };
}

/** Returns the backend's exact total if it differs from price × quantity only by rounding, else price × quantity. */
function lineTotal(unitPrice: Money, quantity: number, exact: Money | null): Money {
  const product = total(unitPrice * quantity, 'line total');
  return exact !== null && Math.abs(exact - product) < quantity ? exact : product;
}
