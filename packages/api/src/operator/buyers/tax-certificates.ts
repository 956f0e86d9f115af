import type { TaxCertificate } from '@rider/model/tax';
import { postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

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
  return getOperatorList(api, 'tax_certificates', query);
}

/** Approves a certificate: sales to its state are without tax until it ends. The buyer gets an e-mail. */
export function approveTaxCertificate(api: Api, id: string): Promise<void> {
  return postOwn(api, operatorPath`tax_certificates/approve`, { id });
}

/** Rejects a certificate; the buyer gets an e-mail with the reason. */
export function rejectTaxCertificate(api: Api, rejection: { id: string; reason: string }): Promise<void> {
  return postOwn(api, operatorPath`tax_certificates/refuse`, rejection);
}
