import { CLOSED_DAY_STATES, removeClosedDay, type ClosedDay } from '@rider/api/operator';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { closedDaysQuery } from '../data/operator-queries.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { DialogButton } from '../list/dialog-button.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { ClosedDayDialog } from './closed-day-dialog.tsx';

/** The days on which the shop is closed: nothing is promised to ship on them. Added, renamed and removed here. */
export default function ClosedDays() {
  const intl = useIntl();
  const text = useMessages('desk.closedDays');
  const acting = useOperatorAction('closed-day');
  // With its weekday; noon in UTC is the same day in any zone of the shop.
  const dayOf = ({ day }: ClosedDay) => intl.formatDate(`${day}T12:00:00Z`, { dateStyle: 'full', timeZone: 'UTC' });
  const remove = (closed: ClosedDay) =>
    void acting.run(() => removeClosedDay(api, closed.day), text('removed', { day: dayOf(closed) }));
  return (
    <ListScreen
      section="closed-days"
      messages="desk.closedDays"
      queryOf={closedDaysQuery}
      states={CLOSED_DAY_STATES}
      columns={[
        { id: 'day', cell: dayOf, rowHeader: true },
        { id: 'name', cell: ({ name }) => name },
      ]}
      getRowId={({ day }) => day}
      rowActions={(closed) => {
        const values = { day: dayOf(closed), name: closed.name };
        return [
          { label: 'rename', name: 'renameOf', values },
          { label: 'remove', name: 'removeOf', values, onPress: () => remove(closed) },
        ];
      }}
      renderDialog={(closed, close) => <ClosedDayDialog closed={closed} onClose={close} />}
      actions={
        <DialogButton variant="primary" label={text('add')}>
          {(close) => <ClosedDayDialog closed={null} onClose={close} />}
        </DialogButton>
      }
    />
  );
}
