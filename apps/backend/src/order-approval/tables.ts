import type { ApprovalReason, ApprovalState } from '@rider/model/buyer-company';
import type { Localized } from '@rider/model/locale';
import type { Money } from '@rider/model/money';
import type { Generated } from 'kysely';
import type { Json } from '../database/columns.ts';
import type { OrderRequest } from '../order/place-order.ts';

/** A line as the requester saw it. */
export interface RequestedLine {
  sku: string;
  name: Localized;
  variant: Localized;
  unit: Localized;
  image: string;
  quantity: number;
  unitPrice: Money;
  lineTotal: Money;
}

/** The order as the requester saw it. */
export interface RequestedContents {
  lines: RequestedLine[];
  /** The quote that the order accepts. */
  quoteId?: number | null;
  pieces: number;
  subtotal: Money;
  freight: Money;
  discount: Money;
  tax: Money;
  addressee: string;
  phone: string;
  address: Localized;
}

/** An order that waits for approval, or waited. Amounts in cents. */
export interface ApprovalRequestTable {
  id: Generated<number>;
  company_id: number;
  requester_id: number;
  /** The checkout from which it was requested. */
  checkout_key: string;
  request: Json<OrderRequest>;
  contents: Json<RequestedContents>;
  /** The order costs at most this. */
  total: Money;
  reasons: Json<ApprovalReason[]>;
  state: Generated<ApprovalState>;
  /** Why it was rejected or returned. */
  reason: Generated<string>;
  created_at: Date;
  decided_at: Generated<Date | null>;
  decided_by: Generated<number | null>;
  order_id: Generated<number | null>;
}

/** Tables of approvals. */
export interface OrderApprovalTables {
  approval_request: ApprovalRequestTable;
}
