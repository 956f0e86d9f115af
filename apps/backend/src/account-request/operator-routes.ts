import type {
  AccountApprovalRequestWire,
  AccountRefusalRequestWire,
  AccountRequestWire,
  OperatorListWire,
  OutgoingEmailWire,
} from '@rider/api/operator';
import type { Untrusted } from '@rider/api/wire';
import { accountRefusalSchema } from '@rider/model/validation';
import { listEmails } from '../email/outbox.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { readForm } from '../http/form-refusal.ts';
import { wholeNumberOf } from '../http/parameters.ts';
import { operatorListQueryOf } from '../http/operator-list-query.ts';
import { requireOperator } from '../operator/require-operator.ts';
import { decide } from './decision.ts';
import { findLicensePicture } from './license-picture.ts';
import { listAccountRequests } from './listing.ts';

/** Operators' calls for account requests and for sent e-mail (R1.4). */
export const accountRequestOperatorRoutes: RouteModule = (app, services) => {
  app.get(
    '/operator/account_requests',
    requireOperator(services, async (context) => {
      const { parameters, locale } = context.var;
      return answer<OperatorListWire<AccountRequestWire>>(
        context,
        await listAccountRequests(services, operatorListQueryOf(parameters), locale),
      );
    }),
  );

  app.get(
    '/operator/account_requests/license',
    requireOperator(services, async (context) => {
      const parameters: Untrusted<AccountApprovalRequestWire> = context.var.parameters;
      const { type, bytes } = await findLicensePicture(services, wholeNumberOf(parameters, 'uid') ?? 0);
      return context.body(new Uint8Array(bytes), 200, { 'Content-Type': type });
    }),
  );

  app.post(
    '/operator/account_requests/approve',
    requireOperator(services, async (context, operator) => {
      const parameters: Untrusted<AccountApprovalRequestWire> = context.var.parameters;
      const buyerId = wholeNumberOf(parameters, 'uid') ?? 0;
      await decide(services, { operator, buyerId, state: 'active', reason: '' });
      return answer(context, undefined, 'changed');
    }),
  );

  app.post(
    '/operator/account_requests/refuse',
    requireOperator(services, async (context, operator) => {
      const { locale } = context.var;
      const parameters: Untrusted<AccountRefusalRequestWire> = context.var.parameters;
      const { reason } = readForm(accountRefusalSchema, { reason: 'reason' }, parameters, locale);
      await decide(services, { operator, buyerId: wholeNumberOf(parameters, 'uid') ?? 0, state: 'refused', reason });
      return answer(context, undefined, 'changed');
    }),
  );

  app.get(
    '/operator/emails',
    requireOperator(services, async (context) =>
      answer<OperatorListWire<OutgoingEmailWire>>(
        context,
        await listEmails(services.database, operatorListQueryOf(context.var.parameters)),
      ),
    ),
  );
};
