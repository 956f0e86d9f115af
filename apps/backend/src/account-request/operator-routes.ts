import type { AccountRequest, OperatorList, OutgoingEmail } from '@rider/api/operator';
import { accountRejectionSchema } from '@rider/model/validation';
import { listEmails } from '../email/outbox.ts';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { decideAccountRequest } from './decide-account-request.ts';
import { findLicensePicture } from './license-picture.ts';
import { listAccountRequests } from './list-account-requests.ts';

/** Operators' calls for account requests and the outbox. */
export const accountRequestOperatorRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'account-requests');
  get<OperatorList<AccountRequest>>('/operator/account_requests', ({ list, locale }) =>
    listAccountRequests(services, list(), locale),
  );

  get('/operator/account_requests/license', async ({ context, id }) => {
    const { type, bytes } = await findLicensePicture(services, id('uid'));
    return context.body(new Uint8Array(bytes), 200, { 'Content-Type': type });
  });

  post('/operator/account_requests/approve', ({ operator, id }) =>
    decideAccountRequest(services, { operator, buyerId: id('uid'), state: 'active', reason: '' }),
  );

  post('/operator/account_requests/refuse', ({ operator, id, form }) =>
    decideAccountRequest(services, { operator, buyerId: id('uid'), state: 'refused', ...form(accountRejectionSchema) }),
  );

  operatorCalls(app, services, 'outbox').get<OperatorList<OutgoingEmail>>('/operator/emails', ({ list }) =>
    listEmails(services.database, list()),
  );
};
