import type { ApprovalRequest, ApprovalSummary, CheckoutApproval } from '@rider/model/buyer-company';
import { money } from '@rider/model/money';
import { rejectionSchema } from '@rider/model/validation';
import { removeMember } from '../buyer-company/change-member.ts';
import { judgeOrder } from '../buyer-company/spending.ts';
import { buyerCalls } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule } from '../http/environment.ts';
import { readForm } from '../http/form-errors.ts';
import { pageOf, quotedAmountOf, textOf, wholeNumberOf } from '../http/parameters.ts';
import { readOrderRequest } from '../order/read-order-request.ts';
import type { CheckoutServices } from '../order/checkout.ts';
import { readDeciders } from './approval-messages.ts';
import { approveRequest, rejectRequest, withdrawRequest, withdrawRequestsOf } from './decide-approval.ts';
import { listApprovals, readApproval } from './read-approvals.ts';
import { requestApproval } from './request-approval.ts';

function idOf({ var: { parameters } }: HttpContext): number {
  return wholeNumberOf(parameters, 'id') ?? 0;
}

/** Approval of orders in a buyer's company, and the removal of members, which ends their requests; not in CRMEB. */
export const orderApprovalRoutes: RouteModule<CheckoutServices> = (app, services) => {
  const { database, cache, sessions, clock } = services;
  const forBuyer = buyerCalls(app, sessions);

  forBuyer.post('/company/remove_member', async (context, buyerId) => {
    const memberId = idOf(context);
    await removeMember(database, buyerId, memberId, (transaction) =>
      withdrawRequestsOf(services, transaction, memberId),
    );
    cache.invalidate('price-lists');
    return answer(context, undefined, 'saved');
  });

  forBuyer.get('/company/checkout_approval', async (context, buyerId) => {
    const now = clock();
    const quoted = quotedAmountOf(context.var.parameters, 'total');
    const total = money(Number.isNaN(quoted) ? 0 : (quoted ?? 0));
    const job = textOf(context.var.parameters, 'job');
    const { companyId, reasons } = await judgeOrder(database, { buyerId, total, job, now });
    if (companyId === null || reasons.length === 0) return answer<CheckoutApproval | null>(context, null);
    const deciders = await readDeciders(database, { companyId, requesterId: buyerId }, now);
    return answer<CheckoutApproval | null>(context, { reasons, deciders: deciders.map(({ name }) => name) });
  });

  forBuyer.post('/company/approvals/:key/request', async (context, buyerId) => {
    const id = await requestApproval(services, buyerId, await readOrderRequest(database, context));
    return answer<string>(context, String(id));
  });

  forBuyer.get('/company/approvals', async (context, buyerId) =>
    answer<{ items: ApprovalSummary[]; total: number }>(
      context,
      await listApprovals(database, buyerId, { ...pageOf(context.var.parameters), now: clock() }),
    ),
  );

  forBuyer.get('/company/approval', async (context, buyerId) => {
    const { locale } = context.var;
    return answer<ApprovalRequest>(
      context,
      await readApproval(database, buyerId, { id: idOf(context), locale, now: clock() }),
    );
  });

  forBuyer.post('/company/approve', async (context, buyerId) =>
    answer<string>(context, await approveRequest(services, buyerId, idOf(context))),
  );

  forBuyer.post('/company/reject', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const { reason } = readForm(rejectionSchema, { reason: 'reason' }, parameters, locale);
    await rejectRequest(services, buyerId, idOf(context), reason);
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/company/withdraw_approval', async (context, buyerId) => {
    await withdrawRequest(services, buyerId, idOf(context));
    return answer(context, undefined, 'saved');
  });
};
