import type {
  OperatorListWire,
  OperatorTaxCertificateWire,
  TaxCertificateRefusalRequestWire,
} from '@rider/api/operator';
import type { TaxCertificateRequestWire } from '@rider/api/tax';
import type { Untrusted } from '@rider/api/wire';
import { taxCertificateRefusalSchema } from '@rider/model/validation';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { readForm } from '../http/form-refusal.ts';
import { operatorListQueryOf } from '../http/operator-list-query.ts';
import { wholeNumberOf } from '../http/parameters.ts';
import { requireOperator } from '../operator/require-operator.ts';
import { decideCertificate } from './decision.ts';
import { findDocument, listForOperators } from './reading.ts';

function idOf({ var: { parameters } }: HttpContext): number {
  const given: Untrusted<TaxCertificateRequestWire> = parameters;
  return wholeNumberOf(given, 'id') ?? 0;
}

/** Operators' calls for exemption certificates (R6.3). */
export const taxCertificateOperatorRoutes: RouteModule = (app, services) => {
  app.get(
    '/operator/tax_certificates',
    requireOperator(services, async (context) => {
      const { parameters, locale } = context.var;
      return answer<OperatorListWire<OperatorTaxCertificateWire>>(
        context,
        await listForOperators(services, operatorListQueryOf(parameters), locale),
      );
    }),
  );

  app.get(
    '/operator/tax_certificates/document',
    requireOperator(services, async (context) => {
      const { type, bytes } = await findDocument(services, { id: idOf(context), buyerId: null });
      return context.body(new Uint8Array(bytes), 200, { 'Content-Type': type });
    }),
  );

  app.post(
    '/operator/tax_certificates/approve',
    requireOperator(services, async (context, operator) => {
      await decideCertificate(services, { operator, id: idOf(context), decision: 'approved', reason: '' });
      return answer(context, undefined, 'changed');
    }),
  );

  app.post(
    '/operator/tax_certificates/refuse',
    requireOperator(services, async (context, operator) => {
      const { locale } = context.var;
      const parameters: Untrusted<TaxCertificateRefusalRequestWire> = context.var.parameters;
      const { reason } = readForm(taxCertificateRefusalSchema, { reason: 'reason' }, parameters, locale);
      await decideCertificate(services, { operator, id: idOf(context), decision: 'refused', reason });
      return answer(context, undefined, 'changed');
    }),
  );
};
