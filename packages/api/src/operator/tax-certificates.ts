import type { TaxCertificate } from '@rider/model/tax';
import { readTaxCertificate } from '../tax/certificates.ts';
import type { TaxCertificateRequestWire } from '../tax/wire.ts';
import type { Api } from '../transport/index.ts';
import { instant, object, text, type Untrusted } from '../wire/index.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from './list.ts';
import type { AccountDecisionWire, OperatorTaxCertificateWire, TaxCertificateRefusalRequestWire } from './wire.ts';

/** An exemption certificate as shown at the desk. */
export interface OperatorTaxCertificate extends TaxCertificate {
  account: string;
  company: string;
  /** Address of the picture of the certificate, for operators. */
  document: string;
  /** The decision: by whom and when; null while it is open. */
  decision: { by: string; at: number } | null;
}

/** Exemption certificates, the latest first; `state` is one of `CertificateState`. */
export function getOperatorTaxCertificates(
  api: Api,
  query: OperatorListQuery,
): Promise<OperatorList<OperatorTaxCertificate>> {
  return getOperatorList(api, 'operator/tax_certificates', query, (row: Untrusted<OperatorTaxCertificateWire>) => {
    const certificate = readTaxCertificate(row);
    const decision = object<AccountDecisionWire>(row.decision);
    const decidedAt = instant(decision.time);
    return {
      ...certificate,
      account: text(row.account),
      company: text(row.company),
      document: `/api/operator/tax_certificates/document?id=${certificate.id}`,
      decision: decidedAt === null ? null : { by: text(decision.operator), at: decidedAt },
    };
  });
}

/** Approves a certificate: sales to its state are without tax until it ends. The buyer gets an e-mail. */
export async function approveTaxCertificate(api: Api, id: string): Promise<void> {
  await api.post('operator/tax_certificates/approve', { id } satisfies TaxCertificateRequestWire);
}

/** Refuses a certificate; the buyer gets an e-mail with the reason. */
export async function refuseTaxCertificate(api: Api, { id, reason }: { id: string; reason: string }): Promise<void> {
  await api.post('operator/tax_certificates/refuse', { id, reason } satisfies TaxCertificateRefusalRequestWire);
}
