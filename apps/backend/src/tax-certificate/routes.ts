import type { TaxCertificate } from '@rider/model/tax';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { wholeNumberOf } from '../http/parameters.ts';
import { buyerCalls } from '../http/buyer-calls.ts';
import { addCertificate, readCertificate } from './add-certificate.ts';
import { findDocument, listCertificates } from './list-certificates.ts';

/** A buyer's exemption certificates. */
export const taxCertificateRoutes: RouteModule = (app, services) => {
  const { database, clock } = services;
  const forBuyer = buyerCalls(app, services.sessions);

  forBuyer.get('/tax_certificate/list', async (context, buyerId) =>
    answer<TaxCertificate[]>(context, await listCertificates(database, buyerId, clock())),
  );

  forBuyer.get('/tax_certificate/document', async (context, buyerId) => {
    const id = wholeNumberOf(context.var.parameters, 'id') ?? 0;
    const { type, bytes } = await findDocument(services, { id, buyerId });
    return context.body(new Uint8Array(bytes), 200, { 'Content-Type': type });
  });

  forBuyer.post('/tax_certificate/add', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const now = clock();
    const certificate = await readCertificate(database, { parameters, buyerId, locale, now });
    await addCertificate(database, buyerId, certificate, now);
    return answer(context, undefined, 'submitted');
  });
};
