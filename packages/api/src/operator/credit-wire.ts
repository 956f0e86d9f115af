import type { CreditTermsWire, InvoiceWire } from '../invoice/wire.ts';

/** Row of `GET operator/credit`. Decimals. */
export interface CreditAccountWire {
  uid: number;
  company: string;
  account: string;
  terms: CreditTermsWire | null;
  owed: string;
  /** What is owed by age, in the order of INVOICE_AGES. */
  ages: string[];
}

/** An invoice, a credit note or a payment of a statement; what takes off has a minus. */
export interface AccountEntryWire {
  kind: 'invoice' | 'credit' | 'payment';
  /** Number of the invoice, or the bank's reference of a payment. */
  reference: string;
  price: string;
  /** What was owed after it. */
  owed: string;
  add_time: number;
}

/** Answer of `GET operator/buyers/{uid}/credit`. */
export interface CreditAccountDetailWire extends CreditAccountWire {
  /** The first due first. */
  open: InvoiceWire[];
  /** The newest first. */
  entries: AccountEntryWire[];
}

/** Request of `POST operator/buyers/{uid}/credit`. */
export interface GrantCreditRequestWire {
  /** The most that open invoices may add up to, a decimal. */
  limit: string;
  /** Days from an invoice to its due date, 1 to 365. */
  days: string;
}

/** Request of `POST operator/buyers/{uid}/invoice_payment`. */
export interface InvoicePaymentRequestWire {
  price: string;
  /** The bank's reference. */
  reference: string;
  /** The day when the money came in, `YYYY-MM-DD`. */
  day: string;
  /** Numbers of the invoices that it settles, the first due first. */
  invoices: string[];
  /** Idempotency key. */
  key: string;
}
