import { EMAIL_STATES, type OutgoingEmail } from '@rider/api/operator';
import { formatMoment } from '@rider/ui/date';
import { Dialog } from '@rider/ui/dialog';
import { Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { emailsQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './outbox.css.ts';

/** The shop's e-mails and text messages, newest first; without a mail server or provider they are read here. */
export default function Outbox() {
  const intl = useIntl();
  const text = useMessages('desk.email');
  /** A text message has no subject; its channel is shown instead. */
  const subjectOf = ({ channel, subject }: OutgoingEmail) => (channel === 'text' ? text('text') : subject);
  return (
    <ListScreen
      section="outbox"
      messages="desk.email"
      queryOf={emailsQuery}
      states={EMAIL_STATES}
      columns={[
        { id: 'when', moment: ({ at }) => at },
        { id: 'to', cell: ({ to }) => to },
        { id: 'subject', cell: subjectOf, rowHeader: true },
        {
          id: 'state',
          state: ({ state }) => state,
          tones: { unsent: 'neutral', waiting: 'warning', sent: 'success', failed: 'danger' },
        },
      ]}
      getRowId={({ id }) => id}
      rowActions={(email) => [{ label: 'read', name: 'readOne', values: { subject: subjectOf(email), to: email.to } }]}
      renderDialog={(email, close) => (
        <Dialog
          open
          onOpenChange={close}
          title={subjectOf(email)}
          description={text('addressed', { to: email.to, when: formatMoment(intl, email.at) })}
        >
          {email.body ? <p className={styles.body}>{email.body}</p> : <Text tone="quiet">{text('gone')}</Text>}
        </Dialog>
      )}
    />
  );
}
