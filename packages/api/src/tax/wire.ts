/** Request of `POST tax_certificate/add`, a form (not in CRMEB). */
export interface AddTaxCertificateRequestWire {
  number: string;
  province: string;
  last_day: string;
  /** A photo or scan of the certificate, JPEG or PNG. */
  document: Blob;
}
