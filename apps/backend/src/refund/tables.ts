import type { Money } from '@rider/model/money';
import type { Generated } from 'kysely';
import type { RefundKind, RefundState } from '@rider/model/refund';
import type { Json } from '../database/columns.ts';

/** A refund that a buyer asked for. Money in cents; an order has at most one that is open, which the database guards. */
export interface RefundTable {
  id: Generated<number>;
  number: string;
  order_id: number;
  buyer_id: number;
  kind: RefundKind;
  state: RefundState;
  pieces: number;
  amount: Money;
  /** Why the buyer asks. */
  reason: string;
  remark: string;
  /** Addresses of pictures. */
  photos: Json<string[]>;
  /** Why the shop refused. */
  refusal: Generated<string>;
  return_company: Generated<string>;
  return_slip: Generated<string>;
  return_phone: Generated<string>;
  return_photos: Json<string[]>;
  applied_at: Date;
  agreed_at: Date | null;
  /** When the goods were sent back. */
  returned_at: Date | null;
  received_at: Date | null;
  refunded_at: Date | null;
  /** When it was refused or taken back. */
  closed_at: Date | null;
}

/** The refunded quantity of an order line, and its amount. */
export interface RefundLineTable {
  refund_id: number;
  order_line_id: number;
  quantity: number;
  amount: Money;
}

/** Tables of refunds. */
export interface RefundTables {
  refund: RefundTable;
  refund_line: RefundLineTable;
}
