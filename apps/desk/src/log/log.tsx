import { OPERATOR_ACTIONS, type OperatorLogEntry } from '@rider/api/operator';
import type { DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { useIntl } from 'react-intl';
import { ListScreen } from '../list/list-screen.tsx';
import { logQuery } from '../data/operator-queries.ts';
import type { MessageIdBelow } from '../messages/ids.ts';

/** The operator log, newest first. */
export default function Log() {
  const intl = useIntl();
  const nameOf = (action: string) => {
    const known = OPERATOR_ACTIONS.find((each) => each === action);
    return known === undefined ? action : intl.formatMessage({ id: `desk.action.${known}` });
  };
  const head = (name: MessageIdBelow<'desk.log'>) => intl.formatMessage({ id: `desk.log.${name}` });
  const columns: DataColumn<OperatorLogEntry>[] = [
    { id: 'when', label: head('when'), cell: ({ at }) => formatMoment(intl, at) },
    { id: 'who', label: head('who'), cell: ({ operator }) => operator },
    { id: 'action', label: head('action'), cell: ({ action }) => nameOf(action), rowHeader: true },
    { id: 'subject', label: head('subject'), cell: ({ subject }) => subject },
    { id: 'detail', label: head('detail'), cell: ({ detail }) => detail },
  ];
  return (
    <ListScreen
      zoned
      title={head('title')}
      queryOf={logQuery}
      searchLabel={head('search')}
      states={{
        label: head('action'),
        all: head('allActions'),
        options: OPERATOR_ACTIONS.map((action) => ({ value: action, label: nameOf(action) })),
      }}
      columns={columns}
      getRowId={({ id }) => id}
      empty={head('empty')}
    />
  );
}
