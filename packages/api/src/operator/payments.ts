import { money, type Money } from '@rider/model/money';
import {
  PAY_BACK_REASONS,
  PAY_BACK_STATES,
  PAYMENT_EVENTS,
  PAYMENT_STATES,
  type PayBackReason,
  type PayBackState,
  type PaymentEvent,
  type PaymentState,
} from '@rider/model/payment';
import { refusedByFormNames, type WireNames } from '../transport/form-names.ts';
import type { Api } from '../transport/index.ts';
import { amount, amountOrNull, flag, instant, list, object, text, type Untrusted } from '../wire/index.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from './list.ts';
import type {
  OperatorPaymentDetailWire,
  OperatorPaymentEventWire,
  OperatorPaymentWire,
  PayBackNoteRequestWire,
  PayBackWire,
} from './payment-wire.ts';

/** A payment of an order at a provider. Instants are epoch milliseconds. */
export interface OperatorPayment {
  /** The shop's number of it, by which the provider knows it too. */
  reference: string;
  orderNumber: string;
  buyer: { account: string; company: string };
  /** The method by its name on the wire, such as `stripe`. */
  method: string;
  amount: Money;
  /** What was paid where that is another amount; null otherwise. */
  received: Money | null;
  /** What was sent back, or is to be. */
  refunded: Money;
  state: PaymentState;
  /** Whether some of it could not be sent back and waits for an operator. */
  isStuck: boolean;
  createdAt: number;
}

/** Something that happened to a payment. */
export interface OperatorPaymentEvent {
  event: PaymentEvent;
  /** Its state from then on. */
  state: PaymentState;
  /** The provider's id of the notice that told it; empty where the shop asked or did it. */
  notice: string;
  at: number;
}

/** Money on its way back at the provider. */
export interface PayBack {
  /** The shop's number of it. */
  number: string;
  /** Number of the refund that it is for; empty for money that was sent back by itself. */
  refundNumber: string;
  amount: Money;
  reason: PayBackReason;
  state: PayBackState;
  /** How an operator settled it by hand. */
  note: string;
  createdAt: number;
  /** When it came to its state; null while it is under way. */
  settledAt: number | null;
}

/** A payment with its history, oldest first. */
export interface OperatorPaymentDetail extends OperatorPayment {
  events: OperatorPaymentEvent[];
  payBacks: PayBack[];
}

/** Fields of the note on money that was settled by hand, by their names in the form. */
export const PAY_BACK_NOTE_FIELDS = { note: 'note' } as const satisfies WireNames<string, PayBackNoteRequestWire>;

function known<Word extends string>(words: readonly Word[], value: unknown, otherwise: Word): Word {
  return words.find((word) => word === text(value)) ?? otherwise;
}

function readPayment(row: Untrusted<OperatorPaymentWire>): OperatorPayment {
  return {
    reference: text(row.reference),
    orderNumber: text(row.order_id),
    buyer: { account: text(row.account), company: text(row.company) },
    method: text(row.pay_type),
    amount: amount(row.price, 'price'),
    received: amountOrNull(row.received),
    refunded: row.refunded === undefined ? money(0) : amount(row.refunded, 'refunded'),
    state: known(PAYMENT_STATES, row.state, 'pending'),
    isStuck: flag(row.stuck),
    createdAt: instant(row.add_time) ?? 0,
  };
}

function readEvent(row: Untrusted<OperatorPaymentEventWire>): OperatorPaymentEvent {
  return {
    event: known(PAYMENT_EVENTS, row.event, 'open'),
    state: known(PAYMENT_STATES, row.state, 'pending'),
    notice: text(row.notice),
    at: instant(row.add_time) ?? 0,
  };
}

function readPayBack(row: Untrusted<PayBackWire>): PayBack {
  return {
    number: text(row.number),
    refundNumber: text(row.refund),
    amount: amount(row.price, 'price'),
    reason: known(PAY_BACK_REASONS, row.reason, 'refund'),
    state: known(PAY_BACK_STATES, row.state, 'pending'),
    note: text(row.note),
    createdAt: instant(row.add_time) ?? 0,
    settledAt: instant(row.end_time),
  };
}

function readDetail(row: Untrusted<OperatorPaymentDetailWire>): OperatorPaymentDetail {
  return {
    ...readPayment(row),
    events: list(row.events, (event) => readEvent(object<OperatorPaymentEventWire>(event))),
    payBacks: list(row.pay_backs, (payBack) => readPayBack(object<PayBackWire>(payBack))),
  };
}

const pathOf = (reference: string): string => `operator/payments/${encodeURIComponent(reference)}`;
const payBackPathOf = (reference: string, number: string): string =>
  `${pathOf(reference)}/pay_backs/${encodeURIComponent(number)}`;

/**
 * Payments at providers, newest first, searched by order, reference and buyer. `state` is one of `PAYMENT_STATES`, or `task` for disputes,
 * for other amounts than were due and for money that could not be sent back.
 */
export function getOperatorPayments(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorPayment>> {
  return getOperatorList(api, 'operator/payments', query, readPayment);
}

/** One payment with its history. */
export async function getOperatorPayment(api: Api, reference: string): Promise<OperatorPaymentDetail> {
  return readDetail(object<OperatorPaymentDetailWire>((await api.get(pathOf(reference))).data));
}

/**
 * Accepts a payment of another amount than was due: it goes to the buyer's balance, which pays the order. Refused with 910542 where none
 * waits, with 910543 where the balance does not suffice, and where the order cannot be paid any more.
 */
export async function matchPayment(api: Api, reference: string): Promise<OperatorPaymentDetail> {
  return readDetail(object<OperatorPaymentDetailWire>((await api.post(`${pathOf(reference)}/match`)).data));
}

/** Sends a payment of another amount than was due back the way it came; refused with 910542 where none waits. */
export async function returnPayment(api: Api, reference: string): Promise<OperatorPaymentDetail> {
  return readDetail(object<OperatorPaymentDetailWire>((await api.post(`${pathOf(reference)}/return`)).data));
}

/** Sends money back once more that failed to go back; refused with 910536 where it did not fail, or not any more. */
export async function sendPayBackAgain(api: Api, reference: string, number: string): Promise<OperatorPaymentDetail> {
  const answer = await api.post(`${payBackPathOf(reference, number)}/send`);
  return readDetail(object<OperatorPaymentDetailWire>(answer.data));
}

/** Notes how money that failed to go back was settled otherwise; refused with 910536, or by field (`note`). */
export async function settlePayBack(
  api: Api,
  reference: string,
  { number, note }: { number: string; note: string },
): Promise<OperatorPaymentDetail> {
  const request = { note } satisfies PayBackNoteRequestWire;
  const saving = api.post(`${payBackPathOf(reference, number)}/settle`, request);
  const answer = await refusedByFormNames(saving, PAY_BACK_NOTE_FIELDS);
  return readDetail(object<OperatorPaymentDetailWire>(answer.data));
}
