import type { Money } from '@rider/model/money';
import type { PayoutReason, PayoutState, PaymentEvent, PaymentState } from '@rider/model/payment';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** A payment of an order at a provider. Instants are epoch milliseconds. */
export interface OperatorPayment {
  /** The shop's payment number; the provider stores it too. */
  reference: string;
  orderNumber: string;
  buyer: { account: string; company: string };
  /** The method by its name, such as `stripe`. */
  method: string;
  amount: Money;
  /** The amount paid where it differs; null otherwise. */
  received: Money | null;
  /** The amount that was returned or is being returned. */
  refunded: Money;
  state: PaymentState;
  /** Whether a payout failed and needs an operator. */
  isStuck: boolean;
  createdAt: number;
}

/** An event of a payment. */
export interface OperatorPaymentEvent {
  event: PaymentEvent;
  /** Its state from then on. */
  state: PaymentState;
  /** The provider's id of the webhook that reported it; empty where the shop polled or caused it. */
  webhook: string;
  at: number;
}

/** Money returned by the provider. */
export interface Payout {
  /** The shop's payout number. */
  number: string;
  /** Number of its refund; empty for an automatic return. */
  refundNumber: string;
  amount: Money;
  reason: PayoutReason;
  state: PayoutState;
  /** How an operator settled it manually. */
  note: string;
  createdAt: number;
  /** When it was settled; null while it is pending. */
  settledAt: number | null;
}

/** A payment with its history, oldest first. */
export interface OperatorPaymentDetail extends OperatorPayment {
  events: OperatorPaymentEvent[];
  payouts: Payout[];
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
  return getOwn(api, operatorPath`payments/${reference}`);
}

/**
 * Accepts a payment of a different amount than was due: it goes to the buyer's balance, which pays the order. Rejects with 910542 where none
 * waits, with 910543 where the balance does not suffice, and where the order cannot be paid any more.
 */
export function matchPayment(api: Api, reference: string): Promise<OperatorPaymentDetail> {
  return postOwn(api, operatorPath`payments/${reference}/match`);
}

/** Returns a payment of a different amount to its payment method; rejects with 910542 where none waits. */
export function returnPayment(api: Api, reference: string): Promise<OperatorPaymentDetail> {
  return postOwn(api, operatorPath`payments/${reference}/return`);
}

/** Retries a failed payout; rejects with 910536 where it has not failed. */
export function resendPayout(api: Api, reference: string, number: string): Promise<OperatorPaymentDetail> {
  return postOwn(api, operatorPath`payments/${reference}/payouts/${number}/send`);
}

/** Marks a failed payout as settled, with a note; rejects with 910536, or by field (`note`). */
export function settlePayout(
  api: Api,
  reference: string,
  { number, note }: { number: string; note: string },
): Promise<OperatorPaymentDetail> {
  return postOwn(api, operatorPath`payments/${reference}/payouts/${number}/settle`, { note });
}
