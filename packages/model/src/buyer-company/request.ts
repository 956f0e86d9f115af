import type { Money } from '../money/index.ts';
import type { CreditTerms } from '../invoice/index.ts';
import type { DeliveryTerms } from '../order/index.ts';
import type { ApprovalReason } from './approval.ts';

/** The states of an approval request; `returned` when prices or stock had changed at the approval. */
export const APPROVAL_STATES = ['open', 'approved', 'rejected', 'withdrawn', 'returned'] as const;

/** The state of an approval request. */
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** Maximum number of a member's open approval requests. */
export const MOST_OPEN_APPROVALS = 20;

/** An approval request in a list. */
export interface ApprovalSummary {
  id: string;
  requester: string;
  /** Whether the signed-in buyer requests it. */
  isOwn: boolean;
  /** Whether the signed-in buyer may decide it now. */
  mayDecide: boolean;
  state: ApprovalState;
  reasons: ApprovalReason[];
  total: Money;
  pieces: number;
  /** Epoch milliseconds. */
  requestedAt: number;
}

/** A line of an approval request. */
export interface ApprovalLine {
  sku: string;
  name: string;
  variant: string;
  image: string;
  unit: string;
  quantity: number;
  unitPrice: Money;
  lineTotal: Money;
}

/** An approval request with what the requester saw. */
export interface ApprovalRequest extends ApprovalSummary {
  lines: ApprovalLine[];
  subtotal: Money;
  freight: Money;
  discount: Money;
  tax: Money;
  /** Recipient, phone and address, or the pick-up counter. */
  destination: string;
  purchaseOrderNumber: string;
  message: string;
  /** How the requester wants it delivered; absent for an older request. */
  deliveryTerms?: DeliveryTerms;
  /** The terms on which the requester may put the approved order on account, instead of paying; null for none. */
  onAccount: CreditTerms | null;
  /** The names of those who may decide it; empty once it is decided. */
  deciders: string[];
  /** The name of the person who decided it; empty until then. */
  decidedBy: string;
  /** Why it was rejected or returned; empty otherwise. */
  reason: string;
  /** The number of its order; empty without one. */
  orderNumber: string;
}
