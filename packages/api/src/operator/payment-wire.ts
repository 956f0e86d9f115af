import type { PayBackReason, PayBackState, PaymentDifference, PaymentEvent, PaymentState } from '@rider/model/payment';

/** Row of `GET operator/payments`: a payment at a provider. Amounts are decimal. */
export interface OperatorPaymentWire {
  reference: string;
  /** Number of the order. */
  order_id: string;
  company: string;
  account: string;
  pay_type: string;
  price: string;
  /** What was paid where that is another amount; empty otherwise. */
  received: string;
  refunded: string;
  state: PaymentState;
  /** 1 when some of it could not be sent back. */
  stuck: 0 | 1;
  /** Unix seconds. */
  add_time: number;
}

/** Something that happened to a payment; `notice` is the provider's id of what told it. */
export interface OperatorPaymentEventWire {
  event: PaymentEvent;
  state: PaymentState;
  notice: string;
  /** Unix seconds. */
  add_time: number;
}

/** Money on its way back at a provider. */
export interface PayBackWire {
  number: string;
  /** Number of the refund; empty without one. */
  refund: string;
  price: string;
  reason: PayBackReason;
  state: PayBackState;
  /** How an operator settled it by hand. */
  note: string;
  /** Unix seconds. */
  add_time: number;
  /** Unix seconds; 0 while it is under way. */
  end_time: number;
}

/** Answer of `GET operator/payments/:reference` and of the steps below it, oldest first. */
export interface OperatorPaymentDetailWire extends OperatorPaymentWire {
  events: readonly OperatorPaymentEventWire[];
  pay_backs: readonly PayBackWire[];
}

/** Request of `POST operator/payments/:reference/pay_backs/:number/settle`. */
export interface PayBackNoteRequestWire {
  note: string;
}

/** Request of `GET operator/reconciliation`. */
export interface ReconciliationRequestWire {
  /** `YYYY-MM-DD`, in UTC. */
  day: string;
}

/** A payment on which shop and provider do not agree; an amount is empty where nothing was paid or is known. */
export interface PaymentDifferenceWire {
  kind: PaymentDifference;
  pay_type: string;
  reference: string;
  /** The number of money back; empty where the payment itself differs. */
  pay_back: string;
  ours: string;
  theirs: string;
}

/** Answer of `GET operator/reconciliation`. */
export interface ReconciliationWire {
  compared: number;
  /** Orders to send money back that were compared. */
  pay_backs: number;
  ours: string;
  theirs: string;
  differences: readonly PaymentDifferenceWire[];
  /** Methods whose provider has not written its list of the day yet. */
  unlisted: readonly string[];
  /** 1 when the day has more payments than one run compares. */
  cut: 0 | 1;
}
