import type { InvoiceDetailWire, InvoicesWire } from '@rider/api/invoice';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { pageOf } from '../http/parameters.ts';
import { forBuyers } from '../http/require-buyer.ts';
import { listInvoices, readInvoice } from './listing.ts';
import { creditOperatorRoutes } from './operator-routes.ts';

/** A buyer's own invoices, and what operators do with accounts. */
export const creditRoutes: RouteModule = (app, services) => {
  const { database, sessions, clock } = services;
  const forBuyer = forBuyers(sessions);

  app.get(
    '/invoices',
    forBuyer(async (context, buyerId) =>
      answer<InvoicesWire>(
        context,
        await listInvoices(database, buyerId, { ...pageOf(context.var.parameters), now: clock() }),
      ),
    ),
  );

  app.get(
    '/invoices/:number',
    forBuyer(async (context, buyerId) => {
      const number = context.req.param('number') ?? '';
      return answer<InvoiceDetailWire>(context, await readInvoice(database, { buyerId, number, now: clock() }));
    }),
  );

  creditOperatorRoutes(app, services);
};
