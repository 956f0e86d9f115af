import type { RefundState } from '@rider/model/refund';
import { instant, number, type Untrusted } from '../wire/index.ts';
import type { RefundProgressWire } from './wire.ts';

/**
 * States by `refund_type`. `agreed` and `received` have no number and follow from `agreed_time` and `received_time` (not in CRMEB).
 */
const STATES = new Map<number, RefundState>([
  [1, 'applied'],
  [2, 'applied'],
  [3, 'refused'],
  [4, 'to-return'],
  [5, 'returning'],
  [6, 'refunded'],
]);

/** The state of a refund, from its own row or from one within an order. */
export function refundStateOf(row: Untrusted<RefundProgressWire>): RefundState {
  if (number(row.is_cancel) === 1) return 'cancelled';
  const state = STATES.get(number(row.refund_type)) ?? 'applied';
  if (state === 'applied' && instant(row.agreed_time) !== null) return 'agreed';
  return state === 'returning' && instant(row.received_time) !== null ? 'received' : state;
}
