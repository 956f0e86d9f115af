import type { JobBudget, OfferedMembership, OwnCompany } from '@rider/model/buyer-company';
import {
  companyInvitationSchema,
  companyMemberSchema,
  companyNameSchema,
  deputySchema,
  jobBudgetSchema,
} from '@rider/model/validation';
import type { EmailServices } from '../email/outbox.ts';
import { buyerCalls } from '../http/buyer-calls.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { readForm } from '../http/form-errors.ts';
import { flagOf, textOf, wholeNumberOf } from '../http/parameters.ts';
import { changeMember, setDeputy } from './change-member.ts';
import { readBudgets, removeBudget, saveBudget } from './budgets.ts';
import { companyOf, requireRight } from './company-of.ts';
import { acceptCompanyInvitation, inviteToCompany, offeredBy, withdrawCompanyInvitation } from './invitations.ts';
import { createCompany, readOwnCompany, renameCompany, setMembersOnAccount } from './own-company.ts';

const NAME_FIELDS = { name: 'name' } as const;
const MEMBER_FIELDS = { role: 'role', perOrder: 'perOrder', perMonth: 'perMonth' } as const;
const INVITATION_FIELDS = { email: 'email', ...MEMBER_FIELDS } as const;
const BUDGET_FIELDS = { job: 'job', budget: 'budget', from: 'from', until: 'until' } as const;
const DEPUTY_FIELDS = { deputyId: 'deputyId', until: 'until' } as const;

/** A buyer's company, its members and invitations; not in CRMEB. */
export const buyerCompanyRoutes: RouteModule<EmailServices> = (app, services) => {
  const { database, cache, sessions, clock } = services;
  const forBuyer = buyerCalls(app, sessions);

  forBuyer.get('/company/own', async (context, buyerId) =>
    answer<OwnCompany | null>(context, await readOwnCompany(database, buyerId, clock())),
  );

  forBuyer.post('/company/create', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const { name } = readForm(companyNameSchema, NAME_FIELDS, parameters, locale);
    await createCompany(database, buyerId, { name, now: clock() });
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/company/rename', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const { name } = readForm(companyNameSchema, NAME_FIELDS, parameters, locale);
    const { companyId } = await requireRight(database, buyerId, 'manage');
    await renameCompany(database, companyId, name);
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/company/on_account', async (context, buyerId) => {
    await setMembersOnAccount(database, buyerId, flagOf(context.var.parameters, 'allowed'));
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/company/invite', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const invited = readForm(companyInvitationSchema, INVITATION_FIELDS, parameters, locale);
    await inviteToCompany(services, buyerId, invited, locale);
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/company/withdraw_invitation', async (context, buyerId) => {
    await withdrawCompanyInvitation(database, buyerId, wholeNumberOf(context.var.parameters, 'id') ?? 0);
    return answer(context, undefined, 'saved');
  });

  forBuyer.get('/company/invitation', async (context, buyerId) => {
    const token = textOf(context.var.parameters, 'token');
    return answer<OfferedMembership>(context, await offeredBy(database, buyerId, { token, now: clock() }));
  });

  forBuyer.post('/company/accept_invitation', async (context, buyerId) => {
    await acceptCompanyInvitation(services, buyerId, textOf(context.var.parameters, 'token'));
    cache.invalidate('price-lists');
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/company/member', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const change = readForm(companyMemberSchema, MEMBER_FIELDS, parameters, locale);
    await changeMember(database, buyerId, wholeNumberOf(parameters, 'id') ?? 0, change);
    return answer(context, undefined, 'saved');
  });

  forBuyer.get('/company/budgets', async (context, buyerId) => {
    const member = await companyOf(database, buyerId);
    return answer<JobBudget[]>(context, member === null ? [] : await readBudgets(database, member));
  });

  forBuyer.post('/company/budget', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const change = readForm(jobBudgetSchema, BUDGET_FIELDS, parameters, locale);
    // An id that no budget has must not add one.
    const id = textOf(parameters, 'id') === '' ? null : (wholeNumberOf(parameters, 'id') ?? 0);
    await saveBudget(database, buyerId, { id, ...change }, locale);
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/company/remove_budget', async (context, buyerId) => {
    await removeBudget(database, buyerId, wholeNumberOf(context.var.parameters, 'id') ?? 0);
    return answer(context, undefined, 'saved');
  });

  forBuyer.post('/company/deputy', async (context, buyerId) => {
    const { parameters, locale } = context.var;
    const { deputyId, until } = readForm(deputySchema, DEPUTY_FIELDS, parameters, locale);
    // 0 is nobody's id.
    const deputy = deputyId === '' ? null : (wholeNumberOf(parameters, 'deputyId') ?? 0);
    await setDeputy(database, buyerId, { deputyId: deputy, until });
    return answer(context, undefined, 'saved');
  });
};
