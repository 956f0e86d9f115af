import * as v from 'valibot';
import { COMPANY_ROLES } from '../../buyer-company/index.ts';
import { choiceOf, day, email, optionalMoney, optionalText, shortText } from '../fields/index.ts';

/** The name of a buyer's company. */
export const companyNameSchema = v.object({ name: shortText('validation.company.required') });

/** Role and limits of a member; an empty limit is none. */
export const companyMemberSchema = v.object({
  role: choiceOf(COMPANY_ROLES, 'validation.company.role'),
  perOrder: optionalMoney,
  perMonth: optionalMoney,
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

/** The rejection of an approval request. */
export const rejectionSchema = v.object({ reason: shortText('validation.company.reason') });
