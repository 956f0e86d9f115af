import type { InvoiceDetail, InvoiceList } from '@rider/model/invoice';
import { requireRight } from '../buyer-company/company-of.ts';
import type { Database } from '../database/open.ts';
import { answerTableFile } from '../document/table-file.ts';
import { daysOf } from '../http/days.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { flagOf, pageOf } from '../http/parameters.ts';
import { buyerCalls } from '../http/buyer-calls.ts';
import { exportedInvoices } from './export-invoices.ts';
import { invoiceDocument } from './invoice-document.ts';
import { listInvoices, readInvoice, type InvoiceOwner } from './list-invoices.ts';
import { creditOperatorRoutes } from './operator-routes.ts';
import { answerPrinted } from './answer-document.ts';
import { statementDocument } from './statement-document.ts';

/** Whose invoices a request is about. @throws ApiError those of {@link requireRight} for those of the company. */
async function ownerOf(
  database: Database,
  buyerId: number,
  { var: { parameters } }: HttpContext,
): Promise<InvoiceOwner> {
  if (!flagOf(parameters, 'of_company')) return { buyerId };
  const { companyId } = await requireRight(database, buyerId, 'see-invoices');
  return { companyId };
}

/** Invoices of buyers and their companies, and operators' calls for accounts. */
export const creditRoutes: RouteModule = (app, services) => {
  const { database, sessions, clock } = services;
  const forBuyer = buyerCalls(app, sessions);

  forBuyer.get('/invoices', async (context, buyerId) =>
    answer<InvoiceList>(
      context,
      await listInvoices(database, await ownerOf(database, buyerId, context), {
        ...pageOf(context.var.parameters),
        now: clock(),
      }),
    ),
  );

  forBuyer.get('/invoices/:number', async (context, buyerId) => {
    const number = context.req.param('number') ?? '';
    return answer<InvoiceDetail>(
      context,
      await readInvoice(database, { buyerId, number, locale: context.var.locale, now: clock() }),
    );
  });

  forBuyer.get('/invoices/:number/pdf', async (context, buyerId) => {
    const number = context.req.param('number') ?? '';
    const { locale } = context.var;
    const content = await invoiceDocument(database, { buyerId, number, locale, now: clock() });
    return answerPrinted(context, content, { name: `invoice-${number}`, caller: `buyer ${buyerId}` });
  });

  forBuyer.get('/invoice_export', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const owner = await ownerOf(database, buyerId, context);
    const rows = await exportedInvoices(database, owner, { issued: daysOf(parameters), locale, now: clock() });
    return answerTableFile(context, 'invoices', rows);
  });

  forBuyer.get('/invoice_statement', async (context, buyerId) => {
    const content = await statementDocument(database, { buyerId, locale: context.var.locale, now: clock() });
    return answerPrinted(context, content, { name: 'statement', caller: `buyer ${buyerId}` });
  });

  creditOperatorRoutes(app, services);
};
