import type { BuyerWire } from '../account/wire.ts';
import { ERROR_CODES } from '../error/error-names.ts';
import type { RefundWire } from '../refund/wire.ts';
import { readEnvelope, type EnvelopeWire } from '../transport/envelope.ts';
import { object, text } from '../wire/index.ts';

function dataOf<Wire extends object>(body: string, field: keyof Wire & string) {
  // Other answers lack the field, and parsing a long list takes a while.
  if (!body.includes(`"${field}"`)) return object<Wire>(null);
  try {
    return object<Wire>(readEnvelope(JSON.parse(body))?.data);
  } catch {
    return object<Wire>(null);
  }
}

/** Whose refund an answer contains, a buyer's id; empty for other answers. */
export function refundOwnerOf(body: string): string {
  const { uid, store_order_id: order } = dataOf<RefundWire>(body, 'store_order_id');
  return order === undefined ? '' : text(uid);
}

/** The id of the buyer in an answer to `user`; empty in other answers. */
export function buyerIdOf(body: string): string {
  return text(dataOf<BuyerWire>(body, 'uid').uid);
}

/** The answer for a refund that does not exist, or is another buyer's. */
export const UNKNOWN_REFUND: EnvelopeWire = { status: ERROR_CODES['unknown-refund'], msg: '', data: [] };
