import * as v from 'valibot';
import { COMPANY_ROLES } from '../../buyer-company/index.ts';
import {
  choiceOf,
  day,
  email,
  flag,
  jobText,
  lineText,
  optionalMoney,
  optionalText,
  positiveMoney,
  shortText,
} from '../fields/index.ts';

/** The name of a buyer's company. */
export const companyNameSchema = v.object({ name: lineText('validation.company.required') });

/** Whether the members of a company may pay on account. */
export const companyOnAccountSchema = v.object({ allowed: flag });

/** Role and limits of a member; an empty limit is none. */
export const companyMemberSchema = v.object({
  role: choiceOf(COMPANY_ROLES, 'validation.company.role'),
  perOrder: optionalMoney,
  perMonth: optionalMoney,
});

/** A buyer whom an operator makes a member, by account or e-mail. */
export const newCompanyMemberSchema = v.object({
  account: shortText('validation.company.account'),
  ...companyMemberSchema.entries,
});

/** An invitation to a company. */
export const companyInvitationSchema = v.object({ email, ...companyMemberSchema.entries });

/** A member's deputy, empty for none, and the deputy's last day. */
export const deputySchema = v.pipe(
  v.object({
    deputyId: optionalText,
    until: v.union([v.pipe(optionalText, v.literal('')), day('validation.company.deputyUntil')]),
  }),
  v.forward(
    v.partialCheck(
      [['deputyId'], ['until']],
      ({ deputyId, until }) => deputyId === '' || until !== '',
      'validation.company.deputyUntil',
    ),
    ['until'],
  ),
);

const budgetDay = v.optional(
  v.union([v.pipe(optionalText, v.literal('')), day('validation.company.budgetDay')], 'validation.company.budgetDay'),
  '',
);

/** The budget of a job; an empty day is any. */
export const jobBudgetSchema = v.pipe(
  v.object({
    job: v.pipe(jobText, v.nonEmpty('validation.company.job')),
    budget: positiveMoney,
    from: budgetDay,
    until: budgetDay,
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['until']],
      ({ from, until }) => until === '' || from <= until,
      'validation.company.budgetDays',
    ),
    ['until'],
  ),
);

/** The rejection of an approval request. */
export const rejectionSchema = v.object({ reason: shortText('validation.company.reason') });

/** The name by which a company's purchasing system signs in. */
export const purchasingSystemSchema = v.object({ identity: lineText('validation.company.identity') });
