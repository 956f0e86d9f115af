import type { ListWire } from '../wire/index.ts';

/** Terms on which a buyer pays by invoice, and what open invoices use of the limit. Decimals. Not in CRMEB, like all of this file. */
export interface CreditTermsWire {
  limit: string;
  used: string;
  /** Days from an invoice to its due date. */
  days: number;
}

/** Row of `GET invoices`. Decimals and seconds. */
export interface InvoiceWire {
  number: string;
  order_id: string;
  po_number: string;
  add_time: number;
  due_time: number;
  price: string;
  /** The sales tax in `price`. */
  tax_price: string;
  credited: string;
  paid: string;
  state: string;
}

/** A payment or a credit note on an invoice, or a refund of what was already paid. */
export interface InvoiceEntryWire {
  kind: 'payment' | 'credit' | 'refund';
  reference: string;
  price: string;
  /** The sales tax in a credit note or refund; zero in a payment. */
  tax_price: string;
  add_time: number;
}

/** Answer of `GET invoices/{number}`. */
export interface InvoiceDetailWire extends InvoiceWire {
  company: string;
  license: string;
  real_name: string;
  /** Lines of the billing address. */
  address: string[];
  entries: InvoiceEntryWire[];
}

/** Answer of `GET invoices`. */
export interface InvoicesWire extends ListWire<InvoiceWire> {
  terms: CreditTermsWire | null;
  owed: string;
  overdue: string;
}

/** Query of `GET invoices`. */
export interface InvoicesRequestWire {
  page?: number;
  limit?: number;
}

/** Answer of `GET invoices/{number}/pdf`, `GET invoice_statement` and of the desk's calls for both. */
export interface PrintedDocumentWire {
  /** The file's name. */
  name: string;
  /** The file in Base64. */
  pdf: string;
}
