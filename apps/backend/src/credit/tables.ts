import type { InvoiceAddressee } from '@rider/model/invoice';
import type { Money } from '@rider/model/money';
import type { Generated } from 'kysely';
import type { Json } from '../database/columns.ts';

/** Terms on which a buyer pays by invoice; without a row the buyer has none. */
export interface CreditTermsTable {
  buyer_id: number;
  /** The most that all open invoices may add up to, in cents. */
  credit_limit: Money;
  /** Days from an invoice to its due date. */
  days: number;
}

/** The last number that was used for an invoice of a year. */
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
  /** What credit notes took off it. */
  credited: Generated<Money>;
  /** What was paid on it. */
  paid: Generated<Money>;
  /** Whom it is addressed to, as that was when it was issued. */
  addressee: Json<InvoiceAddressee>;
  issued_at: Date;
  due_at: Date;
  /** How many reminders were sent. */
  reminders: Generated<number>;
}

/** The invoice of an order that was paid at once, in cents: nothing is owed on it, so no account, limit or statement counts it. */
export interface PaidInvoiceTable {
  id: Generated<number>;
  /** Year and number within it, without gaps: `P2026-000042`. */
  number: string;
  order_id: number;
  buyer_id: number;
  amount: Money;
  /** How it was paid, by the method's name on the wire. */
  method: string;
  /** Whom it is addressed to, as that was when it was issued. */
  addressee: Json<InvoiceAddressee>;
  issued_at: Date;
}

/** What a refund took off an invoice, in cents. */
export interface CreditNoteTable {
  id: Generated<number>;
  invoice_id: number;
  refund_id: number;
  amount: Money;
  issued_at: Date;
}

/** Money that came in for invoices of a buyer, in cents. */
export interface InvoicePaymentTable {
  id: Generated<number>;
  buyer_id: number;
  amount: Money;
  /** The bank's reference. */
  reference: string;
  received_on: Date;
  /** Idempotency key of the desk's request. */
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
