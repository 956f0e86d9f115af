import { OPERATOR_FEEDBACK_STATES, type OperatorFeedback } from '@rider/api/operator';
import { FEEDBACK_TOPICS } from '@rider/model/site';
import { Badge } from '@rider/ui/badge';
import { Button } from '@rider/ui/button';
import type { DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { feedbackQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { stateFilter } from '../list/state-filter.ts';
import type { MessageIdBelow } from '../messages/ids.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import * as styles from './feedback.css.ts';

/** Messages to the shop, newest first, and their answers by e-mail. */
export default function Feedback() {
  const intl = useIntl();
  const say = (name: MessageIdBelow<'desk.feedback'>) => intl.formatMessage({ id: `desk.feedback.${name}` });
  const columns: DataColumn<OperatorFeedback>[] = [
    { id: 'when', label: say('when'), cell: ({ at }) => formatMoment(intl, at) },
    { id: 'sender', label: say('sender'), cell: sender, rowHeader: true },
    { id: 'message', label: say('message'), cell: (feedback) => words(intl, feedback) },
    { id: 'answer', label: say('answer'), cell: ({ answer }) => answer ?? say('state.unanswered') },
  ];
  return (
    <ListScreen
      zoned
      title={say('title')}
      queryOf={feedbackQuery}
      searchLabel={say('search')}
      states={stateFilter(OPERATOR_FEEDBACK_STATES, say)}
      columns={columns}
      getRowId={({ id }) => id}
      getRowName={({ name }) => name}
      renderRowActions={(feedback) => <OpenButton feedback={feedback} />}
      empty={say('empty')}
    />
  );
}

/** Opens the message in full, with the form for the answer. */
function OpenButton({ feedback }: { feedback: OperatorFeedback }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const verb = feedback.answer === null ? 'reply' : 'open';
  return (
    <>
      <Button
        size="small"
        aria-label={intl.formatMessage({ id: `desk.feedback.${verb}Of` }, { name: feedback.name })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id={`desk.feedback.${verb}`} />
      </Button>
      {isOpen && <AnswerDialog feedback={feedback} onClose={() => setOpen(false)} />}
    </>
  );
}

function sender({ name, company, email, phone, account }: OperatorFeedback) {
  return (
    <span className={styles.stack}>
      {name}
      {company && <span className={styles.quiet}>{company}</span>}
      <span className={styles.quiet}>{email}</span>
      <span className={styles.quiet}>{phone}</span>
      {account && (
        <span className={styles.quiet}>
          <FormattedMessage id="desk.feedback.account" values={{ account }} />
        </span>
      )}
    </span>
  );
}

function words(intl: IntlShape, { topic, message, pictures, isSuspected }: OperatorFeedback) {
  return (
    <span className={styles.stack}>
      <span className={styles.quiet}>{topicText(intl, topic)}</span>
      {isSuspected && (
        <Badge tone="warning">
          <FormattedMessage id="desk.feedback.state.suspected" />
        </Badge>
      )}
      <span className={styles.text}>{message}</span>
      {pictures.length > 0 && (
        <span className={styles.quiet}>
          <FormattedMessage id="desk.reviews.pictures" values={{ count: pictures.length }} />
        </span>
      )}
    </span>
  );
}

/** A topic's message; the raw topic when this desk has no message for it. */
function topicText(intl: IntlShape, topic: string): string {
  const known = FEEDBACK_TOPICS.find((name) => name === topic);
  return known === undefined ? topic : intl.formatMessage({ id: `desk.feedback.topic.${known}` });
}
