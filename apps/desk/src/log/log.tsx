import { OPERATOR_ACTIONS, type OperatorLogEntry } from '@rider/api/operator';
import { useIntl } from 'react-intl';
import { logQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { LogDetail, LogSubject } from './log-detail.tsx';

const detailOf = (entry: OperatorLogEntry) => <LogDetail {...entry} />;
const subjectOf = (entry: OperatorLogEntry) => <LogSubject {...entry} />;

/** The operator log, newest first. */
export default function Log() {
  const intl = useIntl();
  const nameOf = (action: string) => {
    const known = OPERATOR_ACTIONS.find((each) => each === action);
    return known === undefined ? action : intl.formatMessage({ id: `desk.action.${known}` });
  };
  return (
    <ListScreen
      section="log"
      messages="desk.log"
      queryOf={logQuery}
      states={OPERATOR_ACTIONS.map((action) => ({ value: action, label: nameOf(action) }))}
      columns={[
        { id: 'when', moment: ({ at }) => at },
        { id: 'who', cell: ({ operator }) => operator },
        { id: 'action', cell: ({ action }) => nameOf(action), rowHeader: true },
        { id: 'subject', cell: subjectOf },
        { id: 'detail', cell: detailOf },
      ]}
      getRowId={({ id }) => id}
    />
  );
}
