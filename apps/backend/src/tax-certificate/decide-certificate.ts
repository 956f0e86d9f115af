import { certificateStateAt } from '@rider/model/tax';
import type { Database } from '../database/open.ts';
import { queueEmail, type EmailServices } from '../email/outbox.ts';
import { ApiError } from '../http/api-error.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { certificateEmail } from './certificate-email.ts';

/** An operator's decision on a certificate; only a rejection has a `reason`. */
export interface CertificateDecision {
  operator: Operator;
  id: number;
  decision: 'approved' | 'refused';
  reason: string;
}

/**
 * Approves or rejects a certificate; writes decision, e-mail and log in one transaction. @throws ApiError `not-found`;
 * `request-already-decided` if it was decided or has expired.
 */
export async function decideCertificate(
  services: EmailServices & { database: Database; demo: boolean },
  { operator, id, decision, reason }: CertificateDecision,
): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    const certificate = await transaction
      .selectFrom('tax_certificate')
      .innerJoin('buyer', 'buyer.id', 'tax_certificate.buyer_id')
      .select(['buyer_id', 'buyer.account', 'buyer.demo', 'number', 'tax_certificate.state', 'expires_at', 'decision'])
      .where('tax_certificate.id', '=', id)
      .forNoKeyUpdate('tax_certificate')
      .executeTakeFirst();
    if (!certificate || (certificate.demo && !services.demo)) throw new ApiError('not-found');
    const known = { decision: certificate.decision, expiresAt: certificate.expires_at.getTime() };
    if (certificateStateAt(known, operator.at.getTime()) !== 'pending')
      throw new ApiError('request-already-decided', { status: 400 });
    await transaction
      .updateTable('tax_certificate')
      .set({ decision, reason, decided_at: operator.at, decided_by: operator.id })
      .where('id', '=', id)
      .execute();
    const { to, locale, facts } = await certificateEmail(services, transaction, certificate);
    const email = decision === 'approved' ? 'tax-certificate-approved' : 'tax-certificate-refused';
    await queueEmail(services, transaction, { to, email, locale, facts: { ...facts, reason } });
    await recordOperatorAction(transaction, {
      operator,
      action: decision === 'approved' ? 'taxCertificate.approve' : 'taxCertificate.refuse',
      subject: certificate.account,
      detail: [certificate.number, certificate.state, reason].filter(Boolean).join(' · '),
    });
  });
}
