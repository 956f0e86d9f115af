/** Answer of `GET invoices/{number}/pdf`, `GET invoice_statement` and of the desk's calls for both (not in CRMEB). */
export interface PrintedDocumentWire {
  /** The file's name. */
  name: string;
  /** The file in Base64. */
  pdf: string;
}
