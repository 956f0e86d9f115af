import type { Money } from '../money/index.ts';
import { money } from '../money/index.ts';

/** Terms on which a buyer pays by invoice. */
export interface CreditTerms {
  /** The most that open invoices may add up to. */
  limit: Money;
  /** What open invoices add up to. */
  used: Money;
  /** Days from an invoice to its due date. */
  days: number;
}

/** The longest time to pay that is granted, in days. */
export const LONGEST_TERM = 365;

/** States of an invoice: owed, owed after its due date, or settled by payments and credit notes. */
export const INVOICE_STATES = ['open', 'overdue', 'settled'] as const;
/** The state of an invoice. */
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** An invoice of an order that was placed on account. Instants are epoch milliseconds. */
export interface Invoice {
  /** Year and number within it, without gaps: `2026-000042`. */
  number: string;
  orderNumber: string;
  /** The buyer's own number; empty without one. */
  purchaseOrderNumber: string;
  /** The buyer's name of the job; empty or absent without one. */
  job?: string;
  /** The member of the company who ordered it; absent for an own order. */
  orderedBy?: string;
  issuedAt: number;
  dueAt: number;
  amount: Money;
  /** The sales tax in the amount. */
  tax: Money;
  /** What credit notes took off it. */
  credited: Money;
  /** What was paid on it. */
  paid: Money;
  state: InvoiceState;
}

/** What is still owed on an invoice. */
export function owedOn({ amount, credited, paid }: Pick<Invoice, 'amount' | 'credited' | 'paid'>): Money {
  return money(amount - credited - paid);
}

/** The state of an invoice at an instant, in epoch milliseconds. */
export function invoiceStateAt(
  invoice: Pick<Invoice, 'amount' | 'credited' | 'paid' | 'dueAt'>,
  now: number,
): InvoiceState {
  if (owedOn(invoice) === 0) return 'settled';
  return now > invoice.dueAt ? 'overdue' : 'open';
}

/** A payment or a credit note on an invoice, or a refund of what was already paid. */
export interface InvoiceEntry {
  kind: 'payment' | 'credit' | 'refund';
  /** The bank's reference of a payment, or the number of the refund. */
  reference: string;
  amount: Money;
  /** The sales tax in a credit note or refund; zero in a payment. */
  tax: Money;
  /** When the money was received or refunded, or the note was issued; epoch milliseconds. */
  at: number;
}

/** Whom an invoice is addressed to, as it was when it was issued. Empty strings for missing data. */
export interface InvoiceAddressee {
  company: string;
  /** The number of the company's license. */
  license: string;
  name: string;
  /** Lines of the billing address. */
  address: string[];
}

/** An invoice with whom it is addressed to and what happened to it, oldest first. */
export interface InvoiceDetail extends Invoice {
  addressee: InvoiceAddressee;
  entries: InvoiceEntry[];
}

/** A buyer's page of invoices, the newest first, with the sums of all. */
export interface InvoiceList {
  items: Invoice[];
  total: number;
  /** Null for a buyer without terms. */
  terms: CreditTerms | null;
  owed: Money;
  overdue: Money;
}

/** Ages of what is owed: not due, or days after the due date. */
export const INVOICE_AGES = ['current', 'to30', 'to60', 'to90', 'over90'] as const;
/** An age of what is owed. */
export type InvoiceAge = (typeof INVOICE_AGES)[number];
/** What is owed by its age, in cents. */
export type Ageing = Readonly<Record<InvoiceAge, Money>>;

/** Days after the due date on which a buyer is reminded by e-mail. */
export const REMINDER_DAYS = [3, 14, 30] as const;
