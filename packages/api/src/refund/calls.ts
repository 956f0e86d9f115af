import { withRefunds } from '../order/order-refunds.ts';
import { readOrder } from '../order/order.ts';
import type { OrderWire } from '../order/wire.ts';
import { postForm, type WireNames } from '../transport/rename-field-errors.ts';
import type { Api } from '../transport/index.ts';
import {
  amountOrNull,
  id,
  joinPictures,
  list,
  number,
  object,
  pageParameters,
  requiredObject,
  text,
  type ListWire,
  type Page,
} from '../wire/index.ts';
import { moneyToDecimal } from '@rider/model/money';
import type { RefundableOrder } from '@rider/model/order';
import type {
  Refund,
  RefundedQuantity,
  RefundList,
  RefundQuote,
  RefundRequest,
  ReturnLogistics,
} from '@rider/model/refund';
import { readRefund, readRefundableLine } from './refund.ts';
import { refundKindsOf } from '@rider/model/refund';
import type {
  RequestedLineWire,
  QuoteRefundRequestWire,
  RefundListRequestWire,
  RefundQuoteWire,
  RefundRequestWire,
  RefundWire,
  RequestedRefundWire,
  ReturnRequestWire,
} from './wire.ts';

/** Filters of the list of refunds. */
export interface RefundListQuery extends Page {
  progress?: 'running' | 'refunded';
}

const PROGRESS = { running: 1, refunded: 2 } as const;
const KINDS = { 'refund-only': 1, 'return-and-refund': 2 } as const;

/** Fields of a refund's request by their names in the form. */
export const REFUND_REQUEST_FIELDS = {
  kind: 'refund_type',
  reason: 'text',
  remark: 'refund_reason_wap_explain',
  photos: 'refund_reason_wap_img',
} as const satisfies WireNames<Exclude<keyof RefundRequest, 'orderId' | 'lines' | 'quoted'>, RefundRequestWire>;

/** Fields of a return's logistics by their names in the form. */
export const RETURN_LOGISTICS_FIELDS = {
  company: 'refund_express_name',
  slipNumber: 'refund_express',
  phone: 'refund_phone',
  photos: 'refund_img',
} as const satisfies WireNames<keyof ReturnLogistics, ReturnRequestWire>;

function linesToWire(lines: readonly RefundedQuantity[]): RequestedLineWire[] {
  return lines.map(({ lineId, quantity }) => ({ cart_id: lineId, cart_num: quantity }));
}

/** The refund reasons to choose from, in the client's language. */
export async function getRefundReasons(api: Api): Promise<string[]> {
  return list((await api.get('order/refund/reason')).data, text).filter(Boolean);
}

/** The lines of an own order that may still be refunded. Rejects for any other order. */
export async function getRefundableOrder(api: Api, orderNumber: string): Promise<RefundableOrder> {
  const row = requiredObject<OrderWire>(
    (await api.get(`order/refund_detail/${encodeURIComponent(orderNumber)}`)).data,
    'refundable order',
  );
  const { number: known, state, parcels, shipping, refundable, refunds } = await withRefunds(api, row, readOrder(row));
  const isSent = state !== 'pending-shipment' || parcels.length > 0;
  const productsWereSent = isSent && shipping.method !== 'virtual';
  const lines = list(row.cartInfo, readRefundableLine).filter((line) => line.refundable > 0);
  return {
    id: id(row.id, 'order id'),
    number: known,
    state,
    refundable,
    refunds,
    kinds: refundKindsOf(productsWereSent),
    lines,
  };
}

/**
 * The refund amount of these lines and the tax in it; null if the backend does not return it (`refund_price` and `tax_price`
 * are not in CRMEB).
 */
export async function quoteRefund(
  api: Api,
  orderId: string,
  lines: readonly RefundedQuantity[],
): Promise<RefundQuote | null> {
  const request = { id: orderId, cart_ids: linesToWire(lines) } satisfies QuoteRefundRequestWire;
  const answer = await api.post('order/refund/cart_info', request);
  const { refund_price: price, tax_price: tax } = object<RefundQuoteWire>(answer.data);
  const amount = amountOrNull(price);
  return amount === null ? null : { amount, tax: amountOrNull(tax) };
}

/** Requests a refund. Resolves to its number, or null if the backend does not return it. */
export async function applyForRefund(api: Api, request: RefundRequest): Promise<string | null> {
  const path = `order/refund/apply/${encodeURIComponent(request.orderId)}`;
  const form = { ...request, kind: KINDS[request.kind], photos: joinPictures(request.photos) };
  const { data } = await postForm(api, path, REFUND_REQUEST_FIELDS, form, {
    cart_ids: linesToWire(request.lines),
    ...(request.quoted && { refund_price: moneyToDecimal(request.quoted) }),
  });
  return text(object<RequestedRefundWire>(data).order_id) || null;
}

/** A page of the buyer's refunds, newest first. */
export async function getRefunds(api: Api, query: RefundListQuery = {}): Promise<RefundList> {
  const parameters = {
    ...pageParameters(query),
    refund_status: query.progress && PROGRESS[query.progress],
  } satisfies RefundListRequestWire;
  const data = object<ListWire<RefundWire>>((await api.get('pc/get_refund_order_list', parameters)).data);
  return { items: list(data.list, readRefund), total: number(data.count) };
}

/** One refund. Rejects with 400495 when it is not the buyer's. */
export async function getRefund(api: Api, refundNumber: string): Promise<Refund> {
  return readRefund((await api.get(`order/refund/detail/${encodeURIComponent(refundNumber)}`)).data);
}

/** Sends the logistics of a return. `refundId` is the numeric id. */
export async function sendReturnShipment(api: Api, refundId: string, logistics: ReturnLogistics): Promise<void> {
  const form = { ...logistics, photos: joinPictures(logistics.photos) };
  await postForm(api, 'order/refund/express', RETURN_LOGISTICS_FIELDS, form, { id: refundId, refund_explain: '' });
}

/** Withdraws a request. */
export async function cancelRefund(api: Api, refundNumber: string): Promise<void> {
  await api.post(`order/refund/cancel/${encodeURIComponent(refundNumber)}`);
}
