import { CLOSED_DAY_STATES, removeClosedDay, type ClosedDay } from '@rider/api/operator';
import { Button } from '@rider/ui/button';
import type { DataColumn } from '@rider/ui/data-table';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { closedDaysQuery } from '../data/operator-queries.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { stateFilter } from '../list/state-filter.ts';
import type { MessageIdBelow } from '../messages/ids.ts';
import { ClosedDayDialog } from './closed-day-dialog.tsx';

/** A day with its weekday; noon in UTC is the same day in any zone of the shop. */
function formatDayOfWeek(intl: IntlShape, day: string): string {
  return intl.formatDate(`${day}T12:00:00Z`, { dateStyle: 'full', timeZone: 'UTC' });
}

/** The days on which the shop is closed: nothing is promised to ship on them. Added, renamed and removed here. */
export default function ClosedDays() {
  const intl = useIntl();
  const acting = useOperatorAction('closed-day');
  const [edited, setEdited] = useState<ClosedDay | 'new' | null>(null);
  const say = (name: MessageIdBelow<'desk.closedDays'>) => intl.formatMessage({ id: `desk.closedDays.${name}` });
  const columns: DataColumn<ClosedDay>[] = [
    { id: 'day', label: say('day'), cell: ({ day }) => formatDayOfWeek(intl, day), rowHeader: true },
    { id: 'name', label: say('name'), cell: ({ name }) => name },
  ];
  const rowActions = (closed: ClosedDay) => {
    const day = formatDayOfWeek(intl, closed.day);
    const labelOf = (action: 'rename' | 'remove') =>
      intl.formatMessage({ id: `desk.closedDays.${action}Of` }, { day, name: closed.name });
    const done = intl.formatMessage({ id: 'desk.closedDays.removed' }, { day });
    return (
      <>
        <Button size="small" aria-label={labelOf('rename')} onClick={() => setEdited(closed)}>
          {say('rename')}
        </Button>{' '}
        <Button
          size="small"
          aria-label={labelOf('remove')}
          onClick={() => void acting.run(() => removeClosedDay(api, closed.day), done)}
        >
          {say('remove')}
        </Button>
      </>
    );
  };
  return (
    <ListScreen
      title={intl.formatMessage({ id: 'desk.section.closed-days' })}
      queryOf={closedDaysQuery}
      searchLabel={say('search')}
      states={stateFilter(CLOSED_DAY_STATES, say)}
      columns={columns}
      getRowId={({ day }) => day}
      getRowName={({ day, name }) => `${day} ${name}`}
      renderRowActions={rowActions}
      empty={say('empty')}
      actions={
        <Button variant="primary" onClick={() => setEdited('new')}>
          {say('add')}
        </Button>
      }
    >
      {edited && <ClosedDayDialog closed={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </ListScreen>
  );
}
