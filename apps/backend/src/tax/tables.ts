import type { Generated } from 'kysely';

/** The sales tax of a country's state, or, with an empty `state`, of the rest of the country. */
export interface TaxRateTable {
  country: string;
  state: string;
  /** Thousandths of a percent. */
  rate: number;
  taxes_freight: boolean;
  /** Whether the shop is registered there; if not, it charges no tax. */
  is_collected: boolean;
  version: Generated<number>;
  /** The operator who saved it last; null for those of the first start. */
  changed_by: Generated<number | null>;
}

/** A certificate by which a buyer is exempt from sales tax, with the document as uploaded. */
export interface TaxCertificateTable {
  id: Generated<number>;
  buyer_id: number;
  number: string;
  /** Code of the US state in which it is valid; empty for all. */
  state: string;
  /** The first instant at which it is no longer valid. */
  expires_at: Date;
  document_type: string;
  document: Buffer;
  uploaded_at: Date;
  /** Null until an operator decides. */
  decision: 'approved' | 'refused' | null;
  /** Reason for a rejection. */
  reason: Generated<string>;
  decided_at: Date | null;
  decided_by: number | null;
  reminded_at: Date | null;
}

/** Tables of sales tax. */
export interface TaxTables {
  tax_rate: TaxRateTable;
  tax_certificate: TaxCertificateTable;
}
