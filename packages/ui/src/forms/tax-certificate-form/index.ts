export {
  TaxCertificateForm,
  type TaxCertificateFormProps,
  type TaxCertificateValues,
} from './tax-certificate-form.tsx';
