import {
  REFUND_REQUEST_FIELDS,
  RETURN_LOGISTICS_FIELDS,
  type RequestedLineWire,
  type RefundRequestWire,
  type ReturnRequestWire,
} from '@rider/api/refund';
import type { Untrusted } from '@rider/api/wire';
import type { Locale } from '@rider/model/locale';
import { refundReasonSchema, returnLogisticsSchema, validate } from '@rider/model/validation';
import { acceptedValues } from '../http/form-errors.ts';
import { choiceOf, quotedAmountOf, textOf, textsOf, wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import type { RequestedLine, RefundRequest } from './request-refund.ts';
import type { ReturnShipment } from './own-refund-actions.ts';

/** Maximum number of lines; no order has more. */
const MOST_LINES = 500;

/** The lines `cart_ids`; absent means all that are left. @throws ApiError `invalid-refund-lines` for an invalid line or count. */
export function requestedLinesOf({ cart_ids: lines }: Untrusted<Pick<RefundRequestWire, 'cart_ids'>>): RequestedLine[] {
  const given = lines ?? [];
  if (!Array.isArray(given) || given.length > MOST_LINES) throw new ApiError('invalid-refund-lines', { status: 400 });
  return given.map((item: unknown) => {
    const line = Object(item) as Untrusted<RequestedLineWire>;
    const lineId = wholeNumberOf(line, 'cart_id');
    const quantity = wholeNumberOf(line, 'cart_num');
    if (!lineId || !quantity) throw new ApiError('invalid-refund-lines', { status: 400 });
    return { lineId, quantity };
  });
}

/** Reads and validates a refund request. */
export function readRefundRequest(parameters: Untrusted<RefundRequestWire>, locale: Locale): RefundRequest {
  const checked = validate(refundReasonSchema, {
    kind: choiceOf(parameters, 'refund_type', { '1': 'refund-only', '2': 'return-and-refund' }),
    reason: textOf(parameters, 'text'),
    remark: textOf(parameters, 'refund_reason_wap_explain'),
    photos: textsOf(parameters, 'refund_reason_wap_img'),
  });
  return {
    ...acceptedValues(checked, REFUND_REQUEST_FIELDS, locale),
    lines: requestedLinesOf(parameters),
    quoted: quotedAmountOf(parameters, 'refund_price'),
  };
}

/** Reads and validates the shipment of returned products. */
export function readReturnShipment(parameters: Untrusted<ReturnRequestWire>, locale: Locale): ReturnShipment {
  const checked = validate(returnLogisticsSchema, {
    company: textOf(parameters, 'refund_express_name'),
    slipNumber: textOf(parameters, 'refund_express'),
    phone: textOf(parameters, 'refund_phone'),
    photos: textsOf(parameters, 'refund_img'),
  });
  return acceptedValues(checked, RETURN_LOGISTICS_FIELDS, locale);
}
