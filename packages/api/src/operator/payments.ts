import type { Money } from '@rider/model/money';
import type { PayoutReason, PayoutState, PaymentEvent, PaymentState } from '@rider/model/payment';
import type { Api } from '../transport/index.ts';
import { operatorGet, operatorPath, operatorPost } from './call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from './list.ts';

/** A payment of an order at a provider. Instants are epoch milliseconds. */
export interface OperatorPayment {
  /** The shop's number of it, by which the provider knows it too. */
  reference: string;
  orderNumber: string;
  buyer: { account: string; company: string };
  /** The method by its name, such as `stripe`. */
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
export interface Payout {
  /** The shop's number of it. */
  number: string;
  /** Number of the refund that it is for; empty for money that was sent back by itself. */
  refundNumber: string;
  amount: Money;
  reason: PayoutReason;
  state: PayoutState;
  /** How an operator settled it by hand. */
  note: string;
  createdAt: number;
  /** When it came to its state; null while it is under way. */
  settledAt: number | null;
}

/** A payment with its history, oldest first. */
export interface OperatorPaymentDetail extends OperatorPayment {
  events: OperatorPaymentEvent[];
  payBacks: Payout[];
}

/**
 * Payments at providers, newest first, searched by order, reference and buyer. `state` is one of `PAYMENT_STATES`, or `task` for disputes,
 * for other amounts than were due and for money that could not be sent back.
 */
export function getOperatorPayments(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorPayment>> {
  return getOperatorList(api, 'payments', query);
}

/** One payment with its history. */
export function getOperatorPayment(api: Api, reference: string): Promise<OperatorPaymentDetail> {
  return operatorGet(api, operatorPath`payments/${reference}`);
}

/**
 * Accepts a payment of another amount than was due: it goes to the buyer's balance, which pays the order. Rejects with 910542 where none
 * waits, with 910543 where the balance does not suffice, and where the order cannot be paid any more.
 */
export function matchPayment(api: Api, reference: string): Promise<OperatorPaymentDetail> {
  return operatorPost(api, operatorPath`payments/${reference}/match`);
}

/** Sends a payment of another amount than was due back the way it came; rejects with 910542 where none waits. */
export function returnPayment(api: Api, reference: string): Promise<OperatorPaymentDetail> {
  return operatorPost(api, operatorPath`payments/${reference}/return`);
}

/** Sends money back once more that failed to go back; rejects with 910536 where it did not fail, or not any more. */
export function resendPayout(api: Api, reference: string, number: string): Promise<OperatorPaymentDetail> {
  return operatorPost(api, operatorPath`payments/${reference}/pay_backs/${number}/send`);
}

/** Notes how money that failed to go back was settled otherwise; rejects with 910536, or by field (`note`). */
export function settlePayout(
  api: Api,
  reference: string,
  { number, note }: { number: string; note: string },
): Promise<OperatorPaymentDetail> {
  return operatorPost(api, operatorPath`payments/${reference}/pay_backs/${number}/settle`, { note });
}
