import { STAFF_STATES } from '@rider/api/operator';
import { staffQuery } from '../data/operator-queries.ts';
import { DialogButton } from '../list/dialog-button.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';

/** Those who work for the shop, with their roles; owners invite, change and deactivate them here. */
export default function People() {
  const text = useMessages('desk.people');
  return (
    <ListScreen
      section="people"
      messages="desk.people"
      queryOf={staffQuery}
      states={STAFF_STATES}
      columns={[
        { id: 'name', cell: ({ name }) => name, rowHeader: true },
        { id: 'account', cell: ({ account }) => account },
        { id: 'role', cell: ({ role }) => text(`role.${role}`) },
        {
          id: 'state',
          state: ({ state }) => state,
          tones: { active: 'success', invited: 'accent', deactivated: 'neutral' },
        },
        { id: 'secondStep', cell: ({ secondStep }) => text(secondStep ? 'on' : 'off') },
        { id: 'sessions', count: ({ sessions }) => sessions },
      ]}
      getRowId={({ id }) => id}
      rowActions={({ name }) => [{ label: 'change', name: 'changeOf', values: { name } }]}
      renderDialog={(person, close) => <PersonDialog person={person} onClose={close} />}
      actions={
        <DialogButton variant="primary" label={text('invite')}>
          {(close) => <InviteDialog onClose={close} />}
        </DialogButton>
      }
    />
  );
}
