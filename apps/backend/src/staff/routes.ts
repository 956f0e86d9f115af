import type { OperatorList, StaffInvitation, StaffMember } from '@rider/api/operator';
import type { InvitedPerson } from '@rider/api/desk';
import { acceptedInvitationSchema, staffInvitationSchema, staffRoleSchema, validate } from '@rider/model/validation';
import { placeOf } from '../account/client.ts';
import type { SessionServices } from '../account/sessions.ts';
import type { EmailServices } from '../email/outbox.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { acceptedValues } from '../http/form-errors.ts';
import { secretOf, textOf } from '../http/parameters.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { changePerson } from './change-person.ts';
import { acceptInvitation, invitedPerson } from './invitation.ts';
import { invitePerson, renewInvitation, withdrawInvitation } from './invite-person.ts';
import { listStaff } from './list-staff.ts';

/** Those who work for the shop: owners invite, change and deactivate them; invited people set their password. */
export const staffRoutes: RouteModule<EmailServices & Pick<SessionServices, 'announceSessionEnd'>> = (
  app,
  services,
) => {
  const { get, post } = operatorCalls(app, services, 'people');

  get<OperatorList<StaffMember>>('/operator/staff', ({ list, locale }) => listStaff(services, list(), locale));

  post<StaffInvitation>('/operator/staff/invite', ({ operator, form, locale }) =>
    invitePerson(services, operator, form(staffInvitationSchema), locale),
  );

  post<StaffInvitation>('/operator/staff/:id/invite', ({ operator, id, locale }) =>
    renewInvitation(services, operator, id('id'), locale),
  );

  post('/operator/staff/:id/withdraw', ({ operator, id }) => withdrawInvitation(services.database, operator, id('id')));

  post('/operator/staff/:id/role', ({ operator, id, form, seen }) => {
    const { role } = form(staffRoleSchema);
    return changePerson(services, operator, id('id'), {
      action: 'staff.role',
      detail: role,
      set: { staff_role: role },
      seen,
    });
  });

  post('/operator/staff/:id/deactivate', ({ operator, id }) =>
    changePerson(services, operator, id('id'), { action: 'staff.deactivate', set: { active: false } }),
  );

  post('/operator/staff/:id/activate', ({ operator, id }) =>
    changePerson(services, operator, id('id'), { action: 'staff.activate', set: { active: true } }),
  );

  post('/operator/staff/:id/sign_out', ({ operator, id }) =>
    changePerson(services, operator, id('id'), { action: 'staff.signOut' }),
  );

  app.post('/kefuapi/invitation', async (context) => {
    const { name, email } = await invitedPerson(services, textOf(context.var.parameters, 'token'));
    return answer<InvitedPerson>(context, { name, email });
  });

  app.post('/kefuapi/invitation/accept', async (context) => {
    const { locale, parameters } = context.var;
    const token = textOf(parameters, 'token');
    const invited = await invitedPerson(services, token);
    const typed = {
      name: textOf(parameters, 'name'),
      email: invited.email || textOf(parameters, 'email'),
      password: secretOf(parameters, 'password'),
    };
    const person = acceptedValues(validate(acceptedInvitationSchema, typed), {}, locale);
    await acceptInvitation(services, invited, { ...person, token, client: placeOf(context).client });
    return answer(context, undefined, 'changed');
  });
};
