import type { TaxCertificate, TaxCertificateDraft } from '@rider/model/tax';
import { postForm } from '../transport/rename-field-errors.ts';
import { getOwnIfPresent, type Api } from '../transport/index.ts';

/** Fields of an exemption certificate by their names in the form. */
export const TAX_CERTIFICATE_FIELDS = {
  number: 'number',
  region: 'province',
  lastDay: 'last_day',
} as const satisfies Record<keyof TaxCertificateDraft, string>;

/** The buyer's exemption certificates, the latest first; none where the backend has no such call. Not in CRMEB. */
export function getTaxCertificates(api: Api): Promise<TaxCertificate[]> {
  return getOwnIfPresent(api, 'tax_certificate/list', []);
}

/**
 * Uploads an exemption certificate, which holds once an operator approves it; `document` is a photo or scan, JPEG or PNG. Field errors have
 * the draft's names, or `document`. Rejects with 910540 while many wait for the shop. Not in CRMEB.
 */
export async function addTaxCertificate(api: Api, draft: TaxCertificateDraft, document: Blob): Promise<void> {
  await postForm(
    api,
    'tax_certificate/add',
    { ...TAX_CERTIFICATE_FIELDS, document: 'document' },
    { ...draft, document },
  );
}

/** Address of a certificate's document, which only its owner can open. */
export function taxCertificateDocument(certificateId: string): string {
  return `/api/tax_certificate/document?id=${certificateId}`;
}
