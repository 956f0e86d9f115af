import type { OrderStatusWire, OrderWire } from '@rider/api/order';
import type { OrderParcelWire } from '@rider/api/shipping';
import type { OrderCountsWire } from '@rider/api/account';
import type { Locale } from '@rider/model/locale';
import { nextOrderState, shownOrderState, type OrderGroup, type StoredOrderState } from '@rider/model/order';
import { moneyToDecimal } from '@rider/model/money';
import { messageText } from '../messages/index.ts';
import { lineToWire, type LinePieces } from '../order/line-wire.ts';
import { quoteNumber } from '../quoted-price/quoted-prices.ts';
import { termsOf } from '../order/delivery-terms.ts';
import { couponDiscountOf, shopDiscountOf } from '../order/shop-discount.ts';
import { taxOfOrder } from '../order/tax-of-order.ts';
import { withUntaxedPlace } from '../tax/places.ts';
import { isPaymentMethod, METHOD_FACTS } from '../payment-setting/payment-methods.ts';
import { shippedPieces } from '../parcel/parcels.ts';
import type { DeliveryColumns } from '../parcel/tables.ts';
import { hasOpenRefund, piecesToSend, refundablePieces } from '../refund/refundable.ts';
import { counterToWire } from '../pick-up/counters.ts';
import { courierName, parcelPage } from '../courier/couriers.ts';
import type { OrderCounts } from './counts.ts';
import type { GroupOfOrder, OrderOverview } from './read-own-orders.ts';
import { unixSeconds } from '../http/unix-seconds.ts';
import { shopCurrency } from '../messages/shop-formats.ts';

/** The wire's values of each state. */
const STATE_FACTS: Readonly<
  Record<StoredOrderState, { type: number; raw: number; cancelReason: '' | 'buyer' | 'expired' }>
> = {
  'pending-payment': { type: 0, raw: 0, cancelReason: '' },
  'pending-shipment': { type: 1, raw: 0, cancelReason: '' },
  'to-receive': { type: 2, raw: 1, cancelReason: '' },
  'to-review': { type: 3, raw: 2, cancelReason: '' },
  done: { type: 4, raw: 3, cancelReason: '' },
  cancelled: { type: 0, raw: 0, cancelReason: 'buyer' },
  expired: { type: 0, raw: 0, cancelReason: 'expired' },
  refunded: { type: -2, raw: 0, cancelReason: '' },
};

const written = (instant: Date | null): string =>
  instant === null ? '' : instant.toISOString().slice(0, 19).replace('T', ' ');
const day = (instant: Date | null): string => written(instant).slice(0, 10);

function groupOf({ id, number, state, people, joined, ends_at: end }: GroupOfOrder): OrderGroup {
  return { id: String(id), promotionId: String(number), state, people, joined, endsAt: end.getTime() };
}

function statusToWire({ row, group }: OrderOverview, locale: Locale): OrderStatusWire {
  const pickUp = row.counter_id === null ? null : {};
  const state = shownOrderState({ state: row.state, group: group ?? null, pickUp });
  const title = messageText(`backend.order-state.${state}`, locale);
  return {
    _type: STATE_FACTS[row.state].type,
    _title: title,
    _msg: title,
    _class: row.state,
    _payType:
      row.paid_at !== null && isPaymentMethod(row.payment_method)
        ? messageText(`backend.payment-method.${row.payment_method}`, locale)
        : '',
    _deliveryType: '',
  };
}

function piecesOf(line: { id: number; quantity: number }, { refunds, parcels }: OrderOverview): LinePieces {
  return {
    refunded: refunds.refunded.get(line.id) ?? 0,
    refundable: refundablePieces(refunds, line),
    toSend: piecesToSend(refunds, line),
    shipped: shippedPieces(parcels, line.id),
  };
}

/** The parcels of an order; a line is named by its key. */
function parcelsToWire({ parcels, lines }: OrderOverview, locale: Locale): OrderParcelWire[] {
  const keyOf = new Map(lines.map(({ id, key }) => [id, key]));
  return parcels.map((parcel) => ({
    ...deliveryToWire(parcel, locale),
    id: parcel.id,
    delivery_url: parcelUrl(parcel),
    delivery_time: unixSeconds(parcel.shipped_at),
    cart_ids: parcel.lines.map(({ lineId, quantity }) => ({ cart_id: keyOf.get(lineId) ?? '', cart_num: quantity })),
  }));
}

function deliveryToWire(row: DeliveryColumns, locale: Locale) {
  return {
    delivery_type: row.delivery_type,
    delivery_name: courierName(row.delivery_code, row.delivery_name, locale),
    delivery_code: row.delivery_code,
    delivery_id: row.delivery_id,
    fictitious_content: row.delivery_content,
  };
}

/** The courier's tracking page of a parcel; empty without one. */
function parcelUrl({ delivery_type: type, delivery_code: code, delivery_id: id }: DeliveryColumns): string {
  return type === 'express' ? parcelPage(code, id) : '';
}

/** How the buyer gets an order, and at which counter. */
function pickUpToWire(
  { counter_id: id, counter }: OrderOverview['row'],
  locale: Locale,
): Pick<OrderWire, 'shipping_type' | 'system_store'> {
  if (id === null) return { shipping_type: 1 };
  return { shipping_type: 2, system_store: counter === null ? [] : counterToWire(counter, locale) };
}

/** CRMEB's number for a partly shipped order, which CRMEB displays as "to ship". */
const PART_SHIPPED = 4;

/** An order on the wire. */
export function orderToWire(view: OrderOverview, locale: Locale): OrderWire {
  const { row, lines, key, refunds, untaxed } = view;
  const left = lines.reduce((sum, line) => sum + refundablePieces(refunds, line), 0);
  const mayApply = nextOrderState(row.state, 'refund') !== null && left > 0 && !hasOpenRefund(refunds);
  const { raw, cancelReason } = STATE_FACTS[row.state];
  const given = shopDiscountOf(row);
  return {
    id: row.id,
    order_id: row.number,
    unique: key,
    uid: row.buyer_id,
    real_name: row.addressee,
    user_phone: row.phone,
    user_address: row.address[locale],
    currency: shopCurrency(),
    total_num: row.pieces,
    total_price: moneyToDecimal(row.goods_total),
    total_postage: moneyToDecimal(row.freight),
    pay_postage: moneyToDecimal(row.freight),
    freight_price: moneyToDecimal(row.freight),
    postage_price: 0,
    pay_price: moneyToDecimal(row.total),
    coupon_price: moneyToDecimal(couponDiscountOf(row)),
    ...(given && { shop_discount: given }),
    tax: withUntaxedPlace(taxOfOrder(row), untaxed, locale),
    deduction_price: '0.00',
    use_integral: 0,
    vip_true_price: '0.00',
    levelPrice: '0.00',
    memberPrice: 0,
    paid: row.paid_at === null ? 0 : 1,
    pay_time: unixSeconds(row.paid_at),
    _pay_time: written(row.paid_at),
    pay_type: row.payment_method,
    add_time: unixSeconds(row.created_at),
    _add_time: written(row.created_at),
    add_time_y: day(row.created_at),
    add_time_h: written(row.created_at).slice(11),
    status: row.state === 'pending-shipment' && view.parcels.length > 0 ? PART_SHIPPED : raw,
    refund_status: 0,
    refund_type: 0,
    refund_reason: '',
    is_cancel: cancelReason === '' ? 0 : 1,
    cancel_reason: cancelReason,
    ...pickUpToWire(row, locale),
    ...deliveryToWire(row, locale),
    parcels: parcelsToWire(view, locale),
    virtual_type: 0,
    mark: row.buyer_message,
    po_number: row.purchase_order_number,
    delivery_terms: termsOf(row),
    delivery_plan: row.delivery_plan,
    invoice_number: view.invoice,
    ...(row.placed_by !== null && { placed_by_shop: true }),
    ...(view.orderedBy !== undefined && { ordered_by: view.orderedBy }),
    ...(row.quote_id !== null && { quote_number: quoteNumber(row.quote_id) }),
    ...(view.changes.length > 0 && { changes: view.changes }),
    remark: row.merchant_note,
    combination_id: 0,
    seckill_id: 0,
    pink_id: 0,
    verify_code: '',
    stop_time: unixSeconds(row.pay_before),
    delivery_time: unixSeconds(row.shipped_at),
    take_time: unixSeconds(row.received_at),
    close_time: unixSeconds(row.closed_at),
    split: [],
    refund: refunds.refunds.map(({ number, state }) => ({ order_id: number, state })),
    cartInfo: lines.map((line) => lineToWire(line, { order: row, pieces: piecesOf(line, view) }, locale)),
    is_apply_refund: mayApply,
    is_refund_available: mayApply,
    is_all_refund: left === 0,
    refunded_price: moneyToDecimal(refunds.paidBack),
    group: view.group === undefined ? null : groupOf(view.group),
    order_log: {
      create: day(row.created_at),
      pay: day(row.paid_at),
      delivery: day(row.shipped_at),
      take: day(row.received_at),
      complete: row.state === 'done' ? day(row.received_at) : '',
    },
    _status: statusToWire(view, locale),
  };
}

/** Order counts on the wire, of `orderStatusNum` and `order/data`. */
export function orderCountsToWire({ byState, spent, refunds }: OrderCounts): OrderCountsWire {
  const live =
    byState['pending-payment'] +
    byState['pending-shipment'] +
    byState['to-receive'] +
    byState['to-review'] +
    byState.done;
  return {
    order_count: String(live),
    sum_price: moneyToDecimal(spent),
    unpaid_count: String(byState['pending-payment']),
    unshipped_count: String(byState['pending-shipment']),
    received_count: String(byState['to-receive']),
    evaluated_count: String(byState['to-review']),
    complete_count: String(byState.done),
    refunding_count: String(refunds.open),
    no_refund_count: '0',
    refunded_count: String(refunds.paidBack),
    refund_count: String(refunds.all),
    pc_order_count: live,
    yue_pay_status: METHOD_FACTS.yue.available ? 1 : 0,
    pay_weixin_open: METHOD_FACTS.weixin.available,
    ali_pay_status: METHOD_FACTS.alipay.available,
    friend_pay_status: 0,
  };
}
