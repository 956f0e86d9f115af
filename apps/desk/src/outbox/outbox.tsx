import { EMAIL_STATES, type OutgoingEmail } from '@rider/api/operator';
import { Button } from '@rider/ui/button';
import type { DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { Dialog } from '@rider/ui/dialog';
import { Text } from '@rider/ui/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ListScreen } from '../list/list-screen.tsx';
import { stateCell } from '../list/state-cell.tsx';
import { stateFilter } from '../list/state-filter.ts';
import { emailsQuery } from '../data/operator-queries.ts';
import * as styles from './outbox.css.ts';
import type { MessageIdBelow } from '../messages/ids.ts';

const stateBadge = stateCell('desk.email.state', {
  unsent: 'neutral',
  waiting: 'warning',
  sent: 'success',
  failed: 'danger',
});

/** The shop's e-mails and text messages, newest first; without a mail server or provider they are read here. */
export default function Outbox() {
  const intl = useIntl();
  const [open, setOpen] = useState<OutgoingEmail | null>(null);
  const say = (name: MessageIdBelow<'desk.email'>) => intl.formatMessage({ id: `desk.email.${name}` });
  /** A text message has no subject; its channel is shown instead. */
  const subjectOf = ({ channel, subject }: OutgoingEmail) => (channel === 'text' ? say('text') : subject);
  const columns: DataColumn<OutgoingEmail>[] = [
    { id: 'when', label: say('when'), cell: ({ at }) => formatMoment(intl, at) },
    { id: 'to', label: say('to'), cell: ({ to }) => to },
    { id: 'subject', label: say('subject'), cell: subjectOf, rowHeader: true },
    {
      id: 'state',
      label: say('state'),
      cell: stateBadge,
    },
  ];
  const readButton = (email: OutgoingEmail) => (
    <Button
      size="small"
      aria-label={intl.formatMessage({ id: 'desk.email.readOne' }, { subject: subjectOf(email), to: email.to })}
      onClick={() => setOpen(email)}
    >
      {say('read')}
    </Button>
  );
  return (
    <ListScreen
      zoned
      title={intl.formatMessage({ id: 'desk.section.outbox' })}
      queryOf={emailsQuery}
      searchLabel={say('search')}
      states={stateFilter(EMAIL_STATES, say)}
      columns={columns}
      getRowId={({ id }) => id}
      getRowName={subjectOf}
      renderRowActions={readButton}
      empty={say('empty')}
    >
      {open && (
        <Dialog
          open
          onOpenChange={() => setOpen(null)}
          title={subjectOf(open)}
          description={intl.formatMessage(
            { id: 'desk.email.addressed' },
            { to: open.to, when: formatMoment(intl, open.at) },
          )}
        >
          {open.body ? <p className={styles.body}>{open.body}</p> : <Text tone="quiet">{say('gone')}</Text>}
        </Dialog>
      )}
    </ListScreen>
  );
}
