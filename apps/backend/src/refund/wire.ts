import type { RefundedLineWire, RefundStepsWire, RefundWire, ReturnAddressWire } from '@rider/api/refund';
import type { Locale } from '@rider/model/locale';
import { isOpenRefund, type RefundState } from '@rider/model/refund';
import { messageText, type MessageId } from '../messages/index.ts';
import { money, moneyToDecimal } from '@rider/model/money';
import { lineToWire } from '../order/line-wire.ts';
import type { CompanyFacts } from '../site/tables.ts';
import type { StoredRefund } from './lock-refund.ts';
import type { RefundView } from './read-refunds.ts';
import type { RefundedLine } from './refundable.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

/** The wire's numbers of a state: `refund_type` (null: depends on the requested kind) and `_status._type`. */
const STATE_FACTS: Readonly<Record<RefundState, { type: number | null; group: number }>> = {
  applied: { type: null, group: -1 },
  agreed: { type: null, group: -1 },
  'to-return': { type: 4, group: -1 },
  returning: { type: 5, group: -1 },
  received: { type: 5, group: -1 },
  refunded: { type: 6, group: -2 },
  refused: { type: 3, group: -3 },
  cancelled: { type: null, group: -3 },
};

/** Suggested reasons; any other text is accepted too. */
export const REFUND_REASONS: readonly MessageId[] = [
  'backend.refund-reason.ordered-by-mistake',
  'backend.refund-reason.no-longer-needed',
  'backend.refund-reason.damaged',
  'backend.refund-reason.wrong-item',
  'backend.refund-reason.not-as-described',
  'backend.refund-reason.parts-missing',
  'backend.refund-reason.too-late',
  'backend.refund-reason.other',
];

function statusOf(state: RefundState): 1 | 2 | 3 {
  if (isOpenRefund(state)) return 1;
  return state === 'refunded' ? 2 : 3;
}

/** The lines of a refund on the wire, each with the quantity of this refund. */
export function refundedLinesToWire(
  lines: readonly RefundedLine[],
  order: RefundView['order'],
  locale: Locale,
): RefundedLineWire[] {
  return lines.map(({ line, quantity, amount, tax }) => ({
    ...lineToWire(
      { ...line, quantity, line_total: money(line.unit_price * quantity), tax },
      { order, pieces: { refunded: 0, refundable: quantity, toSend: quantity, shipped: 0 } },
      locale,
    ),
    refund_price: moneyToDecimal(amount),
  }));
}

function stepsToWire(refund: StoredRefund): RefundStepsWire {
  return {
    add_time: unixSeconds(refund.applied_at),
    agreed_time: unixSeconds(refund.agreed_at),
    sent_time: unixSeconds(refund.returned_at),
    received_time: unixSeconds(refund.received_at),
    refunded_time: unixSeconds(refund.refunded_at),
    end_time: unixSeconds(refund.closed_at),
  };
}

/** The return address; empty until the shop has approved the return. */
function returnAddress(
  { kind, agreed_at: agreedAt }: StoredRefund,
  company: CompanyFacts | null,
  locale: Locale,
): ReturnAddressWire {
  if (kind === 'refund-only' || agreedAt === null || company === null)
    return { refund_name: '', refund_phone: '', refund_address: '' };
  return {
    refund_name: messageText('backend.refund.returns-department', locale, { shop: company.siteName[locale] }),
    refund_phone: company.phone,
    refund_address: company.address[locale],
  };
}

/** A refund on the wire. Without `company` the return address is empty. */
export function refundToWire(view: RefundView, company: CompanyFacts | null, locale: Locale): RefundWire {
  const { refund, order, lines, buyer } = view;
  const requested = refund.kind === 'refund-only' ? 1 : 2;
  const { type, group } = STATE_FACTS[refund.state];
  const title = messageText(`backend.refund-state.${refund.state}`, locale);
  return {
    id: refund.id,
    order_id: refund.number,
    store_order_id: order.id,
    store_order_order_id: order.number,
    store_order_sn: order.number,
    uid: refund.buyer_id,
    nickname: buyer.nickname,
    company: buyer.company,
    refund_type: type ?? requested,
    apply_type: requested,
    refund_status: statusOf(refund.state),
    refund_num: refund.pieces,
    total_num: refund.pieces,
    refund_price: moneyToDecimal(refund.amount),
    pay_price: moneyToDecimal(refund.amount),
    tax_price: moneyToDecimal(refund.tax),
    refunded_price: moneyToDecimal(refund.state === 'refunded' ? refund.amount : money(0)),
    refund_reason: refund.reason,
    refund_explain: refund.remark,
    refund_img: refund.photos,
    refuse_reason: refund.refusal,
    refund_express: refund.return_slip,
    refund_express_name: refund.return_company,
    refund_phone: refund.return_phone,
    refund_goods_img: refund.return_photos,
    is_cancel: refund.state === 'cancelled' ? 1 : 0,
    pay_type: order.payment_method,
    ...stepsToWire(refund),
    cartInfo: refundedLinesToWire(lines, order, locale),
    _status: { _type: group, _title: title, _msg: title, ...returnAddress(refund, company, locale) },
  };
}
