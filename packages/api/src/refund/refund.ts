import { readOrderLine } from '../order/order.ts';
import { refundStateOf } from '../order/refund-state.ts';
import type { OrderLineWire } from '../order/wire.ts';
import type { OrderLine } from '@rider/model/order-line';
import {
  amountOrNull,
  amountOrZero,
  id,
  instant,
  list,
  number,
  pictures,
  plainText,
  requiredObject,
  text,
  object,
  type Untrusted,
} from '../wire/index.ts';
import type { RefundableLine } from '@rider/model/order';
import { type Refund, type ReturnLogistics, isOpenRefund, type RefundKind } from '@rider/model/refund';
import type { RefundedLineWire, RefundStatusWire, RefundWire } from './wire.ts';

/**
 * The requested kind. `refund_type` loses it once the shop agreed; `apply_type` (not in CRMEB) still has it, and a slip number implies it.
 */
function kindOf(row: Untrusted<RefundWire>): RefundKind {
  const kind = number(row.apply_type) || number(row.refund_type);
  const returns = [2, 4, 5].includes(kind) || text(row.refund_express) !== '';
  return returns ? 'return-and-refund' : 'refund-only';
}

function logisticsOf(row: Untrusted<RefundWire>): ReturnLogistics | null {
  const slipNumber = text(row.refund_express);
  if (slipNumber === '') return null;
  return {
    company: text(row.refund_express_name),
    slipNumber,
    phone: text(row.refund_phone),
    photos: pictures(row.refund_goods_img),
  };
}

/** Reads a line with the cart's id, by which refunds name it, instead of the key that reviews use. */
export function readRefundLine(item: unknown): OrderLine {
  const line = requiredObject<RefundedLineWire>(item, 'refund line');
  return { ...readOrderLine(line), id: id(line.id, 'line id') };
}

/** Reads a line with the count that may still be refunded. */
export function readRefundableLine(item: unknown): RefundableLine {
  const line = readRefundLine(item);
  return { ...line, refundable: number(object<OrderLineWire>(item).surplus_refund_num, line.quantity) };
}

/** Reads a refund Throws `malformed` without its number. */
export function readRefund(item: unknown): Refund {
  const row = requiredObject<RefundWire>(item, 'refund');
  const state = refundStateOf(row);
  const status = object<RefundStatusWire>(row._status);
  return {
    id: id(row.id, 'refund id'),
    number: id(row.order_id, 'refund number'),
    orderNumber: text(row.store_order_order_id) || text(row.store_order_sn),
    kind: kindOf(row),
    state,
    lines: list(row.cartInfo, readRefundLine),
    pieces: number(row.refund_num),
    amount: amountOrZero(row.refund_price),
    tax: amountOrNull(row.tax_price),
    reason: text(row.refund_reason),
    remark: plainText(row.refund_explain),
    photos: pictures(row.refund_img),
    rejection: state === 'refused' ? text(row.refuse_reason) : '',
    logistics: logisticsOf(row),
    returnTo: [status.refund_name, status.refund_phone, status.refund_address].map(text).filter(Boolean).join(', '),
    appliedAt: instant(row.add_time) ?? 0,
    agreedAt: instant(row.agreed_time),
    returnedAt: instant(row.sent_time),
    receivedAt: instant(row.received_time),
    // CRMEB writes the time of a rejection here as well.
    refundedAt: state === 'refunded' ? instant(row.refunded_time) : null,
    endedAt: isOpenRefund(state) ? null : (instant(row.end_time) ?? instant(row.refunded_time)),
  };
}
