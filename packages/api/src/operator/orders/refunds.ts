import type { Refund, RefundEvent } from '@rider/model/refund';
import { readRefund } from '../../refund/refund.ts';
import type { RefundWire } from '../../refund/wire.ts';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** A refund as shown at the desk. */
export interface OperatorRefund extends Refund {
  /** The buyer who requests it. */
  buyer: { name: string; company: string };
}

/** An operator's steps of a refund; a rejection needs a reason and is a separate call. */
export type RefundStep = Extract<RefundEvent, 'agree' | 'receive-goods' | 'pay-back'>;

function readOperatorRefund(row: RefundWire): OperatorRefund {
  return { ...readRefund(row), buyer: { name: row.nickname ?? '', company: row.company ?? '' } };
}

/** Everyone's refunds, the newest first; `state` is one of theirs, or `open` for all that wait. */
export async function getOperatorRefunds(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorRefund>> {
  const { items, total } = await getOperatorList<RefundWire>(api, 'refunds', query);
  return { items: items.map(readOperatorRefund), total };
}

/** One refund. */
export async function getOperatorRefund(api: Api, refundNumber: string): Promise<OperatorRefund> {
  return readOperatorRefund(await getOwn(api, operatorPath`refunds/${refundNumber}`));
}

/** Agrees, records returned products, or pays back. Resolves to the updated refund. */
export async function stepRefund(api: Api, refundNumber: string, step: RefundStep): Promise<OperatorRefund> {
  return readOperatorRefund(await postOwn(api, operatorPath`refunds/${refundNumber}/${step}`));
}

/** Rejects a refund; the reason is shown to the buyer. Rejects with errors by field (`reason`). */
export async function rejectRefund(api: Api, refundNumber: string, reason: string): Promise<OperatorRefund> {
  return readOperatorRefund(await postOwn(api, operatorPath`refunds/${refundNumber}/refuse`, { reason }));
}
