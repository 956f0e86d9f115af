import type { Refund, RefundEvent } from '@rider/model/refund';
import { readRefund } from '../refund/refund.ts';
import type { RefundWire } from '../refund/wire.ts';
import { refusedByFormNames, type WireNames } from '../transport/form-names.ts';
import type { Api } from '../transport/index.ts';
import { object, text, type Untrusted } from '../wire/index.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from './list.ts';
import type { RefundRefusalRequestWire } from './wire.ts';

/** A refund as shown at the desk. */
export interface OperatorRefund extends Refund {
  /** The buyer who requests it. */
  buyer: { name: string; company: string };
}

/** An operator's steps of a refund; refusing needs a reason and is a separate call. */
export type RefundStep = Extract<RefundEvent, 'agree' | 'receive-goods' | 'pay-back'>;

/** Fields of a refund's refusal by their names in the form. */
export const REFUND_REFUSAL_FIELDS = {
  reason: 'refuse_reason',
} as const satisfies WireNames<string, RefundRefusalRequestWire>;

const STEP_NAMES: Readonly<Record<RefundStep, string>> = {
  agree: 'agree',
  'receive-goods': 'receive',
  'pay-back': 'pay',
};

function readOperatorRefund(row: Untrusted<RefundWire>): OperatorRefund {
  return { ...readRefund(row), buyer: { name: text(row.nickname), company: text(row.company) } };
}

const pathOf = (refundNumber: string): string => `operator/refunds/${encodeURIComponent(refundNumber)}`;

/** Everyone's refunds, the newest first; `state` is one of theirs, or `open` for all that wait. */
export function getOperatorRefunds(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorRefund>> {
  return getOperatorList(api, 'operator/refunds', query, readOperatorRefund);
}

/** One refund. */
export async function getOperatorRefund(api: Api, refundNumber: string): Promise<OperatorRefund> {
  return readOperatorRefund(object<RefundWire>((await api.get(pathOf(refundNumber))).data));
}

/** Agrees, records returned goods, or pays back. Resolves to the updated refund. */
export async function stepRefund(api: Api, refundNumber: string, step: RefundStep): Promise<OperatorRefund> {
  const answer = await api.post(`${pathOf(refundNumber)}/${STEP_NAMES[step]}`);
  return readOperatorRefund(object<RefundWire>(answer.data));
}

/** Refuses with a reason, which the buyer reads. Refused with errors by field (`reason`). */
export async function refuseRefund(api: Api, refundNumber: string, reason: string): Promise<OperatorRefund> {
  const request = { refuse_reason: reason } satisfies RefundRefusalRequestWire;
  const answer = await refusedByFormNames(api.post(`${pathOf(refundNumber)}/refuse`, request), REFUND_REFUSAL_FIELDS);
  return readOperatorRefund(object<RefundWire>(answer.data));
}
