import type { OperatorList, OperatorTaxCertificate } from '@rider/api/operator';
import { taxCertificateRejectionSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { decideCertificate } from './decide-certificate.ts';
import { findDocument, listForOperators } from './list-certificates.ts';

/** Operators' calls for exemption certificates. */
export const taxCertificateOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'tax-certificates');
  get<OperatorList<OperatorTaxCertificate>>('/operator/tax_certificates', ({ list, locale }) =>
    listForOperators(services, list(), locale),
  );

  get('/operator/tax_certificates/document', async ({ context, id }) => {
    const { type, bytes } = await findDocument(services, { id: id('id'), buyerId: null });
    return context.body(new Uint8Array(bytes), 200, { 'Content-Type': type });
  });

  post('/operator/tax_certificates/approve', ({ operator, id }) =>
    decideCertificate(services, { operator, id: id('id'), decision: 'approved', reason: '' }),
  );

  post('/operator/tax_certificates/refuse', ({ operator, id, form }) =>
    decideCertificate(services, {
      operator,
      id: id('id'),
      decision: 'refused',
      ...form(taxCertificateRejectionSchema),
    }),
  );
};
