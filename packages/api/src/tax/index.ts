export {
  addTaxCertificate,
  getTaxCertificates,
  TAX_CERTIFICATE_FIELDS,
  taxCertificateDocument,
} from './certificates.ts';
export type * from './wire.ts';
