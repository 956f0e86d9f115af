import type { InvoiceAddressee } from '@rider/model/invoice';
import type { Money } from '@rider/model/money';
import type { Generated } from 'kysely';
import type { Json } from '../database/columns.ts';

/** Terms on which a buyer pays by invoice; without a row the buyer has none. */
export interface CreditTermsTable {
  buyer_id: number;
  /** Maximum sum of all open invoices, in cents. */
  credit_limit: Money;
  /** Days from an invoice to its due date. */
  days: number;
}

/** The last invoice number used in a year. */
export interface InvoiceYearTable {
  year: number;
  last: number;
}

/** The invoice of an order that was placed on account, in cents. */
export interface InvoiceTable {
  id: Generated<number>;
  /** Year and number within it, without gaps: `2026-000042`. */
  number: string;
  order_id: number;
  buyer_id: number;
  amount: Money;
  /** Amount deducted by credit notes. */
  credited: Generated<Money>;
  /** Amount paid. */
  paid: Generated<Money>;
  /** Whom it is addressed to, as that was when it was issued. */
  addressee: Json<InvoiceAddressee>;
  issued_at: Date;
  due_at: Date;
  /** Number of reminders sent. */
  reminders: Generated<number>;
}

/** The invoice of an order that was paid at once, in cents. Nothing is owed on it, so accounts, limits and statements omit it. */
export interface PaidInvoiceTable {
  id: Generated<number>;
  /** Year and number within it, without gaps: `P2026-000042`. */
  number: string;
  order_id: number;
  buyer_id: number;
  amount: Money;
  /** The payment method, by its name on the wire. */
  method: string;
  /** Whom it is addressed to, as that was when it was issued. */
  addressee: Json<InvoiceAddressee>;
  issued_at: Date;
}

/** The amount that a refund deducts from an invoice, in cents. */
export interface CreditNoteTable {
  id: Generated<number>;
  invoice_id: number;
  refund_id: number;
  amount: Money;
  issued_at: Date;
}

/** A received payment for invoices of a buyer, in cents. */
export interface InvoicePaymentTable {
  id: Generated<number>;
  buyer_id: number;
  amount: Money;
  /** The bank's reference. */
  reference: string;
  received_on: Date;
  /** Idempotency key of the operator's request. */
  request_key: string;
}

/** The part of a payment that settles an invoice, in cents. */
export interface InvoiceSettlementTable {
  payment_id: number;
  invoice_id: number;
  amount: Money;
}

/** Tables of buying on account. */
export interface CreditTables {
  credit_terms: CreditTermsTable;
  invoice_year: InvoiceYearTable;
  invoice: InvoiceTable;
  paid_invoice: PaidInvoiceTable;
  paid_invoice_year: InvoiceYearTable;
  credit_note: CreditNoteTable;
  invoice_payment: InvoicePaymentTable;
  invoice_settlement: InvoiceSettlementTable;
}
