import { inviteStaff } from '@rider/api/operator';
import { staffInvitationSchema, validate } from '@rider/model/validation';
import { Dialog } from '@rider/ui/dialog';
import { TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { useState } from 'react';
import { api } from '../data/desk-api.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { InvitationLink } from './invitation-link.tsx';
import { RoleSelect } from './role-select.tsx';

/** Invites a person by e-mail, and shows the link once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages('desk.people');
  const [invited, setInvited] = useState<{ name: string; token: string } | null>(null);
  const { wiring } = useSavedForm({
    check: (typed) => validate(staffInvitationSchema, typed),
    save: async (person) => setInvited({ name: person.name, ...(await inviteStaff(api, person)) }),
    change: 'staff',
  });
  if (invited) return <InvitationLink {...invited} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={text('invite')}>
      <Form {...wiring}>
        <TextField label={text('name')} name="name" autoComplete="off" required />
        <TextField
          label={text('email')}
          description={text('emailHint')}
          name="email"
          type="email"
          autoComplete="off"
          required
        />
        <RoleSelect defaultValue="support" />
        <FormActions submit={text('invite')} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}
