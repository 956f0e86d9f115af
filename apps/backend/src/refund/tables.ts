import type { Money } from '@rider/model/money';
import type { Generated } from 'kysely';
import type { RefundKind, RefundState } from '@rider/model/refund';
import type { Json } from '../database/columns.ts';

/** A refund request. Money in cents; a unique index allows one open refund per order. */
export interface RefundTable {
  id: Generated<number>;
  number: string;
  order_id: number;
  buyer_id: number;
  kind: RefundKind;
  state: RefundState;
  pieces: number;
  amount: Money;
  /** The sales tax in `amount`. */
  tax: Generated<Money>;
  /** The buyer's reason. */
  reason: string;
  remark: string;
  /** Addresses of pictures. */
  photos: Json<string[]>;
  /** The shop's reason for a rejection. */
  refusal: Generated<string>;
  return_company: Generated<string>;
  return_slip: Generated<string>;
  return_phone: Generated<string>;
  return_photos: Json<string[]>;
  applied_at: Date;
  agreed_at: Date | null;
  /** When the buyer shipped the return. */
  returned_at: Date | null;
  received_at: Date | null;
  refunded_at: Date | null;
  /** When it was rejected or withdrawn. */
  closed_at: Date | null;
}

/** The refunded quantity of an order line, and its amount. */
export interface RefundLineTable {
  refund_id: number;
  order_line_id: number;
  quantity: number;
  /** Of these, the pieces that had not been shipped when they were refunded. */
  unshipped: Generated<number>;
  amount: Money;
  /** The sales tax in `amount`. */
  tax: Generated<Money>;
}

/** Tables of refunds. */
export interface RefundTables {
  refund: RefundTable;
  refund_line: RefundLineTable;
}
