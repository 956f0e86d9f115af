import type { RefundRefusalRequestWire } from '@rider/api/operator';
import type { AskedLineWire, RefundRequestWire, ReturnRequestWire } from '@rider/api/refund';
import type { Untrusted } from '@rider/api/wire';
import { moneyFromDecimal } from '@rider/model/money';
import type { Locale } from '@rider/model/locale';
import {
  refundReasonSchema,
  refundRefusalSchema,
  returnLogisticsSchema,
  validate,
  type Validated,
} from '@rider/model/validation';
import { choiceOf, textOf, textsOf, wholeNumberOf } from '../http/parameters.ts';
import { Refusal } from '../http/refusal.ts';
import { validationText } from '../messages/index.ts';
import type { AskedLine, AskedRefund } from './asking.ts';
import type { TravelBack } from './service.ts';

/** Longer lists are nobody's order. */
const MOST_LINES = 500;

/** The checked values, or the refusal `faulty-fields` with `data.errors` by wire field, in the asker's language. */
function valuesOf<Values>(checked: Validated<Values>, wireNames: Record<string, string>, locale: Locale): Values {
  if (checked.errors === undefined) return checked.values;
  const errors = Object.entries(checked.errors).map(([field, id]) => {
    const name = field.split('.')[0] ?? field;
    return [wireNames[name] ?? name, validationText(id, locale)];
  });
  throw new Refusal('faulty-fields', { status: 400, data: { errors: Object.fromEntries(errors) } });
}

/** The lines `cart_ids`; none mean all that is left. Throws the refusal `invalid-refund-lines` for what is no line or no count. */
export function askedLinesOf({ cart_ids: lines }: Untrusted<Pick<RefundRequestWire, 'cart_ids'>>): AskedLine[] {
  const given = lines ?? [];
  if (!Array.isArray(given) || given.length > MOST_LINES) throw new Refusal('invalid-refund-lines', { status: 400 });
  return given.map((item: unknown) => {
    const line = Object(item) as Untrusted<AskedLineWire>;
    const lineId = wholeNumberOf(line, 'cart_id');
    const quantity = wholeNumberOf(line, 'cart_num');
    if (!lineId || !quantity) throw new Refusal('invalid-refund-lines', { status: 400 });
    return { lineId, quantity };
  });
}

/** The amount `refund_price` in cents, null where none was given; what is no amount equals none. */
function quotedOf(decimal: string): number | null {
  if (decimal === '') return null;
  return /^\d{1,9}(\.\d{1,2})?$/.test(decimal) ? moneyFromDecimal(decimal) : Number.NaN;
}

/** Reads and checks a request for a refund (R5.3, R5.4, R5.5). */
export function readRefundRequest(parameters: Untrusted<RefundRequestWire>, locale: Locale): AskedRefund {
  const checked = validate(refundReasonSchema, {
    kind: choiceOf(parameters, 'refund_type', { '1': 'refund-only', '2': 'return-and-refund' }),
    reason: textOf(parameters, 'text'),
    remark: textOf(parameters, 'refund_reason_wap_explain'),
    photos: textsOf(parameters, 'refund_reason_wap_img'),
  });
  const wireNames = {
    kind: 'refund_type',
    reason: 'text',
    remark: 'refund_reason_wap_explain',
    photos: 'refund_reason_wap_img',
  } satisfies Record<string, keyof RefundRequestWire>;
  return {
    ...valuesOf(checked, wireNames, locale),
    lines: askedLinesOf(parameters),
    quoted: quotedOf(textOf(parameters, 'refund_price')),
  };
}

/** Reads and checks how goods travel back (R5.3). */
export function readTravelBack(parameters: Untrusted<ReturnRequestWire>, locale: Locale): TravelBack {
  const checked = validate(returnLogisticsSchema, {
    company: textOf(parameters, 'refund_express_name'),
    slipNumber: textOf(parameters, 'refund_express'),
    phone: textOf(parameters, 'refund_phone'),
    photos: textsOf(parameters, 'refund_img'),
  });
  const wireNames = {
    company: 'refund_express_name',
    slipNumber: 'refund_express',
    phone: 'refund_phone',
    photos: 'refund_img',
  } satisfies Record<string, keyof ReturnRequestWire>;
  return valuesOf(checked, wireNames, locale);
}

/** Reads and checks why the shop refuses. */
export function readRefusal(parameters: Untrusted<RefundRefusalRequestWire>, locale: Locale): string {
  const checked = validate(refundRefusalSchema, { reason: textOf(parameters, 'refuse_reason') });
  return valuesOf(checked, { reason: 'refuse_reason' }, locale).reason;
}
