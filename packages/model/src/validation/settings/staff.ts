import * as v from 'valibot';
import { STAFF_ROLES } from '../../staff/index.ts';
import { choiceOf, email, realName } from '../fields/index.ts';

const STAFF_PASSWORD = { minimum: 12, maximum: 100 };

/** The role of a person at the desk. */
export const staffRoleSchema = v.object({ role: choiceOf(STAFF_ROLES, 'validation.staff.role') });

/** An e-mail address alone. */
export const emailSchema = v.object({ email });

/** An invitation to the desk. */
export const staffInvitationSchema = v.object({ name: realName, email, ...staffRoleSchema.entries });

/** What an invited person enters. The password may have any characters. */
export const acceptedInvitationSchema = v.object({
  name: realName,
  email,
  password: v.pipe(
    v.optional(v.string(), ''),
    v.minLength(STAFF_PASSWORD.minimum, 'validation.staff.password'),
    v.maxLength(STAFF_PASSWORD.maximum, 'validation.staff.password'),
  ),
});
