import {
  activateStaff,
  changeStaffRole,
  deactivateStaff,
  renewStaffInvitation,
  signOutStaff,
  withdrawStaffInvitation,
  type StaffMember,
} from '@rider/api/operator';
import { staffRoleSchema, validate } from '@rider/model/validation';
import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { Form, FormActions } from '@rider/ui/form';
import { Cluster, Stack } from '@rider/ui/layout';
import { useState } from 'react';
import { api } from '../data/desk-api.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { InvitationLink } from './invitation-link.tsx';
import { RoleSelect } from './role-select.tsx';

/** Changes a person's role, sessions and access. */
export function PersonDialog({
  person: { id, name, role, state, sessions },
  onClose,
}: {
  person: StaffMember;
  onClose: () => void;
}) {
  const text = useMessages('desk.people');
  const [token, setToken] = useState<string | null>(null);
  const { wiring, acting } = useSavedForm({
    check: (typed) => validate(staffRoleSchema, typed),
    seen: role,
    describe: (saved) => text(`role.${saved}`),
    save: (values, seen) => changeStaffRole(api, id, values.role, seen),
    saved: () => text('roleChanged', { name }),
    onSaved: onClose,
    change: 'staff',
  });
  const act = (action: (id: string) => Promise<void>, done: string) => async () => {
    if (await acting.run(() => action(id), done)) onClose();
  };
  const invite = () => acting.run(async () => setToken((await renewStaffInvitation(api, id)).token));
  if (token !== null) return <InvitationLink token={token} name={name} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={name}>
      <Stack gap="x6">
        {state !== 'invited' && (
          <Form {...wiring}>
            <RoleSelect defaultValue={role} />
            <FormActions submit={text('saveRole')} pending={wiring.pending} />
          </Form>
        )}
        <Cluster gap="x3">
          {state !== 'deactivated' && (
            <Button onClick={() => void invite()}>{text(state === 'invited' ? 'inviteAgain' : 'resetPassword')}</Button>
          )}
          {state === 'invited' && (
            <Button
              variant="danger"
              onClick={() => void act((of) => withdrawStaffInvitation(api, of), text('withdrawn', { name }))()}
            >
              {text('withdraw')}
            </Button>
          )}
          {sessions > 0 && (
            <Button onClick={() => void act((of) => signOutStaff(api, of), text('signedOut', { name }))()}>
              {text('signOut')}
            </Button>
          )}
          {state === 'active' && (
            <Button
              variant="danger"
              onClick={() => void act((of) => deactivateStaff(api, of), text('deactivated', { name }))()}
            >
              {text('deactivate')}
            </Button>
          )}
          {state === 'deactivated' && (
            <Button onClick={() => void act((of) => activateStaff(api, of), text('activated', { name }))()}>
              {text('activate')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Dialog>
  );
}
